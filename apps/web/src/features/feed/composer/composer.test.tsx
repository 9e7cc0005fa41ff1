import { CallError } from '@deckle/contract/client/call-error.ts'
import { toastQueue } from '@deckle/ui/overlays/toast.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import { samplePost } from '../sample-post.ts'
import { press } from '../../../test/press.ts'
import { fireOn } from '../../../test/fire-on.ts'

prepareScreens()

const refusal = new CallError(422, { code: 'rule_broken', message: 'Not now.', errors: ['Not now.'] })
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
const write = (label: string, text: string) => fireOn.change(screen.findByLabelText(label), { target: { value: text } })

beforeEach(() => {
  vi.spyOn(api.social, 'newer').mockResolvedValue({ count: 0 })
  isAllowed()
})

it('posts, and shows what is there then', async () => {
  const asked = feed()
  await openScreen('/feed')
  await screen.findByText('Nothing has been posted yet')
  const create = vi.spyOn(api.posts, 'create').mockResolvedValue({ post: samplePost('new') })
  await press('Post')
  expect(screen.getByText(/Write something, or add a picture/)).toBeTruthy()
  await write('Your post', 'Good morning')
  await press('Add a link')
  await write('Link', 'javascript:alert(1)')
  await press('Post')
  expect(screen.getByText(/Enter a web address/)).toBeTruthy()
  expect(create).not.toHaveBeenCalled()
  await write('Link', 'https://a.example')
  asked.mockResolvedValue({ posts: [samplePost('new')], next: null, mark: 'later' })
  await press('Post')
  expect(create.mock.lastCall?.[0]?.body).toEqual({
    text: 'Good morning',
    images: [],
    link: 'https://a.example',
    attachment: null,
    audience: { type: 'everyone', ids: [] },
  })
  expect(await screen.findByText('Text of new')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your post').value).toBe('')
})

it('asks for whom a post is', async () => {
  feed()
  await openScreen('/feed')
  await screen.findByText('Nothing has been posted yet')
  await write('Your post', 'For some')
  const audiences = vi
    .spyOn(api.social, 'audiences')
    .mockResolvedValue({ audiences: [{ id: 'ravi', name: 'Ravi Das', image: '', color: '' }], next: null })
  await press(/For whom/)
  await fireOn.click(screen.findByRole('option', { name: 'A person and everyone below' }))
  const create = vi.spyOn(api.posts, 'create').mockResolvedValue({ post: samplePost('new') })
  await press('Post')
  expect(await screen.findByText('Choose whom it is for.')).toBeTruthy()
  expect(create).not.toHaveBeenCalled()
  const field = screen.getByRole('combobox', { name: 'Whose branch' })
  await act(async () => field.focus())
  await fireOn.click(screen.findByRole('option', { name: 'Ravi Das' }))
  expect(audiences.mock.lastCall?.[0]?.query).toMatchObject({ type: 'branch' })
  await press('Post')
  expect(create.mock.lastCall?.[0]?.body).toMatchObject({ audience: { type: 'branch', ids: ['ravi'] } })
})

it('chooses tags by the picker, with their colours, among those that one may write for', async () => {
  feed()
  await openScreen('/feed', { user: { license: { license_type: 'Learner' } } })
  await screen.findByText('Nothing has been posted yet')
  await write('Your post', 'For some')
  const north = { id: 'north', name: 'North', image: '', color: '#2e7d32' }
  const south = { id: 'south', name: 'South', image: '', color: '#d32f2f' }
  const audiences = vi.spyOn(api.social, 'audiences').mockResolvedValue({ audiences: [north, south], next: null })
  await press(/For whom/)
  await fireOn.click(screen.findByRole('option', { name: 'People with tags' }))
  await press('Post')
  expect(await screen.findByText('Choose whom it is for.')).toBeTruthy()
  const field = screen.getByRole('combobox', { name: 'Tags' })
  for (const name of ['North', 'South']) {
    await act(async () => {
      field.focus()
      fireEvent.change(field, { target: { value: name.slice(0, 3) } })
    })
    const option = await screen.findByRole('option', { name })
    expect(option.querySelector('[style]')).toBeTruthy()
    for (const key of ['ArrowDown', 'Enter']) await act(async () => fireEvent.keyDown(field, { key }))
  }
  await act(async () => fireEvent.keyDown(field, { key: 'Escape' }))
  expect(audiences.mock.lastCall?.[0]?.query).toMatchObject({ type: 'tags' })
  const chosen = await screen.findByRole('grid', { name: 'Chosen tags' })
  expect(chosen.textContent).toMatch(/North.*South/)
  await act(async () => fireEvent.click(within(chosen).getAllByRole('button')[0] as HTMLElement))
  const create = vi.spyOn(api.posts, 'create').mockResolvedValue({ post: samplePost('new') })
  await press('Post')
  expect(create.mock.lastCall?.[0]?.body).toMatchObject({ audience: { type: 'tags', ids: ['south'] } })
})

it('attaches a published deck', async () => {
  feed()
  await openScreen('/feed')
  await screen.findByText('Nothing has been posted yet')
  const decks = vi.spyOn(api.decks, 'list').mockResolvedValue({
    decks: [{ id: 'deck', name: 'Tea quiz' }] as never,
    next: null,
  })
  await press(/^Attach/)
  const row = await screen.findByRole('button', { name: 'Tea quiz' })
  await act(async () => fireEvent.click(row))
  expect(decks.mock.lastCall?.[0]?.query).toMatchObject({ status: 'published' })
  const create = vi.spyOn(api.posts, 'create').mockResolvedValue({ post: samplePost('new') })
  await press('Post')
  expect(create.mock.lastCall?.[0]?.body).toMatchObject({ attachment: { type: 'deck', id: 'deck' } })
})

it('keeps what was written where the server refuses', async () => {
  feed()
  await openScreen('/feed')
  await screen.findByText('Nothing has been posted yet')
  vi.spyOn(api.posts, 'create').mockRejectedValue(refusal)
  await write('Your post', 'Once more')
  await press('Post')
  expect(await screen.findByText('Not now.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your post').value).toBe('Once more')
  await press('Discard')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your post').value).toBe('')
})

it('keeps a draft for the next visit', async () => {
  feed()
  const first = await openScreen('/feed', { user: { _id: 'drafting' } })
  await screen.findByText('Nothing has been posted yet')
  await write('Your post', 'Half a thought')
  await act(() => first.router.navigate({ to: '/feed?filter=mine' }))
  await screen.findByText('You have not posted yet')
  await act(() => first.router.navigate({ to: '/feed', search: {} }))
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Your post').value).toBe('Half a thought'))
  await press('Discard')
})

it('changes an own post', async () => {
  feed(samplePost('one', { can: own }))
  await openScreen('/feed')
  await screen.findByText('Text of one')
  await choose('Edit')
  const update = vi.spyOn(api.posts, 'update').mockResolvedValue({ post: samplePost('one', { text: 'Better' }) })
  await write('Edit your post', 'Better')
  await press('Save')
  expect(update.mock.lastCall?.[0]?.body).toEqual({ text: 'Better', images: [], link: '', attachment: null })
  expect(await screen.findByText('Better')).toBeTruthy()
})

it('takes pictures of the device from who has no library, and says why one is refused', async () => {
  feed()
  const sent = answerUploads(
    [413, { code: 'too_large', message: 'Too large.', errors: ['Too large.'] }],
    [200, { picture: { id: 'cup' } }],
  )
  await openScreen('/feed', { user: { license: { license_type: 'Learner' } } })
  await screen.findByText('Nothing has been posted yet')
  const pick = () =>
    act(async () =>
      fireEvent.change(document.querySelector('input[type=file]') as Element, {
        target: { files: [new File(['x'], 'cup.png', { type: 'image/png' })] },
      }),
    )
  await pick()
  await waitFor(() => expect(JSON.stringify(toastQueue.visibleToasts[0]?.content)).toContain('Too large.'))
  await pick()
  await waitFor(() =>
    expect(sent).toEqual(['/social/posts/pictures/upload cup.png', '/social/posts/pictures/upload cup.png']),
  )
  await fireOn.change(screen.findByLabelText('Picture 1: what is to be seen?'), { target: { value: 'A cup' } })
  const create = vi.spyOn(api.posts, 'create').mockResolvedValue({ post: samplePost('new') })
  await press('Post')
  expect(create.mock.lastCall?.[0]?.body).toMatchObject({ images: [{ id: 'cup', alt: 'A cup' }] })
})

/** Answers requests that upload, one after the other. Returns what was sent. */
function answerUploads(...answers: readonly (readonly [status: number, body: object])[]): readonly string[] {
  const sent: string[] = []
  class Request extends EventTarget {
    readonly upload = new EventTarget()
    readonly statusText = ''
    status = 0
    responseText = ''
    #url = ''
    open(_: string, url: string) {
      this.#url = url
    }
    setRequestHeader() {}
    getResponseHeader = () => null
    send(form: FormData) {
      const [status, body] = answers[sent.length] ?? [500, {}]
      sent.push(`${this.#url} ${(form.get('file') as File).name}`)
      Object.assign(this, { status, responseText: JSON.stringify(body) })
      this.dispatchEvent(new Event('load'))
    }
  }
  vi.spyOn(api.exchange, 'prepare').mockImplementation(
    async ({ path, method }, { body }) => ({ url: path, method, headers: {}, body }) as never,
  )
  vi.stubGlobal('XMLHttpRequest', Request)
  onTestFinished(() => void vi.unstubAllGlobals())
  return sent
}
