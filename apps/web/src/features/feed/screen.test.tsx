import { CallError } from '@deckle/contract/client/call-error.ts'
import { toastQueue } from '@deckle/ui/overlays/toast.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { samplePost } from './sample-post.ts'
import { press } from '../../test/press.ts'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens()

const refusal = new CallError(422, { code: 'rule_broken', message: 'Not now.', errors: ['Not now.'] })
const none = new CallError(404, { code: 'not_found', message: 'Not found.', errors: ['Not found.'] })
const own = { edit: true, delete: true, pin: false, report: false, moderate: false }
const permissions = { muted: null, new_until: null, can: { images: true, moderate: false, pin: false } }
const isAllowed = (more: object = {}) =>
  vi.spyOn(api.social, 'permissions').mockResolvedValue({ permissions: { ...permissions, ...more } })
const feed = (...posts: ReturnType<typeof samplePost>[]) =>
  vi.spyOn(api.social, 'feed').mockResolvedValue({ posts, next: null, mark: 'mark' })
const choose = async (item: string) => {
  await press(/^Actions for the post/)
  await fireOn.click(screen.findByRole('menuitem', { name: item }))
}

beforeEach(() => {
  vi.spyOn(api.social, 'newer').mockResolvedValue({ count: 0 })
  isAllowed()
})

it('says what to do first where nothing was posted', async () => {
  feed()
  await openScreen('/feed')
  expect(await screen.findByText('Nothing has been posted yet')).toBeTruthy()
  await press('Write the first post')
  expect(document.activeElement).toBe(screen.getByLabelText('Your post'))
})

it('says why it failed, and tries again', async () => {
  vi.spyOn(api.social, 'feed')
    .mockRejectedValueOnce(refusal)
    .mockResolvedValue({ posts: [samplePost('one')], next: null })
  await openScreen('/feed')
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/again/)
  expect(await screen.findByText('Text of one')).toBeTruthy()
})

