import type { ShownBanner } from '@deckle/contract/banners.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { toastQueue } from '@deckle/ui/overlays/toast.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleArticle, sampleShown } from '../articles/sample-article.ts'
import { samplePost } from '../features/feed/sample-post.ts'
import { api } from '../lib/api.ts'
import { prepareScreens } from '../test/draw-part.tsx'
import { openScreen } from '../test/open-screen.tsx'
import { fireOn } from '../test/fire-on.ts'

prepareScreens('banner')

const banner = (id: string, more: Partial<ShownBanner> = {}): ShownBanner => ({
  id,
  title: `Banner ${id}`,
  subtitle: '',
  image: { id: '', alt: '' },
  phone_image: { id: '', alt: '' },
  link: '/library',
  placement: 'dashboard',
  ...more,
})
const learner = { user: { license: { license_type: 'Learner' } } } as const
const shows = (...banners: readonly ShownBanner[]) =>
  vi.spyOn(api.shown_banners, 'publishedList').mockResolvedValue({ banners: [...banners] })

/** Says how much of every observed element is in sight. */
let report: (ratio: number) => void
const { IntersectionObserver: before } = globalThis
beforeEach(() => {
  const notified = new Set<IntersectionObserverCallback>()
  report = (ratio) => notified.forEach((callback) => callback([{ intersectionRatio: ratio } as never], {} as never))
  globalThis.IntersectionObserver = class {
    readonly #callback: IntersectionObserverCallback
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback
      notified.add(callback)
    }
    observe() {}
    disconnect() {
      notified.delete(this.#callback)
    }
  } as never
  vi.spyOn(api.learning, 'list').mockResolvedValue({ courses: [], next: null })
})
afterEach(() => {
  vi.useRealTimers()
  globalThis.IntersectionObserver = before
})

it('shows the first one, and counts it once half of it was in sight for a second', async () => {
  shows(banner('a', { subtitle: 'New leaves' }), banner('b'))
  const seen = vi.spyOn(api.shown_banners, 'seen').mockResolvedValue({ counted: true })
  await openScreen('/learning', learner)
  const shown = await screen.findByRole('complementary', { name: 'Banner a' })
  expect(shown.textContent).toContain('New leaves')
  expect(screen.queryByText('Banner b')).toBeNull()
  vi.useFakeTimers()
  report(0.4)
  vi.advanceTimersByTime(5000)
  report(0.6)
  vi.advanceTimersByTime(900)
  report(0.3)
  vi.advanceTimersByTime(5000)
  expect(seen).not.toHaveBeenCalled()
  report(1)
  vi.advanceTimersByTime(1100)
  expect(seen.mock.calls.map(([call]) => call.params)).toEqual([{ id: 'a' }])
  report(0)
  report(1)
  vi.advanceTimersByTime(5000)
  expect(seen).toHaveBeenCalledTimes(1)
})

it('counts a click, and goes there', async () => {
  shows(banner('a', { link: '/learning?tab=done' }))
  const click = vi.spyOn(api.shown_banners, 'click').mockRejectedValue(new Error('Nobody hears of it'))
  const { router } = await openScreen('/learning', learner)
  const link = await screen.findByRole('link', { name: /Banner a/ })
  expect(link.getAttribute('target')).toBeNull()
  await act(async () => fireEvent.click(link))
  expect(click.mock.lastCall?.[0]).toMatchObject({ params: { id: 'a' }, keepalive: true })
  await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'done' }))
})

it('opens other sites in a tab of their own, which learn nothing of this one', async () => {
  shows(banner('a', { link: 'https://firm.in/tea' }))
  await openScreen('/learning', learner)
  const link = await screen.findByRole('link', { name: /Banner a.*opens in a new tab.*firm.in/ })
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer sponsored'])
})

it('is dismissed at once, shows the next one, and comes back', async () => {
  shows(banner('a'), banner('b'))
  const dismiss = vi.spyOn(api.shown_banners, 'dismiss').mockResolvedValue({ ok: true })
  await openScreen('/learning', learner)
  await fireOn.click(screen.findByRole('button', { name: 'Dismiss “Banner a”' }))
  expect(await screen.findByRole('complementary', { name: 'Banner b' })).toBeTruthy()
  expect(dismiss.mock.lastCall?.[0]).toEqual({ params: { id: 'a' }, body: { dismissed: true } })
  await waitFor(() => expect(toastQueue.visibleToasts[0]?.content.title).toBe('“Banner a” was dismissed'))
  await act(async () => toastQueue.visibleToasts[0]?.content.action?.onAction())
  expect(dismiss.mock.lastCall?.[0]).toEqual({ params: { id: 'a' }, body: { dismissed: false } })
  expect(await screen.findByRole('complementary', { name: 'Banner a' })).toBeTruthy()
})

it('shows nothing where there is none, and where it fails', async () => {
  shows().mockRejectedValueOnce(new Error('Not now'))
  await openScreen('/learning', learner)
  expect(await screen.findByRole('tablist')).toBeTruthy()
  expect(screen.queryByRole('complementary')).toBeNull()
})

describe.each([
  ['/', 'Learner', 'dashboard', 'Nothing to read yet'],
  ['/dashboard', 'Creator', 'dashboard', 'Make your first deck'],
  ['/feed', 'Learner', 'feed', 'Text of one'],
  ['/articles/tea/show', 'Learner', 'article', 'Green tea'],
] as const)('at %s of a %s', (address, license_type, placement, below) => {
  beforeEach(() => {
    vi.spyOn(api.dashboard, 'show').mockResolvedValue({
      dashboard: { recent: [], hindi: [], popular: [], webinars: [], videos: [], courses: [] },
    })
    vi.spyOn(api.stats, 'show').mockResolvedValue({ stats: { decks: 0 } } as never)
    vi.spyOn(api.social, 'permissions').mockResolvedValue({
      permissions: { muted: null, new_until: null, can: { images: true, moderate: false, pin: false } },
    })
    vi.spyOn(api.social, 'feed').mockResolvedValue({ posts: [samplePost('one')], next: null })
    vi.spyOn(api.articles, 'show').mockResolvedValue({
      article: sampleShown({ related: [sampleArticle('Green tea')] }),
    })
  })

  it('stands there, and what is below waits until it is known whether there is one', async () => {
    let answer: (reply: { banners: ShownBanner[] }) => void = () => {}
    const asked = shows().mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    await openScreen(address, { user: { license: { license_type } } })
    await waitFor(() => expect(asked).toHaveBeenCalled())
    expect(screen.queryByText(below)).toBeNull()
    await act(async () => answer({ banners: [banner('a', { placement })] }))
    expect(await screen.findByRole('complementary', { name: 'Banner a' })).toBeTruthy()
    expect(await screen.findByText(below)).toBeTruthy()
    expect(asked.mock.calls.map(([call]) => call?.query)).toEqual([{ placement }])
  })
})
