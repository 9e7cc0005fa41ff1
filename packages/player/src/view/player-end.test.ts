// @vitest-environment happy-dom
import { render } from 'preact'
import { describe, expect, it } from 'vitest'
import { HostRefusal, type PlayerHost, type PlayEvent } from '../hosts/host.ts'
import { sampleDeck } from '../test/sample-deck.ts'
import { $, heading, press, resetEachTest, root, start, updates } from './test/start-player.ts'

resetEachTest()

describe('endings and refusals in the player', () => {
  it.each([
    ['story', 'Thank you'],
    ['quiz', 'Your score'],
    ['game', 'Points'],
    ['poll', 'Thank you'],
    ['survey', 'Thank you'],
    ['audit', 'Your result'],
    ['assessment', 'Your result'],
    ['submission', 'Thank you'],
    ['feedback', 'Thank you'],
    ['calculator', 'Thank you'],
    ['profiler', 'Your result'],
    ['recommendation', 'Your result'],
    ['linklist', 'Links'],
  ] as const)('ends a %s that nobody answered with "%s"', async (readerType, title) => {
    start({ readerType }, { index: sampleDeck.contentHash.length })
    await expect.poll(() => heading()).toBe(title)
  })

  it('tells once that an attempt is complete, however often its end is looked at', async () => {
    const completions = (events: [PlayEvent, string | null][]) =>
      events.filter(([event]) => event === 'complete').length
    const slides = sampleDeck.contentHash.slice(0, 1)
    const first = start({ contentHash: slides })
    await updates()
    press('Enter')
    await updates()
    expect(completions(first.events)).toBe(1)
    const saved = first.saved()
    render(null, root)
    const again = start({ contentHash: slides }, { host: { restore: () => saved } })
    await updates()
    expect(heading()).toBe('Thank you')
    expect(completions(again.events)).toBe(0)
    // The new attempt's is.
    ;[...root.querySelectorAll('button')].find(({ textContent }) => textContent === 'Start again')?.click()
    await updates()
    press('Enter')
    await updates()
    expect(completions(again.events)).toBe(1)
  })

  it('offers no new start where the deck was opened by an invite', async () => {
    start({}, { index: sampleDeck.contentHash.length, once: true })
    await expect.poll(() => heading()).toBe('Your score')
    expect(root.textContent).not.toContain('Start again')
  })

  it('says why an answer is not taken, in the words of whoever refuses it', async () => {
    const answer = () => Promise.reject(new HostRefusal('closed', 'This link was already used. It works once.'))
    start({}, { index: 4, host: { answer } })
    await updates()
    press('a')
    await updates()
    expect($('.dk-banner')?.textContent).toBe('This link was already used. It works once. Your answer was not stored.')
  })

  it('says that the deck asks once more who comes, and leads there', async () => {
    const onConnection: PlayerHost['onConnection'] = (listener) => {
      listener({ unsent: 2, offline: true, isStored: true, needsPass: true })
      return () => undefined
    }
    start({}, { index: 4, host: { onConnection } })
    await updates()
    expect($('.dk-banner')?.textContent).toContain('Your answers are kept on this device and sent after that.')
    expect($('.dk-banner')?.textContent).toContain('Waiting to send: 2')
    expect($('.dk-banner button')?.textContent).toBe('Open it again')
  })
})
