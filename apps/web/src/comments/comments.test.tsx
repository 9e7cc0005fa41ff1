import { CallError } from '@deckle/contract/client/call-error.ts'
import { mentionOf } from '@deckle/core/social/mention.ts'
import { toastQueue } from '@deckle/ui/overlays/toast.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../lib/api.ts'
import { drawPart, prepareScreens } from '../test/draw-part.tsx'
import { Comments } from './comments.tsx'
import { sampleComment, sampleThread } from './sample-comment.ts'
import { press } from '../test/press.ts'
import { fireOn } from '../test/fire-on.ts'

prepareScreens('comments', 'errors')

const person = '01900000-0000-7000-8000-000000000001'
const refusal = new CallError(422, { code: 'rule_broken', message: 'Not now.', errors: ['Not now.'] })
const permissions = { muted: null, new_until: null, can: { images: true, moderate: false, pin: false } }
const isAllowed = (more: object = {}) =>
  vi.spyOn(api.social, 'permissions').mockResolvedValue({ permissions: { ...permissions, ...more } })
const list = (...comments: ReturnType<typeof sampleThread>[]) =>
  vi.spyOn(api.comments, 'list').mockResolvedValue({ comments, next: null })
const choose = async (menu: RegExp, item: string) => {
  await press(menu)
  await fireOn.click(screen.findByRole('menuitem', { name: item }))
}
const write = async (label: string, text: string) => {
  const field = screen.getByLabelText<HTMLTextAreaElement>(label)
  await act(async () => fireEvent.change(field, { target: { value: text } }))
  return field
}
const draw = (onCount?: (by: number) => void) =>
  drawPart(<Comments target="post" id="post" {...(onCount && { onCount })} />)

it('says that there are none', async () => {
  isAllowed()
  const asked = list()
  await draw()
  expect(await screen.findByText(/No comments yet/)).toBeTruthy()
  expect(asked.mock.lastCall?.[0]?.query).toMatchObject({ target: 'post', id: 'post', order: 'newest' })
})

it('says why it failed, and tries again', async () => {
  isAllowed()
  vi.spyOn(api.comments, 'list')
    .mockRejectedValueOnce(refusal)
    .mockResolvedValue({ comments: [sampleThread('one')], next: null })
  await draw()
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/again/)
  expect(await screen.findByText('Text of one')).toBeTruthy()
})

it('shows scripts as text, people by name and addresses as links that lead no search engine', async () => {
  isAllowed()
  const text = `<img src=x onerror=alert(1)> ${mentionOf(person)} https://a.example javascript:alert(1)`
  list(sampleThread('one', { text, mentions: [{ id: person, name: '<b>Asha</b>' }] }))
  await draw()
  const link = await screen.findByRole('link', { name: 'https://a.example' })
  expect(link.getAttribute('rel')).toBe('ugc nofollow noopener')
  expect(screen.getByRole('link', { name: '@<b>Asha</b>' }).getAttribute('href')).toBe(`/profiles/${person}`)
  expect(screen.getByRole('link', { name: 'Asha Rao' }).getAttribute('href')).toBe('/profiles/asha')
  expect(screen.getByText(/<img src=x onerror=alert\(1\)>/)).toBeTruthy()
  expect(document.querySelector('img')).toBeNull()
  expect(screen.getAllByRole('link')).toHaveLength(3)
})

it('sends a comment, shows it and counts it', async () => {
  isAllowed()
  list(sampleThread('one'))
  const onCount = vi.fn()
  await draw(onCount)
  await screen.findByText('Text of one')
  const create = vi.spyOn(api.comments, 'create').mockResolvedValue({ comment: sampleComment('new') })
  const field = await write('Your comment', '  Well said  ')
  await press('Comment')
  expect(create.mock.lastCall?.[0].body).toEqual({ post_id: 'post', text: 'Well said', parent_id: null })
  expect(await screen.findByText('Text of new')).toBeTruthy()
  expect(onCount).toHaveBeenCalledWith(1)
  expect(field.value).toBe('')
})

it('keeps what was typed where the server refuses, and says why', async () => {
  isAllowed()
  list()
  await draw()
  vi.spyOn(api.comments, 'create').mockRejectedValue(refusal)
  const field = await write('Your comment', 'Once more')
  await press('Comment')
  expect(await screen.findByText('Not now.')).toBeTruthy()
  expect(field.value).toBe('Once more')
})

