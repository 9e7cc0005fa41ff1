import { expect, type Page } from '@playwright/test'
import { newVisitor } from './play/play.ts'
import { shareContext } from './shared-contexts.ts'
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
      const close = shareContext(context, 'the creator')
      const page = await context.newPage()
      await signIn(page, 'Creator')
      await use(page)
      await close()
    },
    { scope: 'worker' },
  ],
  strangers: [
    async ({ browser }, use) => {
      const [phone, desktop] = [await newVisitor(browser, 'phone'), await newVisitor(browser, 'desktop')]
      const closings = [shareContext(phone, 'the stranger on a phone'), shareContext(desktop, 'the stranger at a desk')]
      await use({ phone: await phone.newPage(), desktop: await desktop.newPage() })
      for (const close of closings) await close()
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
