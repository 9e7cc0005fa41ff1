import { CallError } from '@deckle/contract/client/call-error.ts'
import type { OfferedCourse } from '@deckle/contract/learning.ts'
import type { Category } from '@deckle/contract/categories.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { sampleArticle } from '../../articles/sample-article.ts'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { press } from '../../test/press.ts'

prepareScreens()

const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const learner = { user: { license: { license_type: 'Learner' as const } } }
const list = () => vi.spyOn(api.articles, 'publishedList')
const none = { articles: [], next: null, total: 0 }

const category = (slug: string, name: string, change: Partial<Category> = {}): Category => ({
  id: slug,
  name,
  slug,
  kind: 'article',
  parent: null,
  seq: 1,
  built_in: true,
  count: 1,
  can: { edit: false, delete: false },
  ...change,
})

beforeEach(() => {
  vi.spyOn(api.categories, 'list').mockResolvedValue({
    categories: [
      category('news', 'News'),
      category('event', 'Event', { count: 0 }),
      category('recipes', 'Recipes', { built_in: false }),
    ],
  })
})

it('shows cards with category, author, minutes and likes', async () => {
  list().mockResolvedValue({
    articles: [sampleArticle('Tea for two', { likes: 3 }), sampleArticle('Cups', { minutes: 1 })],
    next: null,
    total: 2,
  })
  await openScreen('/articles', learner)
  const link = await screen.findByRole('link', { name: 'Tea for two' })
  expect(link.getAttribute('href')).toBe('/articles/tea-for-two/show')
  expect(screen.getAllByText(/^Asha Rao · /)).toHaveLength(2)
  expect(screen.getByText(/4 minutes/)).toBeTruthy()
  expect(screen.getByText('3 likes')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'New article' })).toBeNull()
})

it('leads authors to their own articles and a new one', async () => {
  list().mockResolvedValue(none)
  await openScreen('/articles')
  expect(await screen.findByRole('heading', { name: 'No articles yet' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Articles you write' }).getAttribute('href')).toBe('/blogging')
  expect(screen.getAllByRole('link', { name: 'New article' })[0]?.getAttribute('href')).toBe('/articles/new')
})

it('says why it failed, and tries again', async () => {
  list()
    .mockRejectedValueOnce(refusal)
    .mockResolvedValue({ ...none, articles: [sampleArticle('Tea')] })
  await openScreen('/articles', learner)
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/again/)
  expect(await screen.findByRole('link', { name: 'Tea' })).toBeTruthy()
})

it.each([
  ['?category=news', { category: 'news', sort: 'newest' }, 'News'],
  ['?tags=Hindi', { tags: 'Hindi', sort: 'newest' }, 'In Hindi'],
  ['?tags=Popular', { tags: 'Popular', sort: 'popular' }, 'Popular'],
  ['?saved=1', { saved: 'true', sort: 'newest' }, 'Reading list'],
])('%s asks for them and marks the place', async (search, query, place) => {
  const asked = list().mockResolvedValue(none)
  await openScreen(`/articles${search}`, learner)
  const link = await screen.findByRole('link', { name: place })
  expect(link.getAttribute('aria-current')).toBe('page')
  expect(asked.mock.lastCall?.[0]).toMatchObject({ query })
  // A category without articles is not offered.
  expect(screen.queryByRole('link', { name: 'Event' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Recipes' }).getAttribute('href')).toBe('/articles?category=recipes')
})

it('finds by words, best match first, and clears the search', async () => {
  const asked = list().mockResolvedValue(none)
  const { router } = await openScreen('/articles?q=teh', learner)
  expect(await screen.findByText('No article fits')).toBeTruthy()
  expect(asked.mock.lastCall?.[0]).toMatchObject({ query: { search: 'teh', sort: 'relevance' } })
  await press('Clear the search')
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})

it('filters by author and tag, and takes them off', async () => {
  const asked = list().mockResolvedValue({ ...none, articles: [sampleArticle('Tea')] })
  const { router } = await openScreen('/articles?author=asha&tags=Kitchen', learner)
  expect(await screen.findByText('Articles by Asha Rao')).toBeTruthy()
  expect(screen.getByText('With the tag Kitchen')).toBeTruthy()
  expect(asked.mock.lastCall?.[0]).toMatchObject({ query: { author: 'asha', tags: 'Kitchen' } })
  await act(async () => fireEvent.click(screen.getAllByRole('button', { name: /Remove/ })[0] as HTMLElement))
  await waitFor(() => expect(router.state.location.search).toEqual({ tags: 'Kitchen' }))
})

it('saves at once, and takes it back where the server refuses', async () => {
  list().mockResolvedValue({ ...none, articles: [sampleArticle('Tea')] })
  let refuse = (_error: Error) => {}
  const save = vi.spyOn(api.articles, 'save').mockReturnValue(new Promise((_resolve, reject) => (refuse = reject)))
  await openScreen('/articles', learner)
  await screen.findByRole('link', { name: 'Tea' })
  await press('Save “Tea”')
  expect(await screen.findByRole('button', { name: 'Take “Tea” off the reading list' })).toBeTruthy()
  expect(save.mock.lastCall?.[0]).toMatchObject({ params: { id: 'tea' }, body: { saved: true } })
  await act(async () => refuse(refusal))
  expect(await screen.findByRole('button', { name: 'Save “Tea”' })).toBeTruthy()
})

it('says what the reading list is for while it is empty', async () => {
  list().mockResolvedValue(none)
  await openScreen('/articles?saved=true', learner)
  expect(await screen.findByText('Your reading list is empty')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Reading list' })).toBeTruthy()
})

it('shows published courses after the articles about courses', async () => {
  const course: OfferedCourse = {
    id: 'brew',
    title: 'Brewing',
    cover: { id: '', alt: '' },
    language: 'en',
    level: 'all',
    minutes: 5,
    topics: 1,
    decks: 2,
    enrolment: 'open',
    learners: 0,
    passed: 0,
    mine: null,
  }
  list().mockResolvedValue({ articles: [], courses: [course], next: null })
  await openScreen('/articles?category=courses', learner)
  expect((await screen.findByRole('link', { name: 'Brewing' })).getAttribute('href')).toBe('/courses/brew/show')
  expect(screen.queryByText('Nothing is in this category yet')).toBeNull()
})

it('loads page by page', async () => {
  const asked = list()
    .mockResolvedValueOnce({ articles: [sampleArticle('Tea')], next: 'two', total: 2 })
    .mockResolvedValue({ articles: [sampleArticle('Cups')], next: null, total: 2 })
  await openScreen('/articles', learner)
  await screen.findByText('1 of 2 shown')
  await press(/more/i)
  expect(await screen.findByRole('link', { name: 'Cups' })).toBeTruthy()
  expect(asked.mock.lastCall?.[0]).toMatchObject({ query: { cursor: 'two' } })
})
