import type { Post } from '@deckle/contract/models/social.ts'
import type { Page } from '@playwright/test'

const pageSize = 20

/** Answers a feed's calls with so many posts, without a server. */
export async function answerFeed(page: Page, total: number): Promise<void> {
  await page.route(/\/social\/feed(\?|$)/, (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0)
    const posts = Array.from({ length: Math.min(pageSize, total - from) }, (_, at) => postAt(from + at, total))
    const next = from + pageSize < total ? String(from + pageSize) : null
    return route.fulfill({ json: { posts, next, ...(from === 0 && { mark: 'x' }) } })
  })
  await page.route(/\/social\/feed\/newer/, (route) => route.fulfill({ json: { count: 0 } }))
  await page.route(/\/social\/like$/, (route) => route.fulfill({ json: { liked: true, likes: 1 } }))
}

function postAt(at: number, total: number): Post {
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
