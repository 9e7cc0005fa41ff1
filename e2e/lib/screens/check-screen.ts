import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Locator, type Page, test as base } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { devtoolsOf } from '../devtools.ts'
import { requestsUnderWay } from '../requests.ts'
import { isDue } from './due-screens.ts'
import { gridOf, writtenGrid } from './screen-grid.ts'

const shots = path.resolve(import.meta.dirname, '../../../test-results/screens')
mkdirSync(shots, { recursive: true })

export type Size = 'desktop' | 'phone'
const phone = { width: 390, height: 844 } as const

interface ScreenOptions {
  /** Scrolled to the middle at each size, where it is not wholly visible. */
  readonly at?: Locator
  /** Only in its own size: on a phone the state is reached in another way. */
  readonly ownSizeOnly?: true
  /** Reloaded at each size, because its initial state depends on the size. */
  readonly reload?: true
}

/**
 * Checks the screen in both system themes and at both sizes: accessible, within its width. Two pictures hold them: a light
 * desktop and a dark phone; a screen of one size is pictured in both themes. Colours do not depend on the size.
 */
export async function checkThemes(page: Page, name: string, options: ScreenOptions = {}): Promise<void> {
  if (isAccepted(page, name)) return
  await atEachSize(page, options, async (size, place) => {
    await waitForLoad(page)
    if (place === 'second') return checkNow(page, `${name}-dark`, size)
    await checkNow(page, `${name}-light`, size)
    await page.emulateMedia({ colorScheme: 'dark' })
    await waitForLoad(page)
    await expectAccessible(page, `${name}-dark`, { only: 'colors' })
    if (place === 'only') await takePicture(page, `${name}-dark`, size)
  })
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Checks the screen: accessible, within its width; takes pictures. */
export async function checkScreen(page: Page, name: string, options: ScreenOptions = {}): Promise<void> {
  if (isAccepted(page, name)) return
  await atEachSize(page, options, async (size) => {
    await waitForLoad(page)
    await checkNow(page, name, size)
  })
}

/** `checkScreen` for a deck's page, which is one document in any size: at another width only layout rules are checked. */
export async function checkPlayed(page: Page, name: string): Promise<void> {
  if (isAccepted(page, name)) return
  await atEachSize(page, {}, async (size, place) => {
    await waitForLoad(page)
    await takePicture(page, name, size)
    await expectNoSidewaysScroll(page, name)
    await expectAccessible(page, name, place === 'second' ? { only: 'layout' } : {})
  })
}

/** Takes pictures only, for what is checked elsewhere. */
export async function takePictures(page: Page, name: string, options: ScreenOptions = {}): Promise<void> {
  if (isAccepted(page, name)) return
  await atEachSize(page, options, async (size) => {
    await waitForLoad(page)
    await takePicture(page, name, size)
  })
}

/** Whether the screen was accepted and nothing that it is built from changed since (due-screens.ts): it is not checked again. */
export const isAccepted = (page: Page, name: string): boolean => !isDue(page.url(), name, base.info().file)

async function checkNow(page: Page, name: string, size: Size): Promise<void> {
  await takePicture(page, name, size)
  await expectNoSidewaysScroll(page, name)
  await expectAccessible(page, name)
}

/** On a desktop: its own size, then a phone's, without navigating again. On a phone: its own size only. */
export async function atEachSize(
  page: Page,
  { at, ownSizeOnly, reload }: ScreenOptions,
  act: (size: Size, place: 'first' | 'second' | 'only') => Promise<void>,
): Promise<void> {
  const scroll = async () =>
    at?.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center' })
    })
  await scroll()
  const size = page.viewportSize()
  if (!size || size.width < 600) return act('phone', 'only')
  if (ownSizeOnly) return act('desktop', 'only')
  await act('desktop', 'first')
  await showAs(page, 'phone', phone)
  if (reload) await page.reload()
  await scroll()
  await act('phone', 'second')
  await showAs(page, 'desktop', size)
}

/** Emulates the size and the pointer, as style sheets see them. */
async function showAs(page: Page, size: Size, viewport: { width: number; height: number }): Promise<void> {
  const devtools = await devtoolsOf(page)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: size === 'phone' })
  await page.setViewportSize(viewport)
}

/** Waits until nothing is loading: skeletons, fonts, pictures. */
export async function waitForLoad(page: Page): Promise<void> {
  // Frames are counted, because a test may hold a request back on purpose. What is drawn as loading is waited for below.
  for (let frames = 0; frames < 100 && requestsUnderWay(page) > 0; frames++)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  await page.evaluate(async () => {
    const isNear = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    }
    // Blocks of skeletons; what is below the fold is loaded when it is scrolled to.
    const isLoading = () =>
      document.querySelector('[aria-busy=true], .animate-shimmer, .animate-slide') ??
      [...document.querySelectorAll('div.rounded-sm.bg-pressed:empty')].find(isNear)
    while (isLoading()) await new Promise((resolve) => requestAnimationFrame(resolve))
    await document.fonts.ready
    const seen = [...document.images].filter((image) => image.src !== '' && (image.loading !== 'lazy' || isNear(image)))
    await Promise.all(seen.map(async (image) => image.decode().catch(() => {})))
  })
}

export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect.soft(over, `pixels beyond the side of ${what}`).toBeLessThanOrEqual(0)
}

/** Saves a picture of the screen and reports its grid. */
export async function takePicture(page: Page, name: string, size: Size): Promise<void> {
  if (isAccepted(page, name)) return
  const screen = `${name}-${size}`
  // A third faster than Playwright's, which looks at every frame and style sheet.
  const devtools = await devtoolsOf(page)
  await page.evaluate(holdStill)
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: 90,
    optimizeForSpeed: true,
  })
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  const picture = Buffer.from(data, 'base64')
  const [grid] = await Promise.all([gridOf(picture), writeFile(path.join(shots, `${screen}.jpg`), picture)])
  base.info().annotations.push({ type: 'screen', description: `${screen} ${writtenGrid(grid)}` })
}

/** In the page: no blinking caret, no toasts, which disappear by themselves, and what moves has arrived. */
async function holdStill(): Promise<void> {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { caret-color: transparent !important } [data-toasts] { visibility: hidden !important }')
  document.adoptedStyleSheets.push(sheet)
  const moving = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime ?? Number.NaN))
  for (const animation of moving) animation.finish()
  if (moving.length === 0 && !document.querySelector('[data-toasts]')) return
  // On a busy machine a picture may show the frame before.
  for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
}
