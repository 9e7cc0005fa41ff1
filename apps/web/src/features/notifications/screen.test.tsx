import { CallError } from '@deckle/contract/client/call-error.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { openScreen } from '../../test/open-screen.tsx'
import { prepareScreens } from '../../test/draw-part.tsx'
import type { Notification } from './queries.ts'
import { press } from '../../test/press.ts'

prepareScreens()

const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const notification = (id: string, more: Partial<Notification> = {}): Notification => ({
  id,
  type: 'note',
  title: `Title of ${id}`,
  text: '',
  link: '',
  actor: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  read_at: null,
  ...more,
})
const list = () => vi.spyOn(api.notifications, 'list')

it('says that nothing is new', async () => {
  const asked = list().mockResolvedValue({ notifications: [], next: null, unread: 0 })
  await openScreen('/notifications', { user: { _id: 'asha' } })
  expect(await screen.findByText('Nothing new')).toBeTruthy()
  expect(asked.mock.lastCall?.[0]).toMatchObject({ params: { id: 'asha' } })
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
})

it('says why it failed, and tries again', async () => {
  list()
    .mockRejectedValueOnce(refusal)
    .mockResolvedValue({ notifications: [notification('one')], next: null, unread: 1 })
  await openScreen('/notifications')
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/again/)
  expect(await screen.findByText('Title of one')).toBeTruthy()
})

it('marks all as read, then shows them so', async () => {
  const unread = [notification('one'), notification('two')]
  let notifications = unread
  list().mockImplementation(async () => ({
    notifications,
    next: null,
    unread: notifications.filter(({ read_at }) => read_at === null).length,
  }))
  const read = vi.spyOn(api.notifications, 'read').mockImplementation(async () => {
    notifications = unread.map((one) => ({ ...one, read_at: one.createdAt }))
    return { ok: true }
  })
  await openScreen('/notifications')
  expect(await screen.findAllByText('Unread')).toHaveLength(2)
  await press('Mark all as read')
  expect(read.mock.lastCall?.[0]).toMatchObject({ body: {} })
  await waitFor(() => expect(screen.queryAllByText('Unread')).toEqual([]))
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
})

it('opens where a notification leads, and marks only that one', async () => {
  const notifications = [notification('one', { link: '/helpDesk' }), notification('two')]
  list().mockResolvedValue({ notifications, next: null, unread: 2 })
  const read = vi.spyOn(api.notifications, 'read').mockResolvedValue({ ok: true })
  const { router } = await openScreen('/notifications')
  const link = await screen.findByRole('link', { name: /Title of one/ })
  await act(async () => fireEvent.click(link))
  await waitFor(() => expect(router.state.location.pathname).toBe('/helpDesk'))
  expect(read.mock.lastCall?.[0]).toMatchObject({ body: { ids: ['one'] } })
})

it('names who did it once: in the title of a group, else below it', async () => {
  const group = { title: 'Asha Rao and 4 others liked your post', actor: 'Asha Rao', link: '/helpDesk' }
  const notifications = [notification('one', group), notification('two', { actor: 'Ravi Das' })]
  list().mockResolvedValue({ notifications, next: null, unread: 2 })
  await openScreen('/notifications')
  const link = await screen.findByRole('link', { name: /Asha Rao and 4 others/ })
  expect(link.textContent).not.toContain('from Asha Rao')
  expect(screen.getByText(/from Ravi Das/)).toBeTruthy()
})
