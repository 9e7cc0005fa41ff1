import { reportNames } from '@deckle/core/report/reports/reports.ts'
import type { Page } from '@playwright/test'
import { apiAs } from '../lib/api.ts'
import { demoDeck } from '../lib/decks.ts'
import { devtoolsOf } from '../lib/devtools.ts'
import { waitForLoad } from '../lib/screens/check-screen.ts'
import { expect, signIn, test, url, visit } from '../lib/test.ts'

// Columns have widths by content: no word is broken over two lines, and nothing scrolls sideways on a desktop.

const tabsOfDeck = ['overview', 'funnel', 'items', 'crosstab', 'versions', 'plays', 'sources']
const tabsOfLearners = ['learners', 'requests', 'rules', 'messages', 'certificates', 'leaderboard']
const tabsOfAdmin = ['clients', 'people', 'jobs', 'outbox', 'storage', 'audit', 'announcements', 'plans', 'config']

async function creatorScreens(): Promise<readonly string[]> {
  const api = await apiAs('Demo creator')
  const [quiz, survey] = [await demoDeck('quiz'), await demoDeck('feedback')]
  const { courses } = await api.call<{ courses: { id: string; learners: number }[] }>('GET', '/courses/list')
  return [
    '/',
    '/library?view=list',
    '/courses?view=list',
    '/blogging',
    '/analytics',
    ...tabsOfDeck.map((tab) => `/analyticsViewer/${quiz.id}?tab=${tab}`),
    `/analytics/surveys/${survey.id}`,
    `/publishViewer/${quiz.id}`,
    ...courses
      .slice(1, 3)
      .flatMap(({ id }) => [
        ...tabsOfLearners.map((tab) => `/courses/${id}/learners?tab=${tab}`),
        `/courses/${id}/report`,
      ]),
  ]
}

const screens = {
  'Demo creator': creatorScreens,
  Admin: () => [
    '/people',
    '/team',
    '/team/report',
    '/leads',
    '/analytics/viewers',
    '/analytics/creators',
    ...reportNames.map((name) => `/analytics/reports/${name}`),
    '/organisation',
    '/organisation?tab=keys',
    '/tags',
    '/billing',
    '/certificates',
    '/competencies',
    '/banners',
    '/leaderboard',
  ],
  Superadmin: () => [...tabsOfAdmin.map((tab) => `/admin?tab=${tab}`), '/admin/tickets'],
}

for (const [role, addresses] of Object.entries(screens))
  test(`tables of the ${role} break no word, in English and Hindi`, { tag: '@deep' }, async ({ page }) => {
    const all = await addresses()
    await signIn(page, role)
    for (const language of ['en', 'hi']) {
      await page.context().addCookies([{ name: 'deckle_language', value: language, url: url() }])
      await page.goto(url())
      for (const address of all) await checkTables(page, address, language)
    }
  })

test('an address in a table is one word to screen readers', { tag: '@deep' }, async ({ signedIn }) => {
  const page = await signedIn('Admin', '/people')
  await expect(page.getByRole('table').getByText('@').first()).toBeVisible()
  const devtools = await devtoolsOf(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  const names = nodes.filter(({ role }) => role?.value === 'cell').map(({ name }) => String(name?.value))
  const addresses = names.filter((name) => name.includes('@'))
  expect(addresses.length).toBeGreaterThan(0)
  for (const name of addresses) expect(name).toMatch(/^[\w.+-]+@[\w.-]+$/)
})

test('progress is drawn in the blocks of a phone', { tag: '@deep' }, async ({ signedIn }) => {
  const page = await signedIn('Admin', '/team')
  await page.setViewportSize({ width: 390, height: 844 })
  const bar = page.getByRole('table').getByRole('progressbar').first()
  await expect(bar).toBeAttached()
  await expect.poll(async () => (await bar.boundingBox())?.width).toBeGreaterThan(100)
})

async function checkTables(page: Page, address: string, language: string): Promise<void> {
  await visit(page, address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await waitForLoad(page)
  const desktop = page.viewportSize() ?? { width: 1440, height: 900 }
  expect.soft(await page.evaluate(findWideTables), `${address}, ${language}`).toEqual([])
  expect.soft(await page.evaluate(findBrokenWords), `${address}, ${language}`).toEqual([])
  await page.setViewportSize({ width: 1024, height: 768 })
  expect.soft(await page.evaluate(findBrokenWords), `${address}, ${language}, on a tablet`).toEqual([])
  await page.setViewportSize(desktop)
}

/** In the page. */
function findWideTables(): string[] {
  return [...document.querySelectorAll('table')].flatMap(({ parentElement: region }) => {
    const over = region ? region.scrollWidth - region.clientWidth : 0
    return over > 1 ? [`${region?.ariaLabel}: ${over} pixels too wide`] : []
  })
}

/** In the page: words of tables that are drawn on two lines. Words of more than 30 letters may be: columns have a widest width. */
function findBrokenWords(): string[] {
  const broken: string[] = []
  for (const table of document.querySelectorAll('table')) {
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        if (word.length > 30) continue
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const drawn = [...range.getClientRects()].filter(({ width }) => width > 1)
        if (new Set(drawn.map(({ top }) => Math.round(top))).size > 1) broken.push(word)
      }
    }
  }
  return broken
}
