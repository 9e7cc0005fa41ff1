import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, type Page, test as base } from '@playwright/test'
import { templates } from '@deckle/slides/templates/templates.ts'
import sharp from 'sharp'
import { buildCanvasPage, canvasAddress, type Drawn, playerAddress, serveSlides } from './lib/canvas-pages.ts'

// The editor's canvas and the deck's own page draw every slide of every template alike, to the pixel.

const sizes = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
] as const

const test = base.extend<object, { pages: Record<'player' | 'canvas', Page> }>({
  pages: [
    async ({ browser }, use) => {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'deckle-canvas-'))
      const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' })
      // Where one waits before going on, the seconds stand still.
      await context.addInitScript(() => Object.assign(window, { setInterval: () => 0 }))
      await buildCanvasPage(folder)
      await serveSlides(context, folder)
      await use({ player: await context.newPage(), canvas: await context.newPage() })
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
  test(`canvas and page draw ${key} (${drawn.language}) alike`, async ({ pages: { player, canvas } }, info) => {
    const ids = Object.keys(slides)
    const different: string[] = []
    await player.goto(playerAddress(drawn))
    await canvas.goto(canvasAddress(drawn))
    for (const size of sizes) {
      const shots = [
        await shot(player, 'iframe', ids.length, size),
        await shot(canvas, '[data-stage]', ids.length, size),
      ] as const
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

/** All slides at a size, one below the other, as they are once nothing is on its way any more. */
async function shot(
  page: Page,
  box: string,
  count: number,
  { width, height }: (typeof sizes)[number],
): Promise<Buffer> {
  await page.setViewportSize({ width, height: height * count })
  await page.addStyleTag({
    content: `${hidden} ${box} { width: ${width}px !important; height: ${height}px !important }`,
  })
  const frames = page.frames().length > 1 ? page.frames().slice(1) : page.frames()
  for (const frame of frames) {
    await frame.waitForFunction(
      (n) => document.querySelectorAll('.dk-scroll .dk-slide').length === n,
      count / frames.length,
    )
    await frame.evaluate(async () => {
      await document.fonts.ready
      // Where a page opens is another test's matter.
      for (const scroll of document.querySelectorAll('.dk-scroll')) scroll.scrollTop = 0
      await new Promise((resolve) => requestAnimationFrame(resolve))
      await Promise.all([...document.images].map(async (image) => image.decode().catch(() => {})))
    })
  }
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
