import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { tabTo } from '../keyboard.ts'

export type Act =
  | { readonly kind: 'look' }
  | { readonly kind: 'choose'; readonly options: readonly number[]; readonly verdict: 'Right' | 'Not right' | null }
  | { readonly kind: 'write'; readonly text: string }

/** An input method for playing a deck. */
export interface Hands {
  /** Options by their number, from 1; several where several may be right. */
  choose(page: Page, options: readonly number[]): Promise<void>
  write(page: Page, text: string): Promise<void>
  advance(page: Page): Promise<void>
}

const option = (page: Page, n: number) => page.locator(`.dk-scroll [data-n="${n}"]`)
const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true })
const main = (page: Page) => page.getByRole('button', { name: /^(Continue|Finish)$/ })

export const touch: Hands = {
  async choose(page, options) {
    for (const n of options) await option(page, n).tap()
    if (options.length > 1) await submit(page).tap()
  },
  async write(page, text) {
    await page.getByRole('textbox').tap()
    await page.getByRole('textbox').fill(text)
    await submit(page).tap()
  },
  advance: async (page) => main(page).tap(),
}

export const keys: Hands = {
  async choose(page, options) {
    for (const n of options) await page.keyboard.press(String(n))
    if (options.length > 1) await page.keyboard.press('Enter')
  },
  async write(page, text) {
    await tabTo(page, page.getByRole('textbox'), 12)
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  },
  async advance(page) {
    await expect(main(page)).toBeEnabled()
    await page.keyboard.press('Enter')
  },
}

export async function play(page: Page, hands: Hands, acts: readonly Act[]): Promise<void> {
  for (const [at, act] of acts.entries()) {
    await expect(page.getByText(new RegExp(`^${at + 1} of `))).toBeVisible()
    if (act.kind === 'write') await hands.write(page, act.text)
    if (act.kind === 'choose') await hands.choose(page, act.options)
    // An answer without a verdict continues by itself.
    if (act.kind === 'write' || (act.kind === 'choose' && act.verdict === null)) continue
    if (act.kind === 'choose') await expect(page.locator('.dk-scroll .dk-verdict strong')).toHaveText(act.verdict ?? '')
    await hands.advance(page)
  }
}

/** A browser context that the server has never seen. */
export async function newVisitor(browser: Browser, size: 'phone' | 'desktop'): Promise<BrowserContext> {
  const shape =
    size === 'phone'
      ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
      : { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false, deviceScaleFactor: 1 }
  // Without a window it says that it is a program, whose clicks are not counted.
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`
  const options = { locale: 'en-IN', serviceWorkers: 'block', reducedMotion: 'reduce' } as const
  return browser.newContext({ ...shape, ...options, ...(browser.browserType().name() === 'chromium' && { userAgent }) })
}
