import { test as base, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { countRequests } from './requests.ts'
import type { Account } from './server.ts'

/** The address of the server of this run. */
export const url = (): string => process.env.E2E_URL ?? ''

/** By its role: one of the demo content, by its licence type, or what `global-setup.ts` adds. */
export function account(role: Account['role']): Account {
  const accounts = JSON.parse(process.env.E2E_ACCOUNTS ?? '[]') as Account[]
  const found = accounts.find((one) => one.role === role)
  if (!found) throw new Error(`The server printed no account for ${role}.`)
  return found
}

/** Collects what goes wrong in a page: its errors, what it logs as errors, replies of 5xx, breaches of its policy. */
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

/** The browser's own lines about refusals and lost connections, which tests provoke. */
const expected = /status of 4\d\d|net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/

/** Somebody signed in, at an address of the application. */
type SignedIn = (who: Account['role'], address: string) => Promise<Page>

interface Fixtures {
  /**
   * A page of an account of the demo content. Each signs in once for a worker, and keeps the browser with what it has
   * loaded; a test gets a page of its own.
   */
  signedIn: SignedIn
}

interface WorkerFixtures {
  /** The browser of somebody who stays signed in; whether it is a new one. */
  browserOf: (who: string, options: BrowserContextOptions) => Promise<readonly [BrowserContext, isNew: boolean]>
}

/** What goes wrong in a page fails the test that met it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  page: async ({ page }, give) => {
    const problems = watch(page)
    countRequests(page)
    await give(page)
    expect(problems, 'errors in the page').toEqual([])
  },
  browserOf: [
    async ({ browser }, give) => {
      const contexts = new Map<string, BrowserContext>()
      await give(async (who, options) => {
        const known = contexts.get(who)
        const context = known ?? (await browser.newContext(options))
        contexts.set(who, context)
        return [context, !known] as const
      })
      for (const context of contexts.values()) await context.close()
    },
    { scope: 'worker' },
  ],
  signedIn: async ({ browserOf, viewport }, give) => {
    const pages: Page[] = []
    const problems: string[] = []
    await give(async (who, address) => {
      const [context, isNew] = await browserOf(who, { viewport, serviceWorkers: 'block', reducedMotion: 'reduce' })
      const page = await context.newPage()
      pages.push(page)
      page.setDefaultTimeout(15_000)
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

/** Signs in, as an account of the demo content (by its role) or another, where an address asks for it, and is led there. */
export async function signIn(page: Page, who: Account | Account['role'], address = '/'): Promise<void> {
  const { email, password } = typeof who === 'string' ? account(who) : who
  await page.goto(url() + address)
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** From one screen of the application to another, as its links lead: without loading anew, where it is another one. */
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
