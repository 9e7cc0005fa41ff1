import { CallError } from '@deckle/contract/client/call-error.ts'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { keepArticles } from '../../blog/stored-blog.ts'
import { api } from '../../lib/api.ts'
import { persisted } from '../../lib/session/tokens/stores.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { row } from './sample-rows.ts'
import { pressFirst } from '../../test/press.ts'

prepareScreens()
beforeEach(() => {
  persisted.purge()
  vi.spyOn(api.tags, 'list').mockResolvedValue({ tags: [], next: null })
  vi.spyOn(api.categories, 'list').mockResolvedValue({ categories: [] })
})

const list = () => vi.spyOn(api.articles, 'list')
const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const noAnswer = new CallError(0, { code: 'no_response', message: 'No answer', errors: [] })
const choose = async (menu: string, item: RegExp) => {
  await pressFirst(menu)
  const found = await screen.findByRole('menuitem', { name: item })
  await act(async () => void fireEvent.click(found))
}

it('lists articles with their state and figures', async () => {
  list().mockResolvedValue({
    articles: [
      row('a', { status: 'published', outdated: true }),
      row('b', { status: 'scheduled', publish_at: '2026-12-01T09:00:00.000Z', title: '' }),
    ],
    next: null,
    total: 2,
  })
  await openScreen('/blogging')
  expect(await screen.findByRole('link', { name: 'Article a' })).toBeTruthy()
  expect(screen.getByText('Published, with unpublished changes')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Untitled article' })).toBeTruthy()
  expect(screen.getAllByText('1,234')).toHaveLength(2)
})

it('invites to write the first one', async () => {
  list().mockResolvedValue({ articles: [], next: null })
  await openScreen('/blogging')
  expect(await screen.findByText('Write your first article')).toBeTruthy()
})

it('says that nothing matches, and clears the filters', async () => {
  const listed = list().mockResolvedValue({ articles: [], next: null })
  const { router } = await openScreen('/blogging?q=tea&status=draft')
  expect(await screen.findByText('No article matches')).toBeTruthy()
  expect(listed.mock.lastCall?.[0]).toMatchObject({ query: { search: 'tea', status: 'draft' } })
  await pressFirst('Clear filters')
  await waitFor(() => expect(router.state.location.searchStr).toBe(''))
})

it('says why it could not be loaded, and tries again', async () => {
  list()
    .mockRejectedValueOnce(refusal)
    .mockResolvedValue({ articles: [row('a')], next: null })
  await openScreen('/blogging')
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await pressFirst(/again/)
  expect(await screen.findByRole('link', { name: 'Article a' })).toBeTruthy()
})

it('keeps the list for a visit without a connection', async () => {
  list().mockResolvedValue({ articles: [row('a')], next: null })
  await openScreen('/blogging')
  await screen.findByRole('link', { name: 'Article a' })
  expect(persisted.read('blog').articles).toEqual([row('a')])
})

it('shows the kept list where no server answers', async () => {
  keepArticles([row('kept')])
  list().mockRejectedValue(noAnswer)
  await openScreen('/blogging')
  expect(await screen.findByRole('link', { name: 'Article kept' })).toBeTruthy()
})

it('puts an article into the bin, and takes it out again', async () => {
  list().mockResolvedValue({ articles: [row('a'), row('b')], next: null })
  const removed = vi.spyOn(api.articles, 'delete').mockResolvedValue({ ok: true })
  const restored = vi.spyOn(api.articles, 'restore').mockResolvedValue({} as never)
  const undo = vi.spyOn(toast, 'undo').mockReturnValue(undefined as never)
  await openScreen('/blogging')
  await screen.findByRole('link', { name: 'Article a' })
  await choose('Actions for Article a', /Move to the bin/)
  await waitFor(() => expect(removed.mock.lastCall?.[0]).toEqual({ params: { id: 'a' } }))
  await waitFor(() => expect(undo).toHaveBeenCalledOnce())
  const [, onUndo] = undo.mock.lastCall ?? []
  onUndo?.()
  await waitFor(() => expect(restored.mock.lastCall?.[0]).toEqual({ params: { id: 'a' } }))
})

it('offers to restore what is in the bin, and nothing else', async () => {
  list().mockResolvedValue({ articles: [row('a', { deletedAt: '2026-11-20T00:00:00.000Z' })], next: null })
  const restored = vi.spyOn(api.articles, 'restore').mockResolvedValue({} as never)
  await openScreen('/blogging?status=bin')
  await screen.findByText('In the bin')
  await pressFirst('Actions for Article a')
  await screen.findByRole('menu')
  expect(within(await screen.findByRole('menu')).getAllByRole('menuitem')).toHaveLength(1)
  await act(async () => void fireEvent.click(screen.getByRole('menuitem', { name: 'Restore' })))
  await waitFor(() => expect(restored).toHaveBeenCalledOnce())
})
