import type { ArticleRow } from '@deckle/contract/articles.ts'
import { CallError } from '@deckle/contract/client/call-error.ts'
import { toastQueue } from '@deckle/ui/overlays/toast.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import { pending } from '../../../test/pending.ts'
import { row } from '../sample-rows.ts'
import { pressFirst } from '../../../test/press.ts'

prepareScreens()
beforeEach(() => {
  vi.spyOn(api.tags, 'list').mockResolvedValue({ tags: [], next: null })
  vi.spyOn(api.categories, 'list').mockResolvedValue({ categories: [] })
})
afterEach(() => toastQueue.clear())

const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const cellOf = (day: Date) =>
  document.querySelector(`time[datetime="${day.toDateString()}"]`)?.closest('td') as HTMLElement
const dropOn = (day: Date, id: string) =>
  act(async () => void fireEvent.drop(cellOf(day), { dataTransfer: { getData: () => id } }))
const toasts = () => toastQueue.visibleToasts.map(({ content }) => content.title)

it('shows the schedule by days, and moves what is scheduled', async () => {
  vi.spyOn(api.articles, 'calendar').mockResolvedValue({
    articles: [
      row('a', { status: 'scheduled', publish_at: '2099-12-10T09:00:00.000Z' }),
      row('b', { status: 'published', publish_at: '2099-12-11T09:00:00.000Z' }),
    ],
    more: false,
  })
  const changed = vi.spyOn(api.articles, 'updateStatus').mockResolvedValue({} as never)
  await openScreen('/blogging?tab=schedule&month=2099-12')
  expect((await screen.findAllByText('Article a', { exact: false })).length).toBeGreaterThan(0)
  expect(screen.getByRole('heading', { name: 'December 2099' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Move Article b to another time' })).toBeNull()
  await pressFirst('Move Article a to another time')
  const field = await screen.findByLabelText('Comes to readers')
  await act(async () => void fireEvent.change(field, { target: { value: '2099-12-12T10:30' } }))
  await pressFirst('Move')
  await waitFor(() =>
    expect(changed.mock.lastCall?.[0]).toEqual({
      params: { id: 'a' },
      body: { status: 'scheduled', publish_at: new Date('2099-12-12T10:30').toISOString() },
    }),
  )
})

it('moves what is dragged to another day, and refuses a day that is over', async () => {
  const scheduledAt = (id: string, moment: Date) => row(id, { status: 'scheduled', publish_at: moment.toISOString() })
  const asked = vi
    .spyOn(api.articles, 'calendar')
    .mockResolvedValue({ articles: [scheduledAt('late', new Date(2020, 0, 10, 9))], more: false })
  const changed = vi.spyOn(api.articles, 'updateStatus').mockResolvedValue({} as never)
  const { router } = await openScreen('/blogging?tab=schedule&month=2020-01')
  await screen.findAllByText('Article late', { exact: false })
  await dropOn(new Date(2020, 0, 20), 'late')
  await waitFor(() => expect(toasts()).toEqual([expect.stringMatching(/was not moved: that time is over/)]))
  expect(changed).not.toHaveBeenCalled()
  asked.mockResolvedValue({ articles: [scheduledAt('soon', new Date(2099, 11, 10, 9))], more: false })
  await act(() => router.navigate({ to: '/blogging?tab=schedule&month=2099-12' }))
  await screen.findAllByText('Article soon', { exact: false })
  await dropOn(new Date(2099, 11, 20), 'soon')
  await waitFor(() =>
    expect(changed.mock.lastCall?.[0]).toMatchObject({
      params: { id: 'soon' },
      body: { status: 'scheduled', publish_at: new Date(2099, 11, 20, 9).toISOString() },
    }),
  )
})

it('says that it is loading, under the month', async () => {
  const waiting = pending<{ articles: ArticleRow[]; more: boolean }>()
  vi.spyOn(api.articles, 'calendar').mockReturnValue(waiting.promise)
  await openScreen('/blogging?tab=schedule&month=2099-12')
  expect(await screen.findByRole('heading', { name: 'December 2099' })).toBeTruthy()
  const section = within(screen.getByRole('region', { name: 'Schedule' }))
  expect(section.getByRole('status').textContent).toBe('Loading')
  await act(async () => waiting.resolve({ articles: [], more: false }))
  expect(await section.findByText('Nothing comes or goes in these weeks.')).toBeTruthy()
  expect(section.queryByText('Loading')).toBeNull()
})

it('says that nothing comes out, and why the schedule could not be loaded', async () => {
  vi.spyOn(api.articles, 'calendar').mockRejectedValueOnce(refusal).mockResolvedValue({ articles: [], more: false })
  await openScreen('/blogging?tab=schedule')
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await pressFirst(/again/)
  expect(await screen.findByText('Nothing comes or goes in these weeks.')).toBeTruthy()
})

it('says when articles come and when they go, in the month and year that is shown', async () => {
  vi.spyOn(api.articles, 'calendar').mockResolvedValue({
    articles: [
      row('a', {
        status: 'scheduled',
        publish_at: new Date(2099, 11, 10, 9).toISOString(),
        unpublish_at: new Date(2099, 11, 20, 18).toISOString(),
      }),
      row('b', {
        status: 'published',
        publish_at: new Date(2098, 11, 12, 9).toISOString(),
        unpublish_at: new Date(2099, 11, 21, 18).toISOString(),
      }),
    ],
    more: false,
  })
  await openScreen('/blogging?tab=schedule&month=2099-12')
  await screen.findAllByText('Article a', { exact: false })
  expect(cellOf(new Date(2099, 11, 10)).textContent).toMatch(/9:00.*Article a.*Scheduled/)
  expect(cellOf(new Date(2099, 11, 20)).textContent).toMatch(/6:00.*Article a.*Goes from its readers/)
  expect(cellOf(new Date(2099, 11, 21)).textContent).toMatch(/6:00.*Article b.*Goes from its readers/)
  expect(screen.queryByText(/Nothing comes or goes/)).toBeNull()
  const agenda = within(screen.getByRole('list', { name: 'Day by day' }))
  expect(agenda.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Thursday, December 10',
    'Sunday, December 20',
    'Monday, December 21',
  ])
})

it('moves only the coming of an article, not its going', async () => {
  vi.spyOn(api.articles, 'calendar').mockResolvedValue({
    articles: [row('b', { status: 'published', unpublish_at: new Date(2099, 11, 21, 18).toISOString() })],
    more: false,
  })
  const changed = vi.spyOn(api.articles, 'updateStatus').mockResolvedValue({} as never)
  await openScreen('/blogging?tab=schedule&month=2099-12')
  await screen.findAllByText('Article b', { exact: false })
  expect(screen.queryByRole('button', { name: /Move Article b/ })).toBeNull()
  await dropOn(new Date(2099, 11, 24), 'b')
  expect(changed).not.toHaveBeenCalled()
})
