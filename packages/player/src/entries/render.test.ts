import { describe, expect, it } from 'vitest'
import { deckVariables } from '../view/stage/deck-style.ts'
import { deviceContent, toPlayDeck } from '../deck/play-deck.ts'
import { renderPlayerPage } from './render.tsx'
import { sampleDeck } from '../test/sample-deck.ts'

const evil = `</script><script>alert(1)</script><img src=x onerror=alert(1)>"'&`
const page = (change: Partial<typeof sampleDeck> = {}) =>
  renderPlayerPage({
    content: deviceContent({ ...sampleDeck, ...change }, 'en'),
    deck: toPlayDeck(
      { ...sampleDeck, ...change },
      { deckId: 'd', versionId: 'v', shortid: 'abcdefgh' },
      { poweredBy: true, brand: { name: 'Acme', logo: '' } },
    ),
    assets: {
      script: '/player/player-1.js',
      devanagari: '/player/face-1.woff2',
      icon: '/icon.svg',
      preload: {
        always: ['/player/preact-1.js'],
        device: ['/player/device-1.js'],
        frame: ['/player/frame-1.js'],
        views: { anagram: ['/player/anagram-1.js'] },
      },
    },
    urls: { canonical: 'https://example.com/play/abcdefgh', image: '' },
    meta: { description: 'About the sky' },
  })

describe('the page of a published deck', () => {
  it('shows its first slide before any script, and names itself', async () => {
    const { html } = await page()
    const body = html.slice(html.indexOf('<body'), html.indexOf('<script type="application/json"'))
    expect(body).toContain('What do you know about the sky above?')
    expect(body).toContain('Continue')
    expect(html).toContain('<meta property="og:title" content="The sky above">')
    expect(html).toContain('<link rel="canonical" href="https://example.com/play/abcdefgh">')
    expect(html).not.toContain('og:image')
  })

  it.each(sampleDeck.contentHash)(
    'draws $template as its first slide, not only once its script is there',
    async (slide) => {
      const { html } = await page({ contentHash: [slide] })
      const { question, title, caption } = slide.data
      expect(html.slice(0, html.indexOf('<script type="application/json"'))).toContain(question ?? title ?? caption)
      expect(html).not.toMatch(/<[^>]+\s(style|on\w+)=/)
    },
  )

  it('has fetched along with its script what that needs, and no more', async () => {
    const preloaded = (html: string) =>
      [...html.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map((one) => one[1])
    expect(preloaded((await page()).html)).toEqual(['/player/preact-1.js'])
    const anagram = sampleDeck.contentHash.filter(({ template }) => template === 'anagram')
    expect(preloaded((await page({ contentHash: anagram })).html)).toEqual([
      '/player/preact-1.js',
      '/player/anagram-1.js',
    ])
  })

  it('holds right answers only where the deck is marked on the device, and never the author’s notes', async () => {
    const server = (await page()).html
    const device = (await page({ marking: 'device' })).html
    expect([server.includes('varA * 0.165'), device.includes('varA * 0.165')]).toEqual([false, true])
    expect([server.includes('device-1.js'), device.includes('device-1.js')]).toEqual([false, true])
    expect(server + device).not.toContain('zqSecretqz')
  })

  it('can be served under a strict policy: one style whose text is given, no style or event attributes, one script by address', async () => {
    const { html, styles } = await page()
    expect(html.match(/<style>([\s\S]*?)<\/style>/g)?.map((style) => style.slice(7, -8))).toEqual(styles)
    expect(styles[0]).toContain('--dk-primary:#0097a7')
    expect(html).not.toMatch(/<[^>]+\s(style|on\w+)=/)
    expect(html.match(/<script[^>]*>/g)).toEqual([
      '<script type="module" src="/player/player-1.js">',
      '<script type="application/json" id="deckle-deck">',
    ])
  })

  it('names its script before its style, so that the script is fetched while the page arrives', async () => {
    const { html } = await page()
    expect(html.indexOf('<script type="module"')).toBeLessThan(html.indexOf('<style>'))
  })

  it('shows script in any text as text', async () => {
    const slides = sampleDeck.contentHash.map((slide) => ({
      ...slide,
      data: { ...slide.data, title: evil, paragraph: evil },
    }))
    const { html } = await page({ name: evil, contentHash: slides })
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img src=x')
    const data = /id="deckle-deck">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect((JSON.parse(data) as { deck: { name: string } }).deck.name).toBe(evil)
  })

  it('is right to left for Urdu', async () => {
    expect((await page({ language: 'ur' })).html).toContain('<html lang="ur" dir="rtl">')
  })

  it('takes no colour that is not one', async () => {
    const colors = { ...sampleDeck.colors, base: 'red;}body{display:none', primary: '#FFF' }
    expect(deckVariables({ ...sampleDeck, colors }).map(([name]) => name)).not.toContain('--dk-base')
    expect((await page({ colors })).styles[0]).not.toContain('display:none}')
  })
})