it('replies within the thread', async () => {
  isAllowed()
  list(sampleThread('one'))
  await draw()
  await screen.findByText('Text of one')
  await press('Reply to Asha Rao')
  const create = vi
    .spyOn(api.comments, 'create')
    .mockResolvedValue({ comment: sampleComment('new', { parent_id: 'one' }) })
  await write('Your reply', 'Indeed')
  await press('Reply')
  expect(create.mock.lastCall?.[0].body).toEqual({ post_id: 'post', text: 'Indeed', parent_id: 'one' })
  expect(await screen.findByText('Text of new')).toBeTruthy()
  expect(screen.queryByLabelText('Your reply')).toBeNull()
})

it('loads the other replies', async () => {
  isAllowed()
  const reply = sampleComment('first', { parent_id: 'one' })
  list(sampleThread('one', { replies: 3, first_replies: { comments: [reply], next: 'cursor' } }))
  await draw()
  const replies = vi.spyOn(api.comments, 'replies').mockResolvedValue({
    comments: [sampleComment('second', { parent_id: 'one' }), sampleComment('third', { parent_id: 'one' })],
    next: null,
  })
  await screen.findByText('Text of first')
  await press('Show 2 more replies')
  expect(replies.mock.lastCall?.[0].query).toMatchObject({ cursor: 'cursor' })
  expect(await screen.findByText('Text of third')).toBeTruthy()
})

it('likes at once, and takes it back where the server refuses', async () => {
  isAllowed()
  list(sampleThread('one', { likes: 4 }))
  await draw()
  await screen.findByText('Text of one')
  let refuse: (error: Error) => void = () => {}
  vi.spyOn(api.social, 'like').mockImplementation(() => new Promise((_, reject) => (refuse = reject)))
  await press('Like, 4 likes')
  expect((await screen.findByRole('button', { name: 'Like, 5 likes' })).getAttribute('aria-pressed')).toBe('true')
  await act(async () => refuse(refusal))
  expect(await screen.findByRole('button', { name: 'Like, 4 likes' })).toBeTruthy()
  expect(toastQueue.visibleToasts.map(({ content }) => content.title)).toEqual(['Not now.'])
})

it('changes an own comment, and says that it was', async () => {
  isAllowed()
  const own = { ...sampleComment('x').can, edit: true, delete: true, report: false }
  list(sampleThread('one', { can: own }))
  await draw()
  await screen.findByText('Text of one')
  await choose(/^Actions for/, 'Edit')
  const update = vi.spyOn(api.comments, 'update').mockResolvedValue({
    comment: sampleComment('one', { text: 'Better', edited_at: '2026-11-02T00:00:00.000Z', can: own }),
  })
  expect((await write('Edit your comment', 'Better')).value).toBe('Better')
  await press('Save')
  expect(update.mock.lastCall?.[0]).toMatchObject({ params: { id: 'one' }, body: { text: 'Better' } })
  expect(await screen.findByText('Better')).toBeTruthy()
  expect(screen.getByText(/edited/)).toBeTruthy()
})

it('deletes an own comment unless that is undone', async () => {
  isAllowed()
  list(sampleThread('one', { can: { ...sampleComment('x').can, delete: true } }))
  const onCount = vi.fn()
  await draw(onCount)
  await screen.findByText('Text of one')
  const remove = vi.spyOn(api.comments, 'delete').mockResolvedValue({ ok: true })
  await choose(/^Actions for/, 'Delete')
  expect(screen.queryByText('Text of one')).toBeNull()
  await act(async () => toastQueue.visibleToasts[0]?.content.action?.onAction())
  expect(screen.getByText('Text of one')).toBeTruthy()
  await act(async () => toastQueue.close(toastQueue.visibleToasts[0]?.key ?? ''))
  expect(remove).not.toHaveBeenCalled()
  await choose(/^Actions for/, 'Delete')
  await act(async () => toastQueue.close(toastQueue.visibleToasts[0]?.key ?? ''))
  await waitFor(() => expect(onCount).toHaveBeenCalledWith(-1))
  expect(screen.queryByText('Text of one')).toBeNull()
})

