import type { Page } from '@playwright/test'
import { sampleDeck } from '@deckle/player/test/sample-deck.ts'
import { apiAs } from '../lib/api.ts'
import { linkOf, makeDeck, selectSlide, titleSlide } from '../lib/decks.ts'
import { expectFetched } from '../lib/play/fetched.ts'
import { expect, test } from '../lib/test.ts'
import { openHydrated } from '../lib/play/deck-play.ts'

declare global {
  interface Window {
    /** What moved, and how far. */
    shifts: string[]
    removals: number
  }
}

/** Show that a slide of the type accepts answers. */
const acts = {
  range_select: async (page) => {
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page.getByText('3.3 kg')).toBeVisible()
  },
  anagram: async (page) => {
    await page.getByRole('group', { name: 'Letters' }).getByRole('button', { name: 's' }).click()
    await expect(page.getByRole('group', { name: 'Your word' }).getByRole('button')).toHaveText(['s'])
  },
  fill_in_the_blanks: async (page) => {
    for (const field of await page.getByRole('textbox').all()) await field.fill('27')
    await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled()
  },
  rating: async (page) => {
    await page.getByRole('radio', { name: '4 of 5 stars' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  },
  uploader: async (page) => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'sky.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
    await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused()
  },
} satisfies Readonly<Record<string, (page: Page) => Promise<void>>>

/** The lightest and the heaviest of these; `npm test` has no other. */
const fewest: readonly string[] = ['rating', 'uploader']

for (const template of Object.keys(acts) as (keyof typeof acts)[]) {
  const tag = fewest.includes(template) ? ['@phone'] : ['@phone', '@deep']
  test(
    `a first slide of type ${template} stays as the server drew it while its code is on its way`,
    { tag },
    async ({ page }) => {
      const slide = sampleDeck.contentHash.find((one) => one.template === template)
      const slides = [{ template, data: slide?.data ?? {} }]
      const deck = await makeDeck(await apiAs('Creator'), { name: `First: ${template}`, slides, publish: true })
      await page.addInitScript(() => {
        interface Shift extends PerformanceEntry {
          value: number
          sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
        }
        window.shifts = []
        window.removals = 0
        new PerformanceObserver((list) => {
          for (const { value, startTime, sources } of list.getEntries() as Shift[])
            for (const { node, previousRect: from, currentRect: to } of sources)
              window.shifts.push(
                `${value} at ${startTime}: ${(node?.parentElement ?? document.body).outerHTML.slice(0, 200)} ${JSON.stringify([from, to])}`,
              )
        }).observe({ type: 'layout-shift', buffered: true })
        document.addEventListener('DOMContentLoaded', () => {
          const count = (records: MutationRecord[]) => {
            for (const { removedNodes } of records) window.removals += removedNodes.length
          }
          new MutationObserver(count).observe(document.body, { childList: true, subtree: true })
        })
      })
      // The type's own script is held back until `letThrough`.
      let script = ''
      let letThrough = (): void => {}
      const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve))
      await page.route('**/player/*.js', async (route) => {
        const { pathname } = new URL(route.request().url())
        if (pathname !== script) await isLetThrough
        await route.continue()
      })
      const html = await (await page.request.get(linkOf(deck))).text()
      script = /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? ''
      const ahead = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map((one) => one[1])
      expect(ahead.length).toBeGreaterThan(0)
      await page.clock.install()
      const requested = page.waitForRequest('**/player/background-*.js')
      await page.goto(linkOf(deck), { waitUntil: 'domcontentloaded' })
      const control = page.locator('.dk-scroll .dk-slide :is(button, input)').first()
      await requested
      await expect(control).toBeVisible()
      letThrough()
      // Only a hydrated player fetches the ending.
      await expectFetched(page, 'src/view/endings/ending-view.tsx')
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await expect(control).toBeVisible()
      expect(await page.evaluate(() => [window.removals, window.shifts])).toEqual([0, []])
      await acts[template](page)
    },
  )
}

test(
  "the next slide's picture is there before the slide is, in the size that is shown",
  { tag: '@phone' },
  async ({ page }) => {
    const api = await apiAs('Creator')
    const { media } = await api.call<{ media: { id: string }[] }>('GET', '/media/list?kind=image&sort=oldest&limit=1')
    const image = { id: media[0]?.id ?? '', alt: 'A picture' }
    const { data } = selectSlide('With a picture?', ['Yes', 'No'])
    const slides = [titleSlide('Welcome'), { template: 'single_select' as const, data: { ...data, image } }]
    const deck = await makeDeck(api, { name: 'Pictures ahead', slides, publish: true })
    const requested: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.includes(image.id)) requested.push(pathname)
    })
    const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes(image.id))
    await openHydrated(page, linkOf(deck))
    await loaded
    await page.getByRole('button', { name: 'Continue' }).click()
    const picture = page.getByAltText('A picture')
    await expect(picture).toBeVisible()
    expect(await picture.evaluate((element: HTMLImageElement) => new URL(element.currentSrc).pathname)).toBe(
      requested[0],
    )
    expect(await picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
    expect(requested).toHaveLength(1)
  },
)
