import path from 'node:path'
import { expect, type Page, test as base } from '@playwright/test'
import { templateContent } from '@deckle/slides/templates/template-content.ts'
import type { DeckTemplate, TemplateLanguage } from '@deckle/slides/templates/template.ts'
import { templates } from '@deckle/slides/templates/templates.ts'
import sharp, { type Sharp } from 'sharp'
import { buildCanvasPage, type Drawing, serveSlides } from '../lib/canvas-pages.ts'

// The editor's canvas draws every slide of every template as the deck's page does, to the pixel.

declare global {
  interface Window {
    /** Draws a template's slides: left the deck's page, in frames; right the canvas. */
    drawSlides: (key: string, language: TemplateLanguage) => void
  }
}

type Size = Readonly<Record<'width' | 'height', number>>

const sizes: readonly Size[] = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]

/** One page for all slides, so that the application is loaded once; a second page, in the background, would be throttled. */
const test = base.extend<object, { slides: Page }>({
  slides: [
    async ({ browser }, use, { project }) => {
      const folder = path.join(project.outputDir, 'canvas-page')
      await buildCanvasPage(folder)
      const site = await serveSlides(folder)
      const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' })
      // Countdowns of minimum times stand still.
      await context.addInitScript(() => Object.assign(window, { setInterval: () => 0 }))
      const page = await context.newPage()
      await page.goto(site.url)
      await page.addStyleTag({ content: onlyTheSlides })
      await page.waitForFunction(() => 'drawSlides' in window)
      await use(page)
      await context.close()
      await site.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** All in English, and one in Devanagari. */
const drawings: readonly Drawing[] = [
  ...templates.map((template) => ({ template, language: 'en' as const })),
  ...templates.slice(0, 1).map((template) => ({ template, language: 'hi' as const })),
]

/** Have every slide type between them, `npm test` draws these and the one in Devanagari. */
const fewest: readonly string[] = [
  'founding-story',
  'world-capitals',
  'team-day',
  'employee-pulse',
  'kitchen-hygiene',
  'job-application',
  'loan-instalment',
  'learner-type',
]

test('the templates of `npm test` have every slide type', () => {
  const typesOf = (keys: readonly DeckTemplate[]) =>
    new Set(keys.flatMap((one) => templateContent(one, { language: 'en' }).contentHash.map((slide) => slide.template)))
  expect(typesOf(templates.filter(({ key }) => fewest.includes(key)))).toEqual(typesOf(templates))
})

for (const { template, language } of drawings) {
  const tag = fewest.includes(template.key) ? '@both' : '@deep'
  test(`canvas and page draw ${template.key} (${language}) alike`, { tag }, async ({ slides: page }, info) => {
    const { contentHash, voEnabled } = templateContent(template, { language })
    const voices = voEnabled ? contentHash.filter((slide) => slide.voiceover || slide.tts_audio).length : 0
    const different: string[] = []
    for (const size of sizes) {
      await makeRoom(page, size, contentHash.length)
      if (size === sizes[0])
        await page.evaluate(([key, language]) => window.drawSlides(key, language), [template.key, language] as const)
      await show(page, contentHash.length, voices)
      let found = await differences(page, size, contentHash.length)
      // On a busy machine a screenshot may be taken before all is drawn: a later one is equal.
      for (let tries = 0; tries < 3 && found.length > 0; tries++)
        found = await differences(page, size, contentHash.length)
      for (const { at, text, pictures } of found) {
        const { slideId = '', template: type = '' } = contentHash[at] ?? {}
        different.push(`${slideId} (${type}) at ${size.width} × ${size.height}: ${text}`)
        for (const [side, picture] of Object.entries(pictures))
          await picture.toFile(info.outputPath(`${slideId}-${size.width}-${side}.png`))
      }
    }
    expect(different).toEqual([])
  })
}

async function makeRoom(page: Page, { width, height }: Size, slides: number): Promise<void> {
  await page.setViewportSize({ width: 2 * width, height: height * slides })
  await page.evaluate(
    ({ width, height }) => {
      document.body.style.setProperty('--slide-width', `${width}px`)
      document.body.style.setProperty('--slide-height', `${height}px`)
    },
    { width, height },
  )
}

async function show(page: Page, slides: number, voices: number): Promise<void> {
  // One evaluation for all frames: each one would wait until the tall page is drawn.
  await page.evaluate(
    async ({ slides, voices }) => {
      const framed = () =>
        [...document.querySelectorAll('iframe')].flatMap((frame) => frame.contentDocument ?? ([] as Document[]))
      const all = <T extends Element>(selector: string, within = [document, ...framed()]): T[] =>
        within.flatMap((one) => [...one.querySelectorAll<T>(selector)])
      // The page is rendered with its first slide until its script has read the place; voice and languages load late.
      const isThere = (): boolean =>
        [framed(), [document]].every(
          (side) =>
            all('.dk-scroll .dk-slide', side).length === slides &&
            all('.dk-bar > button', side).length === voices &&
            all('.dk-languages', side).length === slides &&
            all<HTMLProgressElement>('.dk-progress', side).every((progress, at) => progress.value === at),
        )
      while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve))
      await Promise.all([document, ...framed()].map((one) => one.fonts.ready))
      // Scroll positions are tested elsewhere.
      for (const scroll of all('.dk-scroll')) scroll.scrollTop = 0
      await Promise.all(all<HTMLImageElement>('img').map((image) => image.decode().catch(() => {})))
      for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
      for (const one of [document, ...framed()])
        for (const animation of one.getAnimations()) {
          // Endless animations stay at their beginning.
          if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
          else animation.finish()
        }
    },
    { slides, voices },
  )
}

/**
 * Each frame and each canvas is a layer of its own, drawn from its own corner, so that curves are antialiased alike. Editing
 * controls take no room, so hiding them moves nothing.
 */
const onlyTheSlides = `
  body { margin: 0; overflow: hidden }
  :is(iframe, [data-stage]) {
    display: block;
    width: var(--slide-width);
    height: var(--slide-height);
    border: 0;
    will-change: transform;
  }
  .dk-stage :is(.dk-edit-control, .dk-edit-control *, .dk-edit-blank, .dk-edit-only, .dk-edit-only *) {
    visibility: hidden !important;
  }
`

interface Difference {
  readonly at: number
  readonly text: string
  readonly pictures: Readonly<Record<'page' | 'canvas', Sharp>>
}

/** Slides that differ between canvas and page, and by how many pixels. */
async function differences(page: Page, { width, height }: Size, slides: number): Promise<Difference[]> {
  // Playwright compresses screenshots as far as possible, which takes most of the time here.
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
  await session.detach()
  const png = Buffer.from(data, 'base64')
  const { data: pixels, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  if (info.width !== 2 * width || info.height !== height * slides) throw new Error('The picture has another size')
  return Array.from({ length: slides }, (_one, at) => {
    const { count, step } = differing(pixels, width, at * height, (at + 1) * height)
    const cut = (left: number) => sharp(png).extract({ left, top: at * height, width, height })
    const pictures = { page: cut(0), canvas: cut(width) }
    return { at, count, text: `${count} pixels, by up to ${step} of 255`, pictures }
  }).filter(({ count }) => count > 0)
}

/** Pixels of the rows that differ between the left and the right half, and the largest difference between them. */
function differing(pixels: Buffer, width: number, from: number, to: number): { count: number; step: number } {
  let [count, step] = [0, 0]
  for (let row = from; row < to; row++) {
    const [left, right] = [0, 1].map((half) =>
      pixels.subarray((2 * row + half) * width * 3, (2 * row + half + 1) * width * 3),
    )
    if (!left || !right || left.equals(right)) continue
    for (let at = 0; at < left.length; at += 3) {
      const steps = [0, 1, 2].map((channel) => Math.abs((left[at + channel] ?? 0) - (right[at + channel] ?? 0)))
      if (Math.max(...steps) > 0) count++
      step = Math.max(step, ...steps)
    }
  }
  return { count, step }
}
