import type { Locator, Page } from '@playwright/test'
import type { Editor } from '../../lib/editor.ts'

/** How a slide type is written, answered and seen in the report. */
export interface SlideTypeTest {
  readonly name: string
  write(editor: Editor): Promise<void>
  /** Answers or reads the slide, and leaves it. */
  play(page: Page, hand: Hand): Promise<void>
  /** Checks the question in the report; absent for slides without a question. */
  report?(card: Locator, plays: number): Promise<void>
  readonly heading?: string
}

/** An input method: tap or click. */
export type Hand = (target: Locator) => Promise<void>

/** The current slide, not the prerendered next one. */
export const slideOf = (page: Page) => page.locator('.dk-scroll')
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const advance = (page: Page) => page.getByRole('button', { name: /^(Continue|Finish)$/ }).last()
export const option = (page: Page, n: number) => page.locator(`.dk-scroll [data-n="${n}"]`)
export const verdict = (page: Page) => page.locator('.dk-scroll .dk-verdict strong')
export const counts = (card: Locator) => card.locator('tbody tr > :last-child')
/** A count of all plays, before its share. */
export const ofPlays = (plays: number) => new RegExp(`^${plays} `)

/** Drags below the middle of another element, by touch where there is one. */
export async function drag(page: Page, from: Locator, below: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await below.boundingBox()]
  if (!start || !end) throw new Error('Nothing to drag.')
  const x = start.x + start.width / 2
  const way = [start.y + start.height / 2, end.y + end.height / 2, end.y + end.height * 0.9] as const
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) {
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] })
    await touch('touchStart', way[0])
    for (const y of way.slice(1)) await touch('touchMove', y)
    await touch('touchEnd')
    return session.detach()
  }
  await page.mouse.move(x, way[0])
  await page.mouse.down()
  for (const y of way.slice(1)) await page.mouse.move(x, y)
  await page.mouse.up()
}
