import { CallError } from '@deckle/contract/client/call-error.ts'
import type { ShownArticle } from '@deckle/contract/articles.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { sampleArticle, sampleShown } from '../../../articles/sample-article.ts'
import { sampleThread } from '../../../comments/sample-comment.ts'
import { api } from '../../../lib/api.ts'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import { pending } from '../../../test/pending.ts'
import { press } from '../../../test/press.ts'
import { fireOn } from '../../../test/fire-on.ts'

prepareScreens()

const refusal = (status = 500, code: 'internal' | 'not_found' = 'internal') =>
  new CallError(status, { code, message: 'Not now.', errors: ['Not now.'] })
const learner = { user: { license: { license_type: 'Learner' as const } } }
const show = () => vi.spyOn(api.articles, 'show')

async function open(change: Partial<ShownArticle> = {}) {
  show().mockResolvedValue({ article: sampleShown(change) })
  const opened = await openScreen('/articles/tea-for-two/show', learner)
  await screen.findByRole('heading', { level: 1, name: 'Tea for two' })
  return opened
}

afterEach(() => {
  vi.useRealTimers()
})

it('shows text, author, date and minutes', async () => {
  await open({ updatedAt: '2026-11-03T09:00:00.000Z', views: 12 })
  expect(screen.getByText('Warm the pot.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Asha Rao' }).getAttribute('href')).toBe('/profiles/asha')
  expect(screen.getByText(/4 minutes · changed .* · read 12 times/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'News' }).getAttribute('href')).toBe('/articles?category=news')
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  expect(screen.queryByText('Contents')).toBeNull()
})

it('says that it is loading', async () => {
  const waiting = pending<{ article: ShownArticle }>()
  const asked = show().mockReturnValue(waiting.promise)
  await openScreen('/articles/tea-for-two/show', learner)
  await waitFor(() => expect(asked).toHaveBeenCalled())
  expect(screen.getByRole('status').textContent).toBe('Loading')
  await act(async () => waiting.resolve({ article: sampleShown({ commentable: false }) }))
  expect(await screen.findByRole('heading', { name: 'Tea for two' })).toBeTruthy()
  expect(screen.queryByText('Loading')).toBeNull()
})

it('says that an article is not there', async () => {
  show().mockRejectedValue(refusal(404, 'not_found'))
  await openScreen('/articles/gone/show', learner)
  expect(await screen.findByText('There is no such article for you')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All articles' }).getAttribute('href')).toBe('/articles')
})

it('says why it failed, and tries again', async () => {
  show().mockRejectedValueOnce(refusal()).mockResolvedValue({ article: sampleShown() })
  await openScreen('/articles/tea-for-two/show', learner)
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/again/)
  expect(await screen.findByRole('heading', { name: 'Tea for two' })).toBeTruthy()
})

it('lists its contents, folded and beside the text', async () => {
  await open({
    html: '<h2 id="pot">The pot</h2><p>Warm.</p><h3 id="lid">Its lid</h3>',
    contents: [
      { level: 2, text: 'The pot', anchor: 'pot' },
      { level: 3, text: 'Its lid', anchor: 'lid' },
    ],
  })
  const links = screen.getAllByRole('link', { name: 'Its lid', hidden: true })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#lid', '#lid'])
})

it('leads on: tags, other languages, neighbours, related ones and the editor', async () => {
  await open({
    tags: [{ id: 't', name: 'Kitchen', color: 'blue' }],
    translations: [{ id: 'chai', language: 'hi', title: 'दो के लिए चाय' }],
    previous: { id: 'a', title: 'Before' },
    next: { id: 'b', title: 'After' },
    related: [sampleArticle('Cups')],
    attachments: [{ id: 'f', name: 'recipe.pdf', url: '/media/f/file', bytes: 2_000_000 }],
    can: { edit: true, delete: false, publish: false, share: false },
  })
  const href = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('Kitchen')).toBe('/articles?tags=Kitchen')
  expect(href('हिन्दी')).toBe('/articles/chai/show')
  expect([href(/Before/), href(/After/), href('Cups')]).toEqual([
    '/articles/a/show',
    '/articles/b/show',
    '/articles/cups/show',
  ])
  expect(href(/recipe.pdf/)).toBe('/media/f/file')
  expect(href('Edit')).toBe('/articles/tea-for-two/edit')
})

