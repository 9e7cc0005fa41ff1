import type { Page } from '@playwright/test'
import { type Api, apiAs } from '../lib/api.ts'
import { linkOf, makeDeck, selectSlide } from '../lib/decks.ts'
import { newVisitor } from '../lib/play/play.ts'
import { checkThemes } from '../lib/screens/check-screen.ts'
import { expect, test, url } from '../lib/test.ts'

interface Shown {
  readonly article: { readonly id: string; readonly public_url: string | null }
}

const text = (words: string) => ({ type: 'text', text: words })
const paragraph = (id: string, words: string) => ({ id, type: 'paragraph', content: [text(words)] })

async function publish(api: Api, fields: object): Promise<{ readonly id: string; readonly path: string }> {
  const { article } = await api.call<Shown>('POST', '/articles/create', { status: 'published', ...fields })
  return { id: article.id, path: new URL(article.public_url ?? '', url()).pathname }
}

async function bodyWith(api: Api): Promise<readonly object[]> {
  const slides = [selectSlide('Which roast is darkest?', ['French', 'City'])]
  const deck = await makeDeck(api, { name: 'Know your roast', slides, publish: true })
  return [
    { id: 'h1', type: 'heading', attrs: { level: 2 }, content: [text('First crack')] },
    paragraph('p1', 'It sounds like popcorn and comes at about 196 degrees. '.repeat(4)),
    { id: 'h2', type: 'heading', attrs: { level: 2 }, content: [text('Second crack')] },
    {
      id: 'q1',
      type: 'question',
      attrs: { question: 'Is it too late?' },
      content: [{ type: 'paragraph', content: [text('Not for espresso.')] }],
    },
    {
      id: 'v1',
      type: 'video',
      attrs: { url: 'https://www.youtube.com/watch?v=abcdefghijk', caption: 'A roast in full' },
    },
    { id: 'h3', type: 'heading', attrs: { level: 2 }, content: [text('Try it')] },
    { id: 'd1', type: 'deck', attrs: { deck_id: deck.id, display: 'embed' } },
    { id: 'd2', type: 'deck', attrs: { deck_id: deck.id, display: 'card' } },
    {
      id: 'u1',
      type: 'button',
      attrs: { text: 'Play it alone', url: new URL(linkOf(deck)).pathname, style: 'secondary' },
    },
  ]
}

/** The sum of what moved without being asked to. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const state = window as unknown as { moved: number }
    state.moved = 0
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!hadRecentInput) state.moved += value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { moved: number }).moved)
}

test('a stranger reads the public blog without scripts, and plays the deck in an article', async ({ browser }) => {
  const api = await apiAs('Creator')
  const title = `Two cracks ${crypto.randomUUID().slice(0, 8)}`
  const { path } = await publish(api, { title, subtitle: 'What a roaster listens for', body: await bodyWith(api) })
  const list = path.slice(0, path.lastIndexOf('/'))
  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await plain.newPage()
  await page.goto(url() + list)
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByText('Is it too late?').click()
  await expect(page.getByText('Not for espresso.')).toBeVisible()
  await expect(page.getByRole('link', { name: /Play video/ })).toHaveAttribute('href', /youtube\.com/)
  await expect(page.frameLocator('.deck-frame iframe').getByText('Which roast is darkest?')).toBeVisible()
  await plain.close()

  const visit = await newVisitor(browser, 'desktop')
  const reader = await visit.newPage()
  const moved = await watchShifts(reader)
  await reader.goto(url() + path)
  const deck = reader.frameLocator('.deck-frame iframe')
  await deck.getByText('French', { exact: true }).click()
  await expect(deck.locator('.dk-verdict strong').first()).toBeVisible()
  expect(await moved()).toBe(0)
  await checkThemes(reader, 'blog-article')
  await reader.goto(url() + list)
  await expect(reader.getByRole('link', { name: title, exact: true })).toBeVisible()
  expect(await moved()).toBe(0)
  await visit.close()
})

test('a link to an article leads a stranger to its public page, and back to it from sign-in', async ({ browser }) => {
  const api = await apiAs('Creator')
  const open = await publish(api, { title: `Open ${crypto.randomUUID()}`, body: [paragraph('p1', 'For everybody.')] })
  const visit = await newVisitor(browser, 'desktop')
  const page = await visit.newPage()
  await page.goto(`${url()}/articles/${open.id}/show`)
  await expect(page).toHaveURL(url() + open.path)
  await expect(page.getByText('For everybody.')).toBeVisible()
  await page.goto(`${url()}/articles/${crypto.randomUUID()}/show`)
  await expect(page).toHaveURL(/\/login\?back=/)
  await visit.close()
})
