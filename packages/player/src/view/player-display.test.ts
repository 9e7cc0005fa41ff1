// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { type Connection, online, type PlayerHost } from '../hosts/host.ts'
import { sampleDeck } from '../test/sample-deck.ts'
import { $, heading, press, resetEachTest, root, start, updates } from './test/start-player.ts'

resetEachTest()

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
    start()
    await vi.waitFor(() => expect($('.dk-ahead h2')).not.toBeNull())
    const [shown, ahead] = [heading(), $('.dk-ahead h2')]
    expect(ahead?.textContent).not.toBe(shown)
    $('.dk-foot .dk-main')!.click()
    await updates()
    expect($('.dk-scroll h2')).toBe(ahead)
    expect(document.activeElement).toBe(ahead)
    await vi.waitFor(() => expect($('.dk-ahead h2')).not.toBeNull())
    press('ArrowLeft')
    await updates()
    expect(heading()).toBe(shown)
    expect($('.dk-ahead')).toBeNull()
  })

  it('draws nothing ahead for people who save data, nor after the last slide', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    try {
      start()
      await new Promise((resolve) => setTimeout(resolve, 150))
      await updates()
      expect($('.dk-ahead')).toBeNull()
    } finally {
      Reflect.deleteProperty(navigator, 'connection')
    }
    root.textContent = ''
    start({ contentHash: sampleDeck.contentHash.slice(0, 1) })
    await new Promise((resolve) => setTimeout(resolve, 150))
    await updates()
    expect($('.dk-ahead')).toBeNull()
  })
})