it('reports with a reason', async () => {
  isAllowed()
  list(sampleThread('one'))
  await draw()
  await screen.findByText('Text of one')
  const report = vi.spyOn(api.social, 'report').mockResolvedValue({ ok: true })
  await choose(/^Actions for/, 'Report')
  const dialog = within(await screen.findByRole('dialog'))
  const send = dialog.getByRole('button', { name: 'Report' })
  await act(async () => fireEvent.click(send))
  expect(dialog.getByText('Say why.')).toBeTruthy()
  await act(async () => fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Spam' } }))
  await act(async () => fireEvent.click(send))
  expect(report.mock.lastCall?.[0].body).toEqual({ target: 'comment', id: 'one', reason: 'Spam' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('says to the author why others do not see it', async () => {
  isAllowed()
  list(
    sampleThread('one', { hidden: { at: '2026-11-02T00:00:00.000Z', reason: 'Rude' } }),
    sampleThread('two', { hidden: { at: '2026-11-02T00:00:00.000Z', reason: '' } }),
    sampleThread('three', { gone: true, text: '', author: null }),
  )
  await draw()
  expect(await screen.findByText(/Hidden by a moderator: Rude/)).toBeTruthy()
  expect(screen.getByText(/Hidden after reports/)).toBeTruthy()
  expect(screen.getByText('This comment is no longer here.')).toBeTruthy()
})

it('lets a muted person read, and says until when and why', async () => {
  isAllowed({ muted: { until: '2026-12-01T00:00:00.000Z', reason: 'Shouting' } })
  list(sampleThread('one'))
  await draw()
  expect(await screen.findByText(/Shouting/)).toBeTruthy()
  expect(screen.getByText('Text of one')).toBeTruthy()
  expect(screen.queryByLabelText('Your comment')).toBeNull()
})

it('says what a new account may write', async () => {
  isAllowed({ new_until: '2026-12-01T00:00:00.000Z' })
  list()
  await draw()
  expect(await screen.findByText(/3 posts and 10 comments, with at most 2 links and 1 picture/)).toBeTruthy()
})

it('suggests people by the keyboard, and sends them by id', async () => {
  isAllowed()
  list()
  const people = [
    { id: 'other', name: 'Asif Khan', image: '' },
    { id: person, name: 'Asha Rao', image: '' },
  ]
  const asked = vi.spyOn(api.social, 'people').mockResolvedValue({ people })
  await draw()
  const field = await write('Your comment', 'Thanks @as')
  const box = await screen.findByRole('listbox', { name: 'People to name' })
  await waitFor(() => expect(asked.mock.lastCall?.[0]?.query).toEqual({ search: 'as' }))
  expect(field.getAttribute('role')).toBe('combobox')
  expect(field.getAttribute('aria-controls')).toBe(box.id)
  await act(async () => fireEvent.keyDown(field, { key: 'ArrowDown' }))
  const chosen = screen.getByRole('option', { name: /Asha Rao/ })
  expect(chosen.getAttribute('aria-selected')).toBe('true')
  expect(field.getAttribute('aria-activedescendant')).toBe(chosen.id)
  await act(async () => fireEvent.keyDown(field, { key: 'Enter' }))
  expect(field.value).toBe('Thanks @Asha Rao ')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field.getAttribute('role')).toBeNull()
  const create = vi.spyOn(api.comments, 'create').mockResolvedValue({ comment: sampleComment('new') })
  await act(async () => fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true }))
  expect(create.mock.lastCall?.[0].body).toMatchObject({ text: `Thanks ${mentionOf(person)}` })
})

it('closes the suggestions by Escape', async () => {
  isAllowed()
  list()
  vi.spyOn(api.social, 'people').mockResolvedValue({ people: [{ id: person, name: 'Asha Rao', image: '' }] })
  await draw()
  const field = await write('Your comment', '@')
  await screen.findByRole('listbox')
  await act(async () => fireEvent.keyDown(field, { key: 'Escape' }))
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field.value).toBe('@')
})

it('takes no more where they are closed', async () => {
  isAllowed()
  list(sampleThread('one'))
  await drawPart(<Comments target="article" id="tea" isOpen={false} />)
  expect(await screen.findByText('This takes no more comments.')).toBeTruthy()
  expect(await screen.findByText('Text of one')).toBeTruthy()
  expect(screen.queryByLabelText('Your comment')).toBeNull()
})

it('shows what is hidden to who may read it, with the reason', async () => {
  isAllowed()
  list(sampleThread('one', { gone: true, hidden: { at: '2026-11-02T00:00:00.000Z', reason: 'Off topic' } }))
  await draw()
  expect(await screen.findByText('Text of one')).toBeTruthy()
  expect(screen.getByText(/Hidden by a moderator: Off topic/)).toBeTruthy()
})
