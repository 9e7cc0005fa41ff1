import type { Page } from '@playwright/test'
import { type Api, apiAs } from '../lib/api.ts'
import { linkOf, makeDeck, selectSlide } from '../lib/decks.ts'
import { newVisitor } from '../lib/play/play.ts'
import { expectAccessible } from '../lib/screens/accessibility.ts'
import { checkThemes } from '../lib/screens/check-screen.ts'
import { expect, test, url } from '../lib/test.ts'
import { untilHydrated } from '../lib/play/deck-play.ts'

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

test(
  'a stranger reads the public blog without scripts, and plays the deck in an article',
  { tag: '@both' },
  async ({ browser }) => {
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
    await untilHydrated(deck)
    await deck.getByText('French', { exact: true }).click()
    await expect(deck.locator('.dk-verdict strong').first()).toBeVisible()
    expect(await moved()).toBe(0)
    await checkThemes(reader, 'blog-article')
    // A list without Hindi: where a device has no such font, its text moves a little when the font arrives.
    await reader.goto(`${url()}${list}/search?q=${encodeURIComponent(title)}`)
    await expect(reader.getByRole('link', { name: title, exact: true })).toBeVisible()
    expect(await moved()).toBe(0)
    await visit.close()
  },
)

test('a link to an article leads a stranger to its public page, and back to it from sign-in', async ({ browser }) => {
  const api = await apiAs('Creator')
  // Other articles of the page begin with their own words.
  const text = `For everybody, ${crypto.randomUUID()}.`
  const open = await publish(api, { title: `Open ${crypto.randomUUID()}`, body: [paragraph('p1', text)] })
  const visit = await newVisitor(browser, 'desktop')
  const page = await visit.newPage()
  await page.goto(`${url()}/articles/${open.id}/show`)
  await expect(page).toHaveURL(url() + open.path)
  await expect(page.getByText(text)).toBeVisible()
  await page.goto(`${url()}/articles/${crypto.randomUUID()}/show`)
  await expect(page).toHaveURL(/\/login\?back=/)
  await visit.close()
})

test('public pages are accessible, wide and narrow, light and dark', { tag: '@deep' }, async ({ browser }) => {
  const api = await apiAs('Creator')
  const word = crypto.randomUUID().slice(0, 8)
  const { tags } = await api.call<{ tags: { id: string; name: string }[] }>('GET', '/tags/list?kind=content&limit=1')
  const open = { category: 'news', tags: tags.map(({ id }) => id), cover: await pictureOf(api) }
  const { path } = await publish(api, { title: `Open ${word}`, body: [paragraph('p1', 'For everybody.')], ...open })
  const wall = await publish(api, {
    title: `Closed ${word}`,
    audience: 'members',
    body: Array.from({ length: 8 }, (_, at) => paragraph(`p${at}`, `Part ${at} of what members read.`)),
  })
  const list = path.slice(0, path.lastIndexOf('/'))
  const pages = {
    list,
    category: `${list}/category/news`,
    search: `${list}/search?q=${word}`,
    'search without results': `${list}/search?q=zzzzqqqq`,
    'members wall': wall.path,
    'not found': `${list}/nothing-is-here`,
  }
  for (const size of ['desktop', 'phone'] as const) {
    const visit = await newVisitor(browser, size)
    const page = await visit.newPage()
    await page.goto(url() + path)
    const tag = await page.locator('a[href*="/tag/"]').first().getAttribute('href')
    for (const [name, address] of Object.entries({ ...pages, tag: tag ?? '' })) {
      await page.goto(new URL(address, url()).href)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page, `blog, ${name}`)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page, `blog, ${name}, dark`, { only: 'colors' })
      await page.emulateMedia({ colorScheme: 'light' })
    }
    await visit.close()
  }
})

test('nothing moves while covers and pictures come', { tag: '@deep' }, async ({ browser }) => {
  const api = await apiAs('Creator')
  const { media } = await api.call<{ media: Picture[] }>('GET', '/media/list?kind=image&sort=oldest&limit=6')
  expect(media).toHaveLength(6)
  const pictures = media.map(({ id, width, height }) => ({ id, width, height, alt: 'A cup', caption: 'On the table' }))
  const { path } = await publish(api, {
    title: `Pictures ${crypto.randomUUID().slice(0, 8)}`,
    cover: { id: pictures[0]?.id, alt: 'A cup' },
    body: [
      paragraph('p1', 'Before the picture.'),
      { id: 'i1', type: 'image', attrs: { ...pictures[1], size: 'normal' } },
      paragraph('p2', 'Between the pictures. '.repeat(60)),
      { id: 'i2', type: 'image', attrs: { ...pictures[2], size: 'full' } },
      { id: 'g1', type: 'gallery', attrs: { images: pictures.slice(3) } },
      paragraph('p3', 'After the pictures.'),
    ],
  })
  for (const size of ['desktop', 'phone'] as const) {
    const visit = await newVisitor(browser, size)
    const page = await visit.newPage()
    const moved = await watchShifts(page)
    for (const address of [path, path.slice(0, path.lastIndexOf('/'))]) {
      await page.goto(url() + address)
      await readThrough(page)
      expect(await moved(), `${address}, ${size}`).toBe(0)
    }
    await visit.close()
  }
})

interface Picture {
  readonly id: string
  readonly width: number | null
  readonly height: number | null
}

async function pictureOf(api: Api): Promise<{ readonly id: string; readonly alt: string }> {
  const { media } = await api.call<{ media: Picture[] }>('GET', '/media/list?kind=image&sort=oldest&limit=1')
  return { id: media[0]?.id ?? '', alt: 'A cup' }
}

/** To the end; waits at each place until the pictures in sight are there. */
async function readThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top <= height; top += 400) {
    await page.evaluate((to) => window.scrollTo(0, to), top)
    await expect.poll(() => missingPictures(page, true), `pictures at ${top} px`).toEqual([])
  }
  expect(await missingPictures(page, false)).toEqual([])
}

/** Addresses of those that are not loaded. */
const missingPictures = (page: Page, isInSight: boolean) =>
  page.evaluate((onlyInSight) => {
    const isSeen = (picture: Element) => {
      const { top, bottom } = picture.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    }
    return [...document.images]
      .filter((one) => !(one.complete && one.naturalWidth > 0) && (!onlyInSight || isSeen(one)))
      .map(({ src }) => src)
  }, isInSight)
