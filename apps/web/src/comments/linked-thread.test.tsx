import { CallError } from '@deckle/contract/client/call-error.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '../lib/api.ts'
import { drawPart, prepareScreens } from '../test/draw-part.tsx'
import { Comments } from './comments.tsx'
import { sampleComment, sampleThread } from './sample-comment.ts'

prepareScreens('comments', 'errors')

beforeEach(() => {
  vi.spyOn(api.social, 'permissions').mockResolvedValue({
    permissions: { muted: null, new_until: null, can: { images: true, moderate: false, pin: false } },
  })
})

const list = (...comments: ReturnType<typeof sampleThread>[]) =>
  vi.spyOn(api.comments, 'list').mockResolvedValue({ comments, next: null })
const linked = () => within(screen.getByRole('list', { name: 'The comment you came for' }))
const drawOn = (more: Partial<Parameters<typeof Comments>[0]>) =>
  drawPart(<Comments target="article" id="tea" {...more} />)

it('shows the comment that a link leads to above the others, once, and puts the focus on it', async () => {
  const on = { target: 'article', target_id: 'tea' } as const
  const first = sampleThread('first', {
    ...on,
    replies: 1,
    first_replies: { comments: [sampleComment('reply', { ...on, parent_id: 'first' })], next: null },
  })
  list(sampleThread('other', on), first)
  vi.spyOn(api.comments, 'show').mockResolvedValue({ thread: first })
  await drawOn({ linked: 'reply' })
  const reply = (await screen.findByText('Text of reply')).closest('li')
  await waitFor(() => expect(document.activeElement).toBe(reply))
  expect(linked().getByText('Text of first')).toBeTruthy()
  await waitFor(() => expect(screen.getAllByText('Text of first')).toHaveLength(1))
  expect(linked().queryByText('Text of other')).toBeNull()
})

it('says that the comment a link leads to is gone, and shows the others', async () => {
  list(sampleThread('other', { target: 'article', target_id: 'tea' }))
  vi.spyOn(api.comments, 'show').mockRejectedValue(
    new CallError(404, { code: 'not_found', message: 'Gone.', errors: ['Gone.'] }),
  )
  await drawOn({ linked: 'gone' })
  expect(await screen.findByText('The comment that you came for is no longer here.')).toBeTruthy()
  expect(await screen.findByText('Text of other')).toBeTruthy()
})

it('does not show a comment of something else', async () => {
  list()
  vi.spyOn(api.comments, 'show').mockResolvedValue({ thread: sampleThread('one', { target_id: 'coffee' }) })
  await drawOn({ linked: 'one' })
  expect(await screen.findByText('The comment that you came for is no longer here.')).toBeTruthy()
  expect(screen.queryByText('Text of one')).toBeNull()
})
