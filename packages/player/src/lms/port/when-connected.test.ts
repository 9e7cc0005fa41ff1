import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LmsCalls } from '../scorm/scorm-api.ts'
import { fakeLms } from '../test/fake-lms.ts'
import { portTo } from '../test/play-through.ts'
import { mayHaveLms, whenConnected } from './when-connected.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Whether a wait ends within so many milliseconds of fake time, and not a millisecond earlier. */
async function endsAfter(wait: Promise<void>, milliseconds: number): Promise<boolean> {
  let hasEnded = false
  void wait.then(() => (hasEnded = true))
  await vi.advanceTimersByTimeAsync(milliseconds - 1)
  const isEarly = hasEnded
  await vi.advanceTimersByTimeAsync(1)
  return hasEnded && !isEarly
}

it('an API that appears late is waited for, and what it knows is known', async () => {
  const { lms, api } = fakeLms({ 'cmi.suspend_data': 'from before' })
  let found: LmsCalls | null = null
  const port = portTo(() => found, '2004')
  expect(port.before.suspendData).toBe('')
  const wait = whenConnected(port)
  await vi.advanceTimersByTimeAsync(2000)
  found = api
  await vi.advanceTimersByTimeAsync(200)
  await wait
  expect(port.health()).toBe('fine')
  expect(port.before.suspendData).toBe('from before')
  expect(lms.calls.initialize).toBe(1)
})

it('where there is none, or one that does not greet, the wait ends', async () => {
  expect(await endsAfter(whenConnected(portTo(() => null, '12')), 5000)).toBe(true)
  const { lms, api } = fakeLms()
  lms.mode = 'false'
  expect(await endsAfter(whenConnected(portTo(() => api, '12')), 1000)).toBe(true)
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
