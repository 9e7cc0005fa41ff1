// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { sampleDeck } from '../test/sample-deck.ts'
import { press, resetEachTest, start, updates } from './test/start-player.ts'

resetEachTest()

it('saves the place as the slide changes, before the next frame', async () => {
  const { events, saved } = start({ contentHash: sampleDeck.contentHash.slice(0, 5) })
  await updates()
  // Neither frames nor timers come: the tab is closed.
  vi.useFakeTimers()
  try {
    press('Enter')
    for (let done = 0; done < 20; done++) await Promise.resolve()
    expect(saved()?.index).toBe(1)
    expect(events.filter(([event]) => event === 'slide_view')).toHaveLength(1)
  } finally {
    vi.useRealTimers()
  }
})
