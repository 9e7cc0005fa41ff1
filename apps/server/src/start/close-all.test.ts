import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { closeAll, type Undo } from './close-all.ts'

const never = (): Promise<never> => new Promise(() => undefined)

it('closes parts in reverse order, leaves those that do not close in time, and warns only of these', async () => {
  const log = pino({ level: 'silent' })
  const warn = vi.spyOn(log, 'warn')
  const closed: string[] = []
  const part = (name: string, within?: number): Undo => ({
    close: async () => closed.push(name),
    ...(within !== undefined && { within }),
  })
  await closeAll([part('database'), { close: never, within: 100 }, part('listener', 1), part('app')], log)
  expect(closed).toEqual(['app', 'listener', 'database'])
  expect(warn.mock.calls).toEqual([['A part did not close in time.']])
})