describe('what a reader does', () => {
  it('likes and saves at once', async () => {
    await open({ likes: 2 })
    const like = vi.spyOn(api.articles, 'like').mockReturnValue(new Promise(() => {}))
    await press(/^Like/)
    const liked = await screen.findByRole('button', { name: /^Liked/ })
    expect([liked.getAttribute('aria-pressed'), liked.textContent]).toEqual(['true', 'Liked3'])
    expect(like.mock.lastCall?.[0]).toMatchObject({ params: { id: 'tea-for-two' }, body: { liked: true } })
  })

  it('saves while a like is on its way, and keeps it where the like is refused', async () => {
    await open({ likes: 2 })
    let refuse: (() => void) | undefined
    vi.spyOn(api.articles, 'like').mockReturnValue(new Promise((_, reject) => (refuse = () => reject(refusal()))))
    const save = vi.spyOn(api.articles, 'save').mockReturnValue(new Promise(() => {}))
    await press(/^Like/)
    await press('Save')
    expect(save.mock.lastCall?.[0]).toMatchObject({ params: { id: 'tea-for-two' }, body: { saved: true } })
    await act(async () => refuse?.())
    await waitFor(() => expect(screen.getByRole('button', { name: /^Like/ }).textContent).toBe('Like2'))
    expect(screen.getByRole('button', { name: 'Saved' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('takes a like back where the server refuses it', async () => {
    await open({ liked: true, likes: 1 })
    vi.spyOn(api.articles, 'like').mockRejectedValue(refusal())
    await press(/^Liked/)
    await waitFor(() => expect(screen.getByRole('button', { name: /^Liked/ }).textContent).toBe('Liked1'))
  })

  it('copies the public link', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await open({ public_url: 'https://lantern.example/blog/tea' })
    await press('Share')
    expect(writeText).toHaveBeenCalledWith('https://lantern.example/blog/tea')
  })

  it('is counted as a reader once the page was in sight for a while', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const seen = vi.spyOn(api.articles, 'seen').mockResolvedValue({ ok: true })
    await open()
    await act(async () => vi.advanceTimersByTime(7000))
    expect(seen).not.toHaveBeenCalled()
    await act(async () => vi.advanceTimersByTime(20_000))
    expect(seen).toHaveBeenCalledTimes(1)
  })
})

describe('an event', () => {
  const event = {
    starts_at: '2099-12-01T10:00:00.000Z',
    ends_at: '2099-12-01T11:00:00.000Z',
    place: 'Tea house',
    url: 'https://meet.example/tea',
  }
  it('says when and where, and how to take part', async () => {
    await open({ event })
    const box = screen.getByRole('region', { name: 'When and where' })
    expect(within(box).getByText('Tea house')).toBeTruthy()
    expect(within(box).getByRole('link', { name: 'Take part' }).getAttribute('href')).toBe(event.url)
    expect(within(box).getByRole('button', { name: 'Add to calendar' })).toBeTruthy()
  })
  it('says that it is over', async () => {
    await open({ event: { ...event, starts_at: '2020-01-01T10:00:00.000Z', ends_at: null } })
    expect(screen.getByText('This event is over.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
  })
})

describe('what is in the text', () => {
  it('plays the main video once asked', async () => {
    await open({ video_url: 'https://youtu.be/abcdefghijk' })
    expect(document.querySelector('iframe')).toBeNull()
    await press('Play the video')
    expect(document.querySelector('iframe')?.src).toContain('youtube-nocookie.com/embed/abcdefghijk')
  })

  it('opens pictures large and goes through them by keys', async () => {
    await open({
      html: '<ul class="gallery"><li><figure><img src="/media/a/640.webp" alt="A pot"></figure></li><li><figure><img src="/media/b/640.webp" alt="A cup"><figcaption>Blue</figcaption></figure></li></ul>',
    })
    await press('Enlarge the picture: A pot')
    const dialog = await screen.findByRole('dialog', { name: 'Picture 1 of 2' })
    await act(async () => fireEvent.keyDown(within(dialog).getByAltText('A pot'), { key: 'ArrowRight' }))
    expect(await screen.findByRole('dialog', { name: 'Picture 2 of 2' })).toBeTruthy()
    expect(within(screen.getByRole('dialog')).getByText('Blue')).toBeTruthy()
  })

  it('plays videos and decks in their place', async () => {
    // The test's DOM follows links before React hears of the click.
    const stay = (event: Event) => event.preventDefault()
    addEventListener('click', stay, { capture: true })
    onTestFinished(() => removeEventListener('click', stay, { capture: true }))
    await open({
      html: '<figure class="video"><a class="video-link" href="https://youtu.be/x" data-frame="https://player.vimeo.com/video/1"><span>Play video</span></a></figure><p class="deck-card"><a href="/play/7Bnq4Xy1"><bdi>Tea quiz</bdi> <span>Play</span></a></p>',
    })
    await fireOn.click(screen.findByText('Play video'))
    await fireOn.click(screen.findByText('Play'))
    expect([...document.querySelectorAll('iframe')].map((frame) => [frame.src, frame.title])).toEqual([
      ['https://player.vimeo.com/video/1', 'Play video'],
      [`${location.origin}/embed/7Bnq4Xy1#auto`, 'Tea quiz'],
    ])
  })

  it('grows a deck’s frame by what the deck alone says', async () => {
    await open({ html: '<div class="deck-frame"><iframe src="/embed/7Bnq4Xy1" title="Tea quiz"></iframe></div>' })
    const frame = screen.getByTitle('Tea quiz') as HTMLIFrameElement
    const say = (height: number, from: unknown) =>
      act(async () => {
        const event = new MessageEvent('message', { data: { height }, origin: location.origin })
        Object.defineProperty(event, 'source', { value: from })
        dispatchEvent(event)
      })
    await say(900, window)
    expect(frame.style.height).toBe('480px')
    await say(900, frame.contentWindow)
    expect(frame.style.height).toBe('900px')
  })

  it('goes to other articles within the application', async () => {
    const { router } = await open({ html: '<p>See <a href="/articles?category=news">the news</a>.</p>' })
    vi.spyOn(api.articles, 'publishedList').mockResolvedValue({ articles: [], next: null })
    vi.spyOn(api.categories, 'list').mockResolvedValue({ categories: [] })
    await fireOn.click(screen.findByRole('link', { name: 'the news' }))
    await waitFor(() => expect(router.state.location.href).toBe('/articles?category=news'))
  })

  it('goes to the profile of who is mentioned', async () => {
    const { router } = await open({ html: '<p><a class="mention" href="/profiles/ravi">@Ravi</a></p>' })
    vi.spyOn(api.users, 'profile').mockReturnValue(new Promise(() => {}))
    await fireOn.click(screen.findByRole('link', { name: '@Ravi' }))
    await waitFor(() => expect(router.state.location.href).toBe('/profiles/ravi'))
  })

  it('offers code to copy', async () => {
    await open({ html: '<pre><code>npm start</code></pre>' })
    expect(screen.getByRole('button', { name: 'Copy the code' })).toBeTruthy()
  })
})

describe('its comments', () => {
  const commented = (comments: ReturnType<typeof sampleThread>[] = []) => {
    vi.spyOn(api.comments, 'list').mockResolvedValue({ comments, next: null })
    vi.spyOn(api.social, 'permissions').mockResolvedValue({
      permissions: { muted: null, new_until: null, can: { images: true, moderate: false, pin: false } },
    })
  }

  it('are written by the call of articles, counted, and public where the article is', async () => {
    commented()
    const id = 'tea-for-two'
    await open({ publicComments: true })
    const box = within(await screen.findByRole('region', { name: 'Comments' }))
    expect(screen.getByText(/Everybody who reads this article on the public blog/)).toBeTruthy()
    const create = vi
      .spyOn(api.comments, 'createOnArticle')
      .mockResolvedValue({ comment: sampleThread('new', { target: 'article', target_id: id }) })
    await act(async () => fireEvent.change(box.getByLabelText('Your comment'), { target: { value: 'Well said' } }))
    await press('Comment')
    expect(create.mock.lastCall?.[0]).toEqual({
      params: { id: sampleShown().id },
      body: { text: 'Well said', parent_id: null },
    })
    expect(await screen.findByText('Text of new')).toBeTruthy()
  })

  it('stand there to be read where no more are taken, and not at all where there are none', async () => {
    commented([sampleThread('one')])
    await open({ commentable: false, comments: 4 })
    expect(await screen.findByText('Text of one')).toBeTruthy()
    expect(screen.getByText('This takes no more comments.')).toBeTruthy()
  })

  it('are not there on a draft', async () => {
    commented()
    await open({ status: 'draft' })
    expect(screen.queryByRole('region', { name: /^Comments/ })).toBeNull()
  })
})
