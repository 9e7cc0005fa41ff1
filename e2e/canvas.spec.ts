import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, type Page, test as base } from '@playwright/test'
import { templates } from '@deckle/slides/templates/templates.ts'
import sharp from 'sharp'
import { buildCanvasPage, canvasAddress, type Drawn, playerAddress, serveSlides } from './lib/canvas-pages.ts'

// The editor's canvas and the deck's own page draw every slide of every template alike, to the pixel.

type Size = Readonly<Record<'width' | 'height', number>>

const sizes: readonly [Size, Size] = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]

/** One page draws both: of two, the one behind would be given its turns seconds later. */
const test = base.extend<object, { slides: Page }>({
  slides: [
    async ({ browser }, use) => {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'deckle-canvas-'))
      const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' })
      // Where one waits before going on, the seconds stand still.
      await context.addInitScript(() => Object.assign(window, { setInterval: () => 0 }))
      await buildCanvasPage(folder)
      await serveSlides(context, folder)
      await use(await context.newPage())
      await context.close()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** All in English, and one in the other script. */
const drawings: readonly Drawn[] = [
  ...templates.map((template) => ({ template, language: 'en' as const })),
  ...templates.slice(0, 1).map((template) => ({ template, language: 'hi' as const })),
]

/** One after the other by one worker, which builds the page of canvases once. */
test.describe.configure({ mode: 'default' })

for (const drawn of drawings) {
  const { key, slides } = drawn.template
  test(`canvas and page draw ${key} (${drawn.language}) alike`, async ({ slides: page }, info) => {
    const ids = Object.keys(slides)
    const different: string[] = []
    const shotsOf = async (address: string, box: string): Promise<Buffer[]> => {
      await page.setViewportSize(tall(sizes[0], ids.length))
      await page.goto(address)
      const shots: Buffer[] = []
      for (const size of sizes) shots.push(await shot(page, box, ids.length, size))
      return shots
    }
    const pages = await shotsOf(playerAddress(drawn), 'iframe')
    const canvases = await shotsOf(canvasAddress(drawn), '[data-stage]')
    for (const [nth, size] of sizes.entries()) {
      const shots = [pages[nth] ?? Buffer.of(), canvases[nth] ?? Buffer.of()] as const
      for (const [at, count] of await differences(...shots, ids.length)) {
        const id = ids[at] ?? ''
        different.push(`${id} (${slides[id]?.template}) at ${size.width} × ${size.height}: ${count} pixels`)
        const clip = { left: 0, top: at * size.height, ...size }
        for (const [n, picture] of shots.entries())
          await sharp(picture)
            .extract(clip)
            .toFile(info.outputPath(`${id}-${size.width}-${['page', 'canvas'][n]}.png`))
      }
    }
    expect(different).toEqual([])
  })
}

const tall = ({ width, height }: Size, count: number) => ({ width, height: height * count })

/** All slides at a size, one below the other, as they are once nothing is on its way any more. */
async function shot(page: Page, box: string, count: number, { width, height }: Size): Promise<Buffer> {
  await page.setViewportSize(tall({ width, height }, count))
  await page.addStyleTag({
    content: `${hidden} ${box} { width: ${width}px !important; height: ${height}px !important }`,
  })
  // In one go for all frames: a tall page takes long to draw, and each question of its own would wait for that.
  await page.evaluate(async (slides) => {
    const documents = (): Document[] => {
      const framed = [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument)
      return framed.length > 0 ? framed.filter((one) => one !== null) : [document]
    }
    const all = <T extends Element>(selector: string): T[] =>
      documents().flatMap((one) => [...one.querySelectorAll<T>(selector)])
    // The deck's page comes with its first slide, until its script has read where one was.
    const isThere = (): boolean =>
      all('.dk-scroll .dk-slide').length === slides &&
      all<HTMLProgressElement>('.dk-progress').every((progress, at) => progress.value === at) &&
      all('.dk-languages').length === slides
    while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 20))
    // Parts that are loaded late, as the voice's button, are there once nothing is added any more.
    for (let before = -1, now = all('*').length; now !== before; now = all('*').length) {
      before = now
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    await Promise.all(documents().map((one) => one.fonts.ready))
    // Where a page opens is another test's matter.
    for (const scroll of all('.dk-scroll')) scroll.scrollTop = 0
    await Promise.all(all<HTMLImageElement>('img').map((image) => image.decode().catch(() => {})))
    await new Promise((resolve) => requestAnimationFrame(resolve))
    for (const one of documents())
      for (const animation of one.getAnimations()) {
        // What moves for ever stays at its beginning.
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
        else animation.finish()
      }
  }, count)
  // Playwright's own way packs each picture as small as it can, which is most of the time here.
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
  await session.detach()
  return Buffer.from(data, 'base64')
}

/** Controls of editing take no room: nothing else is moved where they are not seen. What only authors are shown is taken away. */
const hidden = `
  .dk-stage .dk-edit-control, .dk-stage .dk-edit-control * { visibility: hidden !important }
  .dk-stage .dk-edit-blank { visibility: hidden !important }
  .dk-stage .dk-edit-only { display: none !important }
`

/** By the slide's index, how many pixels differ. */
async function differences(one: Buffer, other: Buffer, slides: number): Promise<[at: number, count: number][]> {
  if (one.equals(other)) return []
  const [a, b] = await Promise.all([one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()))
  if (!a || !b || a.length !== b.length) throw new Error('The pictures are not of one size')
  const length = a.length / slides
  return Array.from({ length: slides }, (_one, at): [number, number] => [
    at,
    differing(a.subarray(at * length, (at + 1) * length), b.subarray(at * length, (at + 1) * length)),
  ]).filter(([, count]) => count > 0)
}

/** A frame and a box of one page are smoothed along curves from other corners: one step of 255, or two, is no difference. */
const rounding = 2

function differing(a: Buffer, b: Buffer): number {
  if (a.equals(b)) return 0
  let count = 0
  for (let at = 0; at < a.length; at += 3)
    if ([0, 1, 2].some((channel) => Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)) > rounding)) count++
  return count
}
