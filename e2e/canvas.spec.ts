import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { templates } from '@deckle/slides/templates/templates.ts'
import sharp from 'sharp'
import { buildCanvasPage, canvasAddress, type Drawn, playerAddress, serveSlides } from './lib/canvas-pages.ts'

// The editor's canvas and the deck's own page draw every slide of every template alike, to the pixel.

const sizes = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
] as const

const test = base.extend<object, { folder: string; pages: Record<'canvas' | 'player', Page> }>({
  folder: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'deckle-canvas-'))
      await use(await buildCanvasPage(folder))
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  pages: [
    async ({ browser, folder }, use) => {
      const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' })
      await serveSlides(context, folder)
      // Where one waits before going on, the seconds stand still.
      await context.addInitScript(() => Object.assign(window, { setInterval: () => 0 }))
      await use({ canvas: await context.newPage(), player: await context.newPage() })
      await context.close()
    },
    { scope: 'worker' },
  ],
})

for (const size of sizes)
  test(`every slide of every template, ${size.width} × ${size.height}`, async ({ pages }, info) => {
    test.setTimeout(900_000)
    const different: string[] = []
    for (const template of templates.slice(0, Number(process.env.N ?? 99)))
      for (const language of languagesOf(template.key)) {
        const drawn = { template, language, ...size }
        different.push(...(await compare(pages, drawn, info.outputPath())))
      }
    expect(different).toEqual([])
  })

/** All in English; a few in the other script too. */
const languagesOf = (key: string) =>
  templates.slice(0, 3).some((one) => one.key === key) ? (['en', 'hi'] as const) : (['en'] as const)

async function compare(
  { canvas, player }: Record<'canvas' | 'player', Page>,
  drawn: Drawn,
  folder: string,
): Promise<string[]> {
  const { width, height, template, language } = drawn
  const ids = Object.keys(template.slides)
  const whole = { width, height: height * ids.length }
  const shots: Buffer[] = []
  for (const [page, address] of [
    [player, playerAddress(drawn)],
    [canvas, canvasAddress(drawn, 'on')],
  ] as const) {
    const t0 = Date.now()
    await page.setViewportSize(whole)
    await page.goto(address)
    const t1 = Date.now()
    await settledEverywhere(page, ids.length)
    const t2 = Date.now()
    shots.push(await page.screenshot({ animations: 'disabled', style: hidden, caret: 'hide' }))
    console.log(template.key, t1 - t0, t2 - t1, Date.now() - t2)
  }
  const [theirs, ours] = shots as [Buffer, Buffer]
  if (theirs.equals(ours)) return []
  const [a, b] = await Promise.all(
    [theirs, ours].map((shot) => sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  const tile = width * height * 3
  const found: string[] = []
  for (const [at, id] of ids.entries()) {
    const count = differing(a!.data, b!.data, at * tile, tile)
    if (count === 0) continue
    found.push(
      `${template.key} (${language}), slide ${id} (${template.slides[id]?.template}): ${count} pixels at ${width} × ${height}`,
    )
    const clip = { left: 0, top: at * height, width, height }
    for (const [name, shot] of [
      ['page', theirs],
      ['canvas', ours],
    ] as const)
      await writeFile(
        path.join(folder, `${template.key}-${language}-${id}-${name}.png`),
        await sharp(shot).extract(clip).png().toBuffer(),
      )
  }
  return found
}

/** Controls of editing take no room, so that without them nothing else is moved. */
const hidden = `
  .dk-stage .dk-edit-control, .dk-stage .dk-edit-control * { visibility: hidden !important }
  .dk-stage .dk-edit-only { display: none !important }
`

function differing(a: Buffer, b: Buffer, from: number, length: number): number {
  if (a.subarray(from, from + length).equals(b.subarray(from, from + length))) return 0
  let count = 0
  for (let at = from; at < from + length; at += 3)
    if (a[at] !== b[at] || a[at + 1] !== b[at + 1] || a[at + 2] !== b[at + 2]) count++
  return count
}

async function settledEverywhere(page: Page, count: number): Promise<void> {
  for (const frame of page.frames()) await frame.waitForLoadState()
  const inside = page.frames().length > 1 ? page.frames().slice(1) : page.frames()
  for (const frame of inside)
    await frame.waitForFunction(
      (n) => document.querySelectorAll('.dk-scroll .dk-slide').length === n,
      inside.length > 1 ? 1 : count,
    )
  for (const frame of inside)
    await frame.evaluate(async () => {
      await document.fonts.ready
      // Where a page opens is another test's matter.
      for (const box of document.querySelectorAll('.dk-scroll')) box.scrollTop = 0
      await Promise.all([...document.images].map(async (image) => image.decode().catch(() => {})))
    })
}
