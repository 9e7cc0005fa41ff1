import path from 'node:path'
import { expect, type Locator, type Page, test as base } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { devtoolsOf } from './devtools.ts'
import { requestsUnderWay } from './requests.ts'
import { gridOf, writtenGrid } from './screen-grid.ts'

const shots = path.resolve(import.meta.dirname, '../../test-results/screens')

export type Size = 'desktop' | 'phone'
const phone = { width: 390, height: 844 } as const

interface Look {
  /** Is brought to the middle of each size, where it is not seen whole. */
  readonly at?: Locator
  /** In its own size only: on a phone one comes there in another way. */
  readonly here?: true
  /** Is loaded anew at each size: what it opens with hangs on that. */
  readonly anew?: true
}

/** The screen as it stands, dark and light as a system set so shows it: accessible, within its width, pictures kept. */
export async function lookAt(page: Page, name: string, how: Look = {}): Promise<void> {
  await look(page, how, async (size, isFirst) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await settled(page)
    // Dark colours are the same in any size.
    if (isFirst) await expectAccessible(page, `${name}-dark`, { only: 'colors' })
    await keepPicture(page, `${name}-dark`, size)
    await page.emulateMedia({ colorScheme: 'light' })
    await checkNow(page, `${name}-light`, size)
  })
}

/** The screen as it stands: accessible, within its width, and pictures of it kept. */
export async function checkScreen(page: Page, name: string, how: Look = {}): Promise<void> {
  await look(page, how, async (size) => {
    await settled(page)
    await checkNow(page, name, size)
  })
}

/** The same of a deck's own page, which is one document in any size: another width is checked for what a width can break. */
export async function checkPlayed(page: Page, name: string): Promise<void> {
  await look(page, {}, async (size, isFirst) => {
    await settled(page)
    await keepPicture(page, name, size)
    await expectNoSidewaysScroll(page, name)
    await expectAccessible(page, name, isFirst ? {} : { only: 'layout' })
  })
}

/** Pictures alone, of what is checked elsewhere. */
export async function keepPictures(page: Page, name: string, how: Look = {}): Promise<void> {
  await look(page, how, async (size) => {
    await settled(page)
    await keepPicture(page, name, size)
  })
}

async function checkNow(page: Page, name: string, size: Size): Promise<void> {
  await keepPicture(page, name, size)
  await expectNoSidewaysScroll(page, name)
  await expectAccessible(page, name)
}

/**
 * A page of a computer is looked at in its own size, then as a phone shows it, without going there again; one of a phone
 * there alone.
 */
export async function look(
  page: Page,
  { at, here, anew }: Look,
  act: (size: Size, isFirst: boolean) => Promise<void>,
): Promise<void> {
  const scroll = async () =>
    at?.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center' })
    })
  await scroll()
  const own = page.viewportSize()
  if (!own || own.width < 600) return act('phone', true)
  await act('desktop', true)
  if (here) return
  await showAs(page, 'phone', phone)
  if (anew) await page.reload()
  await scroll()
  await act('phone', false)
  await showAs(page, 'desktop', own)
}

/** The size, and whether there is a finger or a mouse, as style sheets are told. */
async function showAs(page: Page, size: Size, viewport: { width: number; height: number }): Promise<void> {
  const devtools = await devtoolsOf(page)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: size === 'phone' })
  await page.setViewportSize(viewport)
}

/** Nothing is loading any more: no skeleton, fonts and pictures are there. */
export async function settled(page: Page): Promise<void> {
  // What a test holds back for good is not waited for.
  for (let looks = 0; looks < 50 && requestsUnderWay(page) > 0; looks++)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 20)))
  await page.evaluate(async () => {
    while (document.querySelector('[aria-busy=true], .animate-shimmer, .animate-slide'))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    await document.fonts.ready
    const isNear = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    }
    const seen = [...document.images].filter((image) => image.src !== '' && (image.loading !== 'lazy' || isNear(image)))
    await Promise.all(seen.map(async (image) => image.decode().catch(() => {})))
  })
}

/** Nothing stands out at the side: a page never scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect.soft(over, `pixels beyond the side of ${what}`).toBeLessThanOrEqual(0)
}

/**
 * Keeps a picture of the screen among the test's artefacts, and tells the reporter what it looks like. Messages that go by
 * themselves are left out: whether one is still there hangs on the time.
 */
export async function keepPicture(page: Page, name: string, size: Size): Promise<void> {
  const screen = `${name}-${size}`
  const file = path.join(shots, `${screen}.jpg`)
  const showMessages = (visibility: 'hidden' | '') =>
    page.evaluate((visibility) => {
      const regions = document.querySelectorAll<HTMLElement>('[data-toasts]')
      for (const region of regions) region.style.visibility = visibility
      return regions.length > 0
    }, visibility)
  const hadMessages = await showMessages('hidden')
  const picture = await page.screenshot({ path: file, type: 'jpeg', quality: 90, animations: 'disabled' })
  if (hadMessages) await showMessages('')
  const grid = writtenGrid(await gridOf(picture))
  base.info().annotations.push({ type: 'screen', description: `${screen} ${grid}` })
}
