import { CallError } from '@deckle/contract/client/call-error.ts'
import type { ModerationCase } from '@deckle/contract/moderation.ts'
import { toastQueue } from '@deckle/ui/overlays/toast.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { pending } from '../../test/pending.ts'
import { press } from '../../test/press.ts'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens()

const user = { license: { license_type: 'Manager' } } as const
const refusal = new CallError(422, { code: 'rule_broken', message: 'Not now.', errors: ['Not now.'] })
const asha = { id: 'asha', name: 'Asha Rao', image: '' }
const sampleCase = (id: string, more: Partial<ModerationCase> = {}): ModerationCase => ({
  target: 'comment',
  id,
  state: 'waiting',
  hidden: false,
  author: asha,
  muted: false,
  text: `Text of ${id}`,
  mentions: [],
  images: [],
  link: '/feed?post=one',
  written_at: '2026-11-01T00:00:00.000Z',
  reports: 1,
  reasons: [{ by: { id: 'ravi', name: 'Ravi Das', image: '' }, reason: 'Rude', at: '2026-11-02T00:00:00.000Z' }],
  decided: null,
  ...more,
})
const cases = (...all: ModerationCase[]) =>
  vi.spyOn(api.moderation, 'list').mockResolvedValue({ cases: all, next: null })
const inDialog = async () => within(await screen.findByRole('dialog'))

it.each([
  ['', 'Nothing waits for you'],
  ['?state=hidden', 'Nothing is hidden'],
  ['?state=restored', 'Nothing was kept'],
])('says that there is nothing at %j', async (search, text) => {
  cases()
  await openScreen(`/feed/moderation${search}`, { user })
  expect(await screen.findByText(text)).toBeTruthy()
})

it('says that nobody is muted', async () => {
  vi.spyOn(api.moderation, 'mutes').mockResolvedValue({ mutes: [], next: null })
  await openScreen('/feed/moderation?state=muted', { user })
  expect(await screen.findByText('Nobody is muted')).toBeTruthy()
})

it('says that cases are loading', async () => {
  const waiting = pending<{ cases: ModerationCase[]; next: null }>()
  vi.spyOn(api.moderation, 'list').mockReturnValue(waiting.promise)
  await openScreen('/feed/moderation', { user })
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Loading')
  await act(async () => waiting.resolve({ cases: [sampleCase('one')], next: null }))
  expect(await screen.findByText('Text of one')).toBeTruthy()
  expect(screen.queryByText('Loading')).toBeNull()
})

it('says that muted people are loading', async () => {
  const waiting = pending<{ mutes: []; next: null }>()
  vi.spyOn(api.moderation, 'mutes').mockReturnValue(waiting.promise)
  await openScreen('/feed/moderation?state=muted', { user })
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Loading')
  await act(async () => waiting.resolve({ mutes: [], next: null }))
  expect(await screen.findByText('Nobody is muted')).toBeTruthy()
})

it('says why it failed, and tries again', async () => {
  vi.spyOn(api.moderation, 'list')
    .mockRejectedValueOnce(refusal)
    .mockResolvedValue({ cases: [sampleCase('one')], next: null })
  await openScreen('/feed/moderation', { user })
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/again/)
  expect(await screen.findByText('Text of one')).toBeTruthy()
})

