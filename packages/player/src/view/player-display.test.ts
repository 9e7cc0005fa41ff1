// @vitest-environment happy-dom
import { act } from 'preact/test-utils'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Connection, online, type PlayerHost } from '../hosts/host.ts'
import { sampleDeck } from '../test/sample-deck.ts'
import { $, heading, press, resetEachTest, start, updates } from './test/start-player.ts'

resetEachTest()

/** Milliseconds after which the next slide is drawn. */
const PAUSE = 60

function holdTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** Lets time pass, and with it what is drawn in between. */
async function pass(milliseconds: number): Promise<void> {
  await act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))
  await vi.dynamicImportSettled()
  await act(async () => void (await vi.advanceTimersByTimeAsync(0)))
}

describe('verdicts in view and the prerendered slide', () => {
  it('shows a question from its top, and goes down to what is told of its answer, once', async () => {
    const scrolled: string[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.textContent ?? '')
    })
    try {
      start({ contentHash: sampleDeck.contentHash.slice(4, 7) })
      await updates()
      expect(scrolled).toEqual([])
      press('a')
      await updates()
      expect(scrolled).toEqual(['Not right Have another look at the order of the planets.'])
      press('Enter')
      await updates()
      press('ArrowLeft')
      await updates()
      expect($('.dk-verdict')?.textContent).toContain('Have another look')
      expect(scrolled.length).toBe(1)
      press('Enter')
      await updates()
      const second = scrolled.length
      press('ArrowLeft')
      await updates()
      expect(scrolled.length).toBe(second)
    } finally {
      vi.restoreAllMocks()
    }
  })

  it('keeps what is told in sight when a banner takes room from it, once', async () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
    let notify: (connection: Connection) => void = () => {}
    try {
      const onConnection: PlayerHost['onConnection'] = (listener) => {
        notify = listener
        return () => {}
      }
      start({ contentHash: sampleDeck.contentHash.slice(4, 7) }, { host: { onConnection } })
      await updates()
      notify({ ...online, offline: true })
      await updates()
      notify(online)
      await updates()
      expect(scrollIntoView).toHaveBeenCalledTimes(0)
      press('a')
      await updates()
      expect(scrollIntoView).toHaveBeenCalledTimes(1)
      notify({ ...online, unsent: 1, offline: true })
      await updates()
      expect($('.dk-banner.dk-on')).not.toBeNull()
      expect(scrollIntoView).toHaveBeenCalledTimes(2)
      notify(online)
      await updates()
      notify({ ...online, unsent: 1, offline: true })
      await updates()
      expect(scrollIntoView).toHaveBeenCalledTimes(2)
    } finally {
      vi.restoreAllMocks()
    }
  })

  it('draws the next slide ahead, out of sight, and shows what it drew', async () => {
    holdTime()
    start()
    await pass(PAUSE)
    const [shown, ahead] = [heading(), $('.dk-ahead h2')]
    expect(ahead?.textContent).not.toBe(shown)
    $('.dk-foot .dk-main')!.click()
    await pass(0)
    expect($('.dk-scroll h2')).toBe(ahead)
    expect(document.activeElement).toBe(ahead)
    await pass(PAUSE)
    expect($('.dk-ahead h2')).not.toBeNull()
    press('ArrowLeft')
    await pass(0)
    expect(heading()).toBe(shown)
    expect($('.dk-ahead')).toBeNull()
  })

  it.each([
    ['people who save data', { saveData: true }, 9, false],
    ['people on a slow connection', { effectiveType: '2g' }, 9, false],
    ['the last slide', {}, 1, false],
    ['others', {}, 9, true],
  ])('draws the next slide ahead or not: for %s', async (_name, connection, slides, isDrawn) => {
    holdTime()
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
    start({ contentHash: sampleDeck.contentHash.slice(0, slides) })
    await pass(5000)
    expect($('.dk-ahead') !== null).toBe(isDrawn)
  })
})