it('shows a post in full', async () => {
  feed(
    samplePost('one', {
      pinned: true,
      audience: { type: 'tags', names: [{ id: 't', name: 'Sales' }] },
      edited_at: '2026-11-02T00:00:00.000Z',
      likes: 1200,
      comments: 3,
      images: [
        { id: 'a', alt: 'A tea stall' },
        { id: 'b', alt: '' },
      ],
      link: {
        url: 'https://a.example/x',
        state: 'ready',
        title: '<script>alert(1)</script>',
        description: 'About tea',
        site: 'a.example',
        image: '',
      },
      attachment: {
        type: 'deck',
        id: 'deck',
        gone: false,
        title: 'Tea quiz',
        image: '',
        link: '/play/tea',
        shortid: 'tea',
      },
    }),
  )
  await openScreen('/feed')
  expect(await screen.findByText('Pinned')).toBeTruthy()
  expect(screen.getByText(/For people with Sales/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Asha Rao' }).getAttribute('href')).toBe('/profiles/asha')
  expect(screen.getByText(/edited/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Like, 1,200 likes' })).toBeTruthy()
  const card = screen.getByRole('link', { name: /About tea/ })
  expect(card.getAttribute('rel')).toBe('ugc nofollow noopener')
  expect(within(card).getByText('<script>alert(1)</script>')).toBeTruthy()
  expect(document.querySelector('iframe')).toBeNull()
  await press('Play here')
  expect(document.querySelector('iframe')?.getAttribute('src')).toBe('/embed/tea')
  await press('Open picture 1 of 2: A tea stall')
  expect(await screen.findByRole('img', { name: 'A tea stall' })).toBeTruthy()
  await act(async () => fireEvent.keyDown(window, { key: 'ArrowRight' }))
  expect(screen.getByRole('heading', { name: 'Picture 2 of 2' })).toBeTruthy()
})

it('says of an attachment that is gone only what it was', async () => {
  feed(
    samplePost('one', {
      author: null,
      attachment: { type: 'course', id: 'c', gone: true, title: '', image: '', link: '', shortid: null },
    }),
  )
  await openScreen('/feed')
  expect(await screen.findByText('This course is no longer there.')).toBeTruthy()
  expect(screen.getByText('Somebody who has left')).toBeTruthy()
})

it('asks for the card of a link until it is there', async () => {
  const link = { url: 'https://a.example/', title: '', description: '', site: '', image: '' }
  feed(samplePost('one', { link: { ...link, state: 'waiting' } }))
  vi.spyOn(api.posts, 'show').mockResolvedValue({
    post: samplePost('one', { link: { ...link, state: 'ready', title: 'Tea for all' } }),
  })
  await openScreen('/feed')
  expect(await screen.findByText('Tea for all')).toBeTruthy()
})

it('shows the bare address where no card comes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const link = { url: 'https://a.example/', state: 'waiting', title: '', description: '', site: '', image: '' } as const
  feed(samplePost('one', { link }))
  const show = vi.spyOn(api.posts, 'show').mockResolvedValue({ post: samplePost('one', { link }) })
  await openScreen('/feed')
  const card = await screen.findByRole('link', { name: /a\.example/ })
  expect(card.textContent).toContain('The card of this link is being made')
  for (let look = 0; look < 12; look++) await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(show).toHaveBeenCalledTimes(10)
  expect(card.textContent).toBe('https://a.example/')
})

it('announces the first post of an empty feed', async () => {
  const asked = feed()
  vi.mocked(api.social.newer).mockResolvedValue({ count: 1 })
  await openScreen('/feed')
  asked.mockResolvedValue({ posts: [samplePost('one')], next: null, mark: 'later' })
  await fireOn.click(screen.findByRole('button', { name: '1 new post' }))
  expect(await screen.findByText('Text of one')).toBeTruthy()
})

it('lists by filter, in the address', async () => {
  const asked = feed()
  const { router } = await openScreen('/feed?filter=saved')
  expect(await screen.findByText('You have saved nothing yet')).toBeTruthy()
  expect(asked.mock.lastCall?.[0]?.query).toMatchObject({ filter: 'saved' })
  await fireOn.click(screen.findByRole('radio', { name: 'Mine' }))
  expect(await screen.findByText('You have not posted yet')).toBeTruthy()
  expect(router.state.location.search).toEqual({ filter: 'mine' })
  expect(screen.queryByLabelText('Your post')).toBeNull()
})

it('lists the posts of one author', async () => {
  const asked = feed(samplePost('one'))
  await openScreen('/feed?author=asha')
  expect(await screen.findByRole('heading', { name: 'Posts of Asha Rao' })).toBeTruthy()
  expect(asked.mock.lastCall?.[0]?.query).toMatchObject({ author: 'asha' })
})

it('opens a post by its address, with its comments', async () => {
  vi.spyOn(api.posts, 'show').mockResolvedValue({ post: samplePost('one') })
  vi.spyOn(api.comments, 'list').mockResolvedValue({ comments: [], next: null })
  await openScreen('/feed?post=one')
  expect(await screen.findByText('Text of one')).toBeTruthy()
  expect(await screen.findByText(/No comments yet/)).toBeTruthy()
})

it('says that a post is not there', async () => {
  vi.spyOn(api.posts, 'show').mockRejectedValue(none)
  await openScreen('/feed?post=one')
  expect(await screen.findByText('This post is not here')).toBeTruthy()
})

it('says that there are newer posts, and shows them when asked', async () => {
  const asked = feed(samplePost('one'))
  vi.spyOn(api.social, 'newer').mockResolvedValue({ count: 3 })
  await openScreen('/feed')
  await screen.findByText('Text of one')
  asked.mockResolvedValue({ posts: [samplePost('two'), samplePost('one')], next: null, mark: 'later' })
  expect(screen.queryByText('Text of two')).toBeNull()
  await fireOn.click(screen.findByRole('button', { name: '3 new posts' }))
  expect(await screen.findByText('Text of two')).toBeTruthy()
})

it('loads more by its button', async () => {
  vi.spyOn(api.social, 'feed').mockImplementation(async ({ query } = {}) =>
    query?.cursor ? { posts: [samplePost('two')], next: null } : { posts: [samplePost('one')], next: 'more' },
  )
  await openScreen('/feed')
  await screen.findByText('Text of one')
  const more = screen.queryByRole('button', { name: /more/i })
  if (more) await act(async () => fireEvent.click(more))
  expect(await screen.findByText('Text of two')).toBeTruthy()
})

it('goes from post to post by Page Down', async () => {
  feed(samplePost('one'), samplePost('two'))
  await openScreen('/feed')
  const posts = await screen.findAllByRole('article')
  await act(async () => posts[0]?.focus())
  await act(async () => fireEvent.keyDown(posts[0] ?? document.body, { key: 'PageDown' }))
  expect(document.activeElement).toBe(posts[1])
})

it('saves at once, and takes it back where the server refuses', async () => {
  feed(samplePost('one'))
  await openScreen('/feed')
  await screen.findByText('Text of one')
  let refuse: (error: Error) => void = () => {}
  vi.spyOn(api.posts, 'save').mockImplementation(() => new Promise((_, reject) => (refuse = reject)))
  const saved = () => screen.getByRole('button', { name: 'Save this post' }).getAttribute('aria-pressed')
  await press('Save this post')
  await waitFor(() => expect(saved()).toBe('true'))
  await act(async () => refuse(refusal))
  await waitFor(() => expect(saved()).toBe('false'))
})

it('deletes an own post after the time to undo', async () => {
  feed(samplePost('one', { can: own }))
  await openScreen('/feed')
  await screen.findByText('Text of one')
  const remove = vi.spyOn(api.posts, 'delete').mockResolvedValue({ ok: true })
  await choose('Delete')
  expect(screen.queryByText('Text of one')).toBeNull()
  expect(remove).not.toHaveBeenCalled()
  await act(async () => toastQueue.close(toastQueue.visibleToasts[0]?.key ?? ''))
  await waitFor(() => expect(remove).toHaveBeenCalled())
  expect(screen.queryByText('Text of one')).toBeNull()
})

it('pins where one may', async () => {
  feed(samplePost('one', { can: { ...own, pin: true } }))
  await openScreen('/feed')
  await screen.findByText('Text of one')
  const pin = vi.spyOn(api.posts, 'pin').mockResolvedValue({ pinned: true })
  await choose('Pin above the others')
  expect(pin.mock.lastCall?.[0]?.body).toEqual({ pinned: true })
  expect(await screen.findByText('Pinned')).toBeTruthy()
})

it('reports a post, and hides one where one may', async () => {
  feed(samplePost('one', { can: { ...own, report: true, moderate: true } }))
  await openScreen('/feed')
  await screen.findByText('Text of one')
  const hide = vi.spyOn(api.posts, 'hide').mockResolvedValue({ ok: true })
  await choose('Hide')
  const dialog = within(await screen.findByRole('dialog'))
  await act(async () => fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Rude' } }))
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Hide' })))
  expect(hide.mock.lastCall?.[0]).toMatchObject({ params: { id: 'one' }, body: { reason: 'Rude' } })
  expect(await screen.findByText(/Hidden by a moderator: Rude/)).toBeTruthy()
})

it('opens comments, and counts a new one', async () => {
  feed(samplePost('one', { comments: 2 }))
  await openScreen('/feed')
  await screen.findByText('Text of one')
  vi.spyOn(api.comments, 'list').mockResolvedValue({ comments: [], next: null })
  await press('2 comments')
  expect(await screen.findByLabelText('Your comment')).toBeTruthy()
})

it('shows part of a long text until it is asked for', async () => {
  feed(samplePost('one', { text: 'Tea\n'.repeat(40) }))
  await openScreen('/feed')
  await fireOn.click(screen.findByRole('button', { name: 'Show all' }))
  expect(screen.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true')
})

it('leads moderators to what is reported, and muted people write nothing', async () => {
  isAllowed({ muted: { until: null, reason: 'Shouting' }, can: { images: false, moderate: true, pin: false } })
  feed(samplePost('one'))
  await openScreen('/feed')
  expect(await screen.findByText(/You can read and not write: Shouting/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Moderation' })).toBeTruthy()
  expect(screen.queryByLabelText('Your post')).toBeNull()
})