it('shows what was written, by whom, and why it was reported', async () => {
  cases(
    sampleCase('one', {
      hidden: true,
      muted: true,
      reports: 12,
      text: '<img src=x onerror=alert(1)>',
      images: [{ id: 'picture', alt: 'A tea stall' }],
    }),
  )
  await openScreen('/feed/moderation', { user })
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeTruthy()
  expect(screen.getByText('12 reports')).toBeTruthy()
  expect(screen.getByText('Rude')).toBeTruthy()
  expect(screen.getByText('and # more'.replace('#', '11'))).toBeTruthy()
  expect(screen.getByText('Hidden until a moderator has reviewed it')).toBeTruthy()
  expect(screen.getByText('Muted')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'A tea stall' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View in context' }).getAttribute('href')).toBe('/feed?post=one')
})

it('hides one for a reason', async () => {
  const list = cases(sampleCase('one'))
  await openScreen('/feed/moderation', { user })
  await screen.findByText('Text of one')
  const decide = vi
    .spyOn(api.moderation, 'decide')
    .mockResolvedValue({ items: [{ target: 'comment', id: 'one', done: true }] })
  await press('Hide what Asha Rao wrote')
  const dialog = await inDialog()
  const send = dialog.getByRole('button', { name: 'Hide' })
  await act(async () => fireEvent.click(send))
  expect(dialog.getByText('Say why.')).toBeTruthy()
  await act(async () => fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Rude' } }))
  list.mockResolvedValue({ cases: [], next: null })
  await act(async () => fireEvent.click(send))
  expect(decide.mock.lastCall?.[0].body).toEqual({
    items: [{ target: 'comment', id: 'one' }],
    decision: 'hide',
    reason: 'Rude',
  })
  expect(await screen.findByText('Nothing waits for you')).toBeTruthy()
})

it('decides about several at once, and says which could not be', async () => {
  cases(sampleCase('one'), sampleCase('two', { target: 'post' }))
  await openScreen('/feed/moderation', { user })
  await screen.findByText('Text of one')
  await fireOn.click(screen.findByRole('checkbox', { name: 'Choose all that are shown' }))
  const bar = within(screen.getByRole('region', { name: 'What is chosen' }))
  expect(bar.getByText('2 chosen')).toBeTruthy()
  await act(async () => fireEvent.click(bar.getByRole('button', { name: 'Keep' })))
  const dialog = await inDialog()
  const decide = vi.spyOn(api.moderation, 'decide').mockResolvedValue({
    items: [
      { target: 'comment', id: 'one', done: true },
      { target: 'post', id: 'two', done: false },
    ],
  })
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Keep' })))
  expect(decide.mock.lastCall?.[0].body).toMatchObject({ decision: 'restore', reason: '' })
  await waitFor(() =>
    expect(toastQueue.visibleToasts.map(({ content }) => content.title)).toEqual(
      expect.arrayContaining(['Decided', 'One could not be decided: it is gone, or not yours to decide.']),
    ),
  )
  expect(screen.queryByRole('region', { name: 'What is chosen' })).toBeNull()
})

it('keeps what was typed where the server refuses', async () => {
  cases(sampleCase('one', { state: 'hidden', hidden: true }))
  await openScreen('/feed/moderation?state=hidden', { user })
  await screen.findByText('Text of one')
  vi.spyOn(api.moderation, 'decide').mockRejectedValue(refusal)
  await press('Show again what Asha Rao wrote')
  const dialog = await inDialog()
  const reason = dialog.getByLabelText<HTMLTextAreaElement>(/^Reason/)
  await act(async () => fireEvent.change(reason, { target: { value: 'Fair' } }))
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Show again' })))
  expect(await dialog.findByText('Not now.')).toBeTruthy()
  expect(reason.value).toBe('Fair')
})

it('says who has decided, and why', async () => {
  const decided = {
    by: { id: 'ravi', name: 'Ravi Das', image: '' },
    reason: 'Harmless',
    at: '2026-11-03T00:00:00.000Z',
  }
  cases(sampleCase('one', { state: 'restored', decided, reports: 0, reasons: [] }))
  await openScreen('/feed/moderation?state=restored', { user })
  expect(await screen.findByText(/Decided by Ravi Das, .*: Harmless/)).toBeTruthy()
})

it('mutes who wrote it, for a reason and a while', async () => {
  cases(sampleCase('one'))
  await openScreen('/feed/moderation', { user })
  await screen.findByText('Text of one')
  const mute = vi.spyOn(api.moderation, 'mute').mockResolvedValue({ ok: true })
  await press('Mute Asha Rao')
  const dialog = await inDialog()
  await act(async () => fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Shouting' } }))
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Mute' })))
  const until = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  expect(mute.mock.lastCall?.[0]).toMatchObject({
    params: { id: 'asha' },
    body: { reason: 'Shouting', until: expect.stringContaining(until) },
  })
})

it('lists muted people, and lets one write again', async () => {
  const mutes = vi.spyOn(api.moderation, 'mutes').mockResolvedValue({
    mutes: [{ person: asha, until: null, reason: 'Shouting', by: null, at: '2026-11-03T00:00:00.000Z' }],
    next: null,
  })
  await openScreen('/feed/moderation?state=muted', { user })
  expect(await screen.findByText('Shouting')).toBeTruthy()
  const unmute = vi.spyOn(api.moderation, 'unmute').mockResolvedValue({ ok: true })
  mutes.mockResolvedValue({ mutes: [], next: null })
  await press('Let Asha Rao write again')
  expect(unmute.mock.lastCall?.[0]).toMatchObject({ params: { id: 'asha' } })
  expect(await screen.findByText('Nobody is muted')).toBeTruthy()
})
