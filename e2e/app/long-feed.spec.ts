import type { Page } from '@playwright/test'
import { answerFeed } from '../lib/feed-posts.ts'
import { makeOrganisation } from '../lib/organisation.ts'
import { expect, signIn, test } from '../lib/test.ts'

/** The bench measures 5,000 (bench/rows/p9-feed.ts). */
const total = 600

test('a long feed draws what is near the screen, and nothing in it moves', { tag: '@deep' }, async ({ page }) => {
  const organisation = await makeOrganisation('Long Feed Ltd')
  const reader = await organisation.add({ first: 'Asha', last: 'Rao' })
  await answerFeed(page, total)
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
  expect(await shiftsOf(page), seen).toBeLessThan(0.02)
  await page.evaluate(() => window.scrollTo({ top: 0 }))
  await expect(page.getByText(`Post 1 of ${total}`)).toBeVisible()
})

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
