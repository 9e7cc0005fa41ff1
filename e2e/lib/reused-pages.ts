import { type Browser, expect, type Page } from '@playwright/test'
import { newVisitor } from './play/play.ts'
import { signIn, test as base, watch } from './test.ts'

type Visitors = Readonly<Record<'phone' | 'desktop', Page>>

/**
 * For journeys that are repeated with many decks: a creator who stays signed in, and two strangers who keep their browser.
 * State that one test leaves is there in the next, as with real people.
 */
export const test = base.extend<object, { creator: Page; strangers: Visitors }>({
  creator: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await signIn(page, 'Creator')
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
  strangers: [
    async ({ browser }, use) => {
      const pages = { phone: await pageOf(browser, 'phone'), desktop: await pageOf(browser, 'desktop') }
      await use(pages)
      for (const page of Object.values(pages)) await page.context().close()
    },
    { scope: 'worker' },
  ],
  // The page that `watch` checks, and that is pictured when a test fails.
  page: async ({ creator }, provide) => {
    const problems = watch(creator)
    await provide(creator)
    expect(problems, 'errors in the page').toEqual([])
  },
})

const pageOf = async (browser: Browser, size: keyof Visitors) => (await newVisitor(browser, size)).newPage()
