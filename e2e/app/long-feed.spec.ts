import type { Post } from '@deckle/contract/models/social.ts'
import type { Page } from '@playwright/test'
import { makeOrganisation } from '../lib/organisation.ts'
import { expect, signIn, test } from '../lib/test.ts'

/** The bench measures 5,000 (bench/rows/p9-feed.ts). */
const total = 600
const pageSize = 20

test('a long feed draws what is near the screen, and nothing in it moves', async ({ page }) => {
  const organisation = await makeOrganisation('Long Feed Ltd')
  const reader = await organisation.add({ first: 'Asha', last: 'Rao' })
  await answerFeed(page)
  await signIn(page, reader, '/feed')
  await expect(page.getByText('Post 1 of', { exact: false })).toBeVisible()
  await watchShifts(page)
  const early = await scrollTo(page, 100)
  const late = await scrollTo(page, total)
  const seen = JSON.stringify({ early, late })
  expect(late.chunks * 10, seen).toBe(total)
  // A place of ten posts that are not drawn is one element.
  expect(late.nodes - late.chunks, seen).toBeLessThan(1.5 * early.nodes)
  const like = page.locator('[data-post]').last().getByRole('button', { name: /like/i, pressed: false })
  await like.click()
  await expect(page.locator('[data-post]').last().getByRole('button', { name: /like/i, pressed: true })).toBeVisible()
  expect(await shiftsOf(page), seen).toBeLessThan(0.01)
  await page.evaluate(() => window.scrollTo({ top: 0 }))
  await expect(page.getByText(`Post 1 of ${total}`)).toBeVisible()
})

async function answerFeed(page: Page): Promise<void> {
  await page.route(/\/social\/feed(\?|$)/, (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0)
    const posts = Array.from({ length: Math.min(pageSize, total - from) }, (_, at) => postAt(from + at))
    const next = from + pageSize < total ? String(from + pageSize) : null
    return route.fulfill({ json: { posts, next, ...(from === 0 && { mark: 'x' }) } })
  })
  await page.route(/\/social\/feed\/newer/, (route) => route.fulfill({ json: { count: 0 } }))
  await page.route(/\/social\/like$/, (route) => route.fulfill({ json: { liked: true, likes: 1 } }))
}

function postAt(at: number): Post {
  const id = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
  return {
    id,
    author: { id, name: `Author ${at % 40}`, image: '' },
    text: `Post ${at + 1} of ${total}\n${'Tea is served in the garden. '.repeat(1 + (at % 7))}`,
    mentions: [],
    images: [],
    link:
      at % 5 === 0
        ? { url: 'https://tea.example/', state: 'ready', title: 'Tea', description: 'Leaves', site: '', image: '' }
        : null,
    attachment: null,
    audience: { type: 'everyone', names: [] },
    created_at: new Date(Date.UTC(2026, 0, 1) - at * 60_000).toISOString(),
    edited_at: null,
    pinned: false,
    likes: at % 9,
    comments: at % 3,
    liked: false,
    saved: false,
    hidden: null,
    can: { edit: false, delete: false, pin: false, report: true, moderate: false },
  }
}

interface Scrolled {
  /** Elements, the most at once. */
  readonly nodes: number
  readonly chunks: number
}

/** Scrolls down, a bit each frame and not faster than posts come, until so many are loaded. */
const scrollTo = (page: Page, posts: number): Promise<Scrolled> =>
  page.evaluate(async (wanted) => {
    const feed = document.querySelector('[role=feed]') as HTMLElement
    let nodes = 0
    while (feed.children.length * 10 < wanted) {
      await new Promise(requestAnimationFrame)
      nodes = Math.max(nodes, document.querySelectorAll('*').length)
      if (document.documentElement.scrollHeight - scrollY > 2 * innerHeight) scrollBy(0, 500)
    }
    return { nodes, chunks: feed.children.length }
  }, posts)

declare global {
  interface Window {
    feedShifts: number
  }
}

async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.feedShifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) window.feedShifts += entry.value
    }).observe({ type: 'layout-shift' })
  })
}

const shiftsOf = (page: Page): Promise<number> => page.evaluate(() => window.feedShifts)
