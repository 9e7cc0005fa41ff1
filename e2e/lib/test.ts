import { test as base, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { countRequests } from './requests.ts'
import type { Account } from './server.ts'
import { closedContexts, shareContext } from './shared-contexts.ts'

export const url = (): string => process.env.E2E_URL ?? ''

/** By role: an account of the demo content, by its licence type, or one added by `global-setup.ts`. */
export function account(role: Account['role']): Account {
  const accounts = JSON.parse(process.env.E2E_ACCOUNTS ?? '[]') as Account[]
  const found = accounts.find((one) => one.role === role)
  if (!found) throw new Error(`The server printed no account for ${role}.`)
  return found
}

/** Collects problems of a page: its errors, logged errors, replies of 5xx, violations of its policy. */
export function watch(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) problems.push(`console: ${message.text()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500 && !response.url().endsWith('/auth/sign_in'))
      problems.push(`${response.status()} ${response.url()}`)
  })
  return problems
}

/** The browser's messages about refusals and lost connections that tests provoke. */
const expected = /status of 4\d\d|net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/

type SignedIn = (who: Account['role'], address: string) => Promise<Page>

interface Fixtures {
  /**
   * A page signed in as an account of the demo content. Each account signs in once per worker and keeps its browser and cache;
   * a test gets a page of its own.
   */
  signedIn: SignedIn
  keepsSharedContexts: void
}

interface WorkerFixtures {
  /** The browser of a person who stays signed in, and whether it is new. */
  browserOf: (who: string, options: BrowserContextOptions) => Promise<readonly [BrowserContext, isNew: boolean]>
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  keepsSharedContexts: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      await provide()
      expect(closedContexts(), 'contexts that the test closed although other tests use them').toEqual([])
    },
    { auto: true },
  ],
  page: async ({ page }, provide) => {
    const problems = watch(page)
    countRequests(page)
    await provide(page)
    expect(problems, 'errors in the page').toEqual([])
  },
  browserOf: [
    async ({ browser }, provide) => {
      const contexts = new Map<string, BrowserContext>()
      const closings: (() => Promise<void>)[] = []
      await provide(async (who, options) => {
        const known = contexts.get(who)
        if (known) return [known, false] as const
        const context = await browser.newContext(options)
        contexts.set(who, context)
        closings.push(shareContext(context, who))
        return [context, true] as const
      })
      for (const close of closings) await close()
    },
    { scope: 'worker' },
  ],
  signedIn: async ({ browserOf, viewport }, provide) => {
    const pages: Page[] = []
    const problems: string[] = []
    await provide(async (who, address) => {
      const [context, isNew] = await browserOf(who, { viewport, serviceWorkers: 'block', reducedMotion: 'reduce' })
      const page = await context.newPage()
      pages.push(page)
      countRequests(page)
      const found = watch(page)
      page.once('close', () => problems.push(...found))
      if (isNew) await signIn(page, who, address)
      else await page.goto(url() + address)
      return page
    })
    for (const page of pages) await page.close()
    expect(problems, 'errors in the page').toEqual([])
  },
})

export { expect }

/** By a role of the demo content or as another account, starting from the address that requires it. */
export async function signIn(page: Page, who: Account | Account['role'], address = '/'): Promise<void> {
  const { email, password } = typeof who === 'string' ? account(who) : who
  await page.goto(url() + address)
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** Navigates within the application, as its links do: without a reload, where the address differs. */
export async function visit(page: Page, address: string): Promise<void> {
  const isOther = await page.evaluate((to) => {
    if (new URL(to, location.href).pathname === location.pathname) return false
    document.querySelector('h1')?.setAttribute('data-left', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
    return true
  }, address)
  if (isOther) await expect(page.locator('h1[data-left]')).toHaveCount(0)
  else await page.goto(url() + address)
}
