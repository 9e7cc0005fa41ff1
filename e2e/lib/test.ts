import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { test as base, expect, type Page, type Request } from '@playwright/test'
import { gridOf, writtenGrid } from './screen-grid.ts'
import type { Account } from './server.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const shots = path.resolve(import.meta.dirname, '../../test-results/screens')

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

/** What pages have asked for and not been answered yet, but for streams, which stay open. */
const underWay = new WeakMap<Page, Set<Request>>()

function countRequests(page: Page): void {
  const requests = new Set<Request>()
  underWay.set(page, requests)
  page.on('request', (request) => {
    // What the page before asked for is never answered.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear()
    if (!request.url().endsWith('/stream')) requests.add(request)
  })
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => requests.delete(request))
}

/** What goes wrong in a page fails the test that met it. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const problems = watch(page)
      countRequests(page)
      await use(undefined)
      expect(problems, 'errors in the page').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Signs in on the sign-in page, as an account of the demo content (by its role) or another. */
export async function signIn(page: Page, who: Account | Account['role']): Promise<void> {
  const { email, password } = typeof who === 'string' ? account(who) : who
  await page.goto(`${url()}/login`)
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

interface AxeNode {
  readonly html: string
  readonly target: readonly string[]
  readonly failureSummary: string
}
interface AxeViolation {
  readonly id: string
  readonly help: string
  readonly nodes: readonly AxeNode[]
}

/** Zero violations of WCAG 2.2 A and AA and of axe's best practices; of those about one thing alone, where asked. */
export async function expectAccessible(page: Page, what: string, only?: keyof typeof someRules): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  // What fades in has the colours of neither state on its way.
  await page.evaluate(async () => {
    // Twice without any in a row: a colour that is inherited begins its way when its parent's has ended.
    for (let quiet = 0; quiet < 2; quiet++) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const ending = document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime ?? Number.NaN),
        )
      if (ending.length > 0) quiet = -1
      await Promise.allSettled(ending.map(async (animation) => animation.finished))
    }
  })
  const violations = await violationsIn(page, only && { rules: someRules[only], within: 'html' })
  const found: string[] = []
  const overlaid = (await page.getByRole('dialog').or(page.getByRole('menu')).count()) > 0
  for (const { id, help, nodes } of violations) {
    if (overlaid && pageRules.includes(id)) continue
    const real = id === 'target-size' ? await stillTooSmall(page, nodes) : nodes
    for (const { html, failureSummary } of real.slice(0, 5))
      found.push(`${id}: ${help}\n    ${html.slice(0, 200)}\n    ${failureSummary.replaceAll('\n', ' ')}`)
  }
  expect.soft(found, `accessibility of ${what}`).toEqual([])
}

const someRules = {
  /** What a dark look can break that is right in the light. */
  colors: ['color-contrast', 'link-in-text-block'],
  /** What another language can break. */
  words: ['html-has-lang', 'html-lang-valid', 'valid-lang', 'label-content-name-mismatch', 'target-size'],
} as const

/** Of the page as a whole, which is hidden from assistive technology while something is open over it. */
const pageRules = ['landmark-one-main', 'page-has-heading-one']

async function violationsIn(
  page: Page,
  only?: { rules: readonly string[]; within: string },
): Promise<readonly AxeViolation[]> {
  const result = await page.evaluate(async (wanted) => {
    const { axe } = globalThis as unknown as { axe: { run: (context: object, options: object) => Promise<unknown> } }
    // React Aria's announcer holds what it said for seven seconds, when what it named may be gone.
    const context = { include: wanted ? [wanted.within] : [['html']], exclude: ['[data-live-announcer]'] }
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const runOnly = wanted ? { type: 'rule', values: wanted.rules } : { type: 'tag', values: tags }
    return axe.run(context, { runOnly, resultTypes: ['violations'] })
  }, only)
  return (result as { violations: AxeViolation[] }).violations
}

/** A target half below a bar that stays is scrolled into the middle and measured again. */
async function stillTooSmall(page: Page, nodes: readonly AxeNode[]): Promise<readonly AxeNode[]> {
  const real: AxeNode[] = []
  for (const node of nodes) {
    const [within = 'html'] = node.target
    await page.locator(within).evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const again = await violationsIn(page, { rules: ['target-size'], within })
    real.push(...again.flatMap((violation) => violation.nodes))
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  return real
}

/** Nothing is loading any more: no skeleton, fonts and pictures are there. */
export async function settled(page: Page): Promise<void> {
  const isWaiting = () => (underWay.get(page)?.size ?? 0) > 0
  // What a test holds back for good is not waited for.
  for (let looks = 0; looks < 50 && isWaiting(); looks++)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 20)))
  await expect(page.locator('[aria-busy=true], .animate-shimmer, .animate-slide')).toHaveCount(0)
  await page.evaluate(async () => {
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
export async function keepPicture(page: Page, name: string, project: string): Promise<void> {
  const screen = `${name}-${project}`
  const file = path.join(shots, `${screen}.jpg`)
  const showToasts = (visibility: 'hidden' | '') =>
    page.evaluate((visibility) => {
      for (const region of document.querySelectorAll<HTMLElement>('[data-toasts]')) region.style.visibility = visibility
    }, visibility)
  await showToasts('hidden')
  const picture = await page.screenshot({ path: file, type: 'jpeg', quality: 90, animations: 'disabled' })
  await showToasts('')
  const grid = writtenGrid(await gridOf(picture))
  base.info().annotations.push({ type: 'screen', description: `${screen} ${grid}` })
}

/**
 * The screen as it stands, dark and light as a system set so shows it: accessible, within its width, a picture kept. Dark
 * colours are the same in any size.
 */
export async function lookAt(
  page: Page,
  name: string,
  project: string,
  checksDark = project === 'desktop',
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await settled(page)
  if (checksDark) await expectAccessible(page, `${name}-dark`, 'colors')
  await keepPicture(page, `${name}-dark`, project)
  await page.emulateMedia({ colorScheme: 'light' })
  await checkScreen(page, `${name}-light`, project)
}

/** The screen as it stands: accessible, within its width, and a picture of it kept. */
export async function checkScreen(page: Page, name: string, project: string): Promise<void> {
  await settled(page)
  await keepPicture(page, name, project)
  await expectNoSidewaysScroll(page, name)
  await expectAccessible(page, name)
}
