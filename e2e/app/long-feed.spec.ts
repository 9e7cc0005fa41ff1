import type { Post } from '@deckle/contract/models/social.ts'
import type { Page } from '@playwright/test'
import { devtoolsOf } from '../lib/devtools.ts'
import { makeOrganisation } from '../lib/organisation.ts'
import { expect, signIn, test } from '../lib/test.ts'

const total = 5000
const pageSize = 20

test('a feed of 5,000 posts is scrolled as smoothly at its end as at its beginning', async ({ page }) => {
  test.setTimeout(400_000)
  const organisation = await makeOrganisation('Long Feed Ltd')
  const reader = await organisation.add({ first: 'Asha', last: 'Rao' })
  await answerFeed(page)
  await signIn(page, reader, '/feed')
  await expect(page.getByText('Post 1 of', { exact: false })).toBeVisible()
  const slowDown = async (rate: number) => (await devtoolsOf(page)).send('Emulation.setCPUThrottlingRate', { rate })
  await watchShifts(page)

  await slowDown(4)
  const early = await scrollTo(page, 300)
  const earlyLike = await likeOne(page)
  // What lies between is not measured.
  await slowDown(1)
  await scrollTo(page, total - 300)
  await slowDown(4)
  const late = await scrollTo(page, total)
  const lateLike = await likeOne(page)
  const seen = JSON.stringify({ early, late, earlyLike, lateLike })
  test.info().annotations.push({ type: 'measured', description: seen })

  expect(late.chunks * 10, seen).toBe(total)
  // A place of ten posts that are not drawn is one element.
  expect(late.nodes - late.chunks, seen).toBeLessThan(1.5 * early.nodes)
  expect(late.usual, seen).toBeLessThan(2 * early.usual + 17)
  expect(late.longest, seen).toBeLessThan(3 * early.longest + 50)
  expect(lateLike, seen).toBeLessThan(3 * earlyLike + 50)
  expect(await shiftsOf(page), seen).toBeLessThan(0.01)

  await slowDown(1)
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
  /** Milliseconds of a frame: of 95 in 100 at most, and of the longest. */
  readonly usual: number
  readonly longest: number
  /** The most at once. */
  readonly nodes: number
  readonly chunks: number
}

/** Scrolls down, a bit each frame and not faster than posts come, until so many are loaded. */
const scrollTo = (page: Page, posts: number): Promise<Scrolled> =>
  page.evaluate(async (wanted) => {
    const feed = document.querySelector('[role=feed]') as HTMLElement
    const frames: number[] = []
    let nodes = 0
    let last = performance.now()
    while (feed.children.length * 10 < wanted) {
      await new Promise(requestAnimationFrame)
      frames.push(performance.now() - last)
      if (frames.length % 20 === 0) nodes = Math.max(nodes, document.querySelectorAll('*').length)
      if (document.documentElement.scrollHeight - scrollY > 2 * innerHeight) scrollBy(0, 500)
      last = performance.now()
    }
    const sorted = frames.toSorted((one, other) => one - other)
    return {
      usual: Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0),
      longest: Math.round(sorted.at(-1) ?? 0),
      nodes,
      chunks: feed.children.length,
    }
  }, posts)

/** Milliseconds until a post in sight is shown as liked. */
const likeOne = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const button = [...document.querySelectorAll<HTMLElement>('[data-post] button[aria-pressed=false]')].find(
      (one) => one.getBoundingClientRect().top > 100 && /like/i.test(one.ariaLabel ?? one.textContent),
    )
    if (!button) throw new Error('Nothing to like is in sight')
    const begun = performance.now()
    button.click()
    while (button.getAttribute('aria-pressed') !== 'true') await new Promise(requestAnimationFrame)
    return Math.round(performance.now() - begun)
  })

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
