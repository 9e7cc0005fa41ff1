import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LmsCalls } from '../scorm/scorm-api.ts'
import { fakeLms } from '../test/fake-lms.ts'
import { portTo } from '../test/play-through.ts'
import { mayHaveLms, whenConnected } from './when-connected.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function waited(wait: Promise<void>): Promise<number> {
  const began = Date.now()
  let ended = Number.NaN
  void wait.then(() => {
    ended = Date.now() - began
  })
  await vi.runAllTimersAsync()
  return ended
}

it('an API that appears late is waited for, and what it knows is known', async () => {
  const { lms, api } = fakeLms({ 'cmi.suspend_data': 'from before' })
  let found: LmsCalls | null = null
  const port = portTo(() => found, '2004')
  expect(port.before.suspendData).toBe('')
  setTimeout(() => {
    found = api
  }, 2000)
  expect(await waited(whenConnected(port))).toBeLessThan(2200)
  expect(port.health()).toBe('fine')
  expect(port.before.suspendData).toBe('from before')
  expect(lms.calls.initialize).toBe(1)
})

it('where there is none, or one that does not greet, the wait ends', async () => {
  expect(await waited(whenConnected(portTo(() => null, '12')))).toBe(5000)
  const { lms, api } = fakeLms()
  lms.mode = 'false'
  expect(await waited(whenConnected(portTo(() => api, '12')))).toBe(1000)
})

it('a page by itself waits for nobody', () => {
  const windowOf = (own: object) => {
    const window: { parent?: unknown; opener: unknown } = { opener: null, ...own }
    window.parent ??= window
    return window as unknown as Window
  }
  expect(mayHaveLms(windowOf({}))).toBe(false)
  expect(mayHaveLms(windowOf({ parent: {} }))).toBe(true)
  expect(mayHaveLms(windowOf({ opener: {} }))).toBe(true)
})
