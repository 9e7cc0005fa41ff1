import { CallError } from '@deckle/contract/client/call-error.ts'
import type { Banner } from '@deckle/contract/banners.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { sampleBanner } from './test/sample-banner.ts'
import { press } from '../../test/press.ts'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens()

const admin = { user: { license: { license_type: 'Admin' } } } as const
const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const list = (...banners: readonly Banner[]) =>
  vi.spyOn(api.banners, 'list').mockResolvedValue({ banners: [...banners], next: null, total: banners.length })
const choose = async (menu: string, item: string) => {
  await press(menu)
  await fireOn.click(screen.findByRole('menuitem', { name: new RegExp(`^${item}`) }))
}

it('leads who has none to a first one', async () => {
  list()
  await openScreen('/banners', admin)
  expect(await screen.findByText('No banners yet')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'New banner' }).map((one) => one.getAttribute('href'))).toEqual([
    '/banners/new',
  ])
})

it('says why it failed, and tries again', async () => {
  list(sampleBanner('a')).mockRejectedValueOnce(refusal)
  await openScreen('/banners', admin)
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/again/)
  expect(await screen.findByText('Banner a')).toBeTruthy()
})

it('shows where each is, from when, and its figures', async () => {
  const asked = list(
    sampleBanner('a', { views: 1200, clicks: 60, ends_at: '2026-12-01T09:00:00.000Z' }),
    sampleBanner('b', { state: 'draft', published: false, placement: 'player' }),
  )
  await openScreen('/banners?sort=views&placement=player&q=tea', admin)
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first?.textContent).toMatch(/Running.*Dashboard · Position 1 · until .*1,200.*60.*5%/)
  expect(second?.textContent).toMatch(/Draft.*Ending of a deck.*–/)
  expect(asked.mock.lastCall?.[0]).toMatchObject({ query: { sort: 'views', placement: 'player', search: 'tea' } })
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
})

it('says that nothing fits, and that the bin is empty', async () => {
  list()
  const { router } = await openScreen('/banners?state=draft', admin)
  expect(await screen.findByText('No banner matches')).toBeTruthy()
  await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  await act(() => router.navigate({ to: '/banners', search: { state: 'bin' } }))
  expect(await screen.findByText('The bin is empty')).toBeTruthy()
})

it('puts banners in order by buttons, each within its placement', async () => {
  list(sampleBanner('a'), sampleBanner('b'), sampleBanner('c'), sampleBanner('x', { placement: 'player' }))
  const move = vi.spyOn(api.banners, 'move').mockResolvedValue({ banner: sampleBanner('a') })
  await openScreen('/banners', admin)
  const button = (name: string) => screen.findByRole('button', { name })
  expect((await button('Move “Banner a” up')).hasAttribute('disabled')).toBe(true)
  expect((await button('Move “Banner x” down')).hasAttribute('disabled')).toBe(true)
  await press('Move “Banner a” down')
  expect(move.mock.lastCall?.[0]).toMatchObject({ params: { id: 'a' }, body: { before: 'c' } })
  expect(await screen.findByText('“Banner a” is now number 2 of 3')).toBeTruthy()
  await press('Move “Banner b” down')
  await waitFor(() => expect(move.mock.lastCall?.[0]).toMatchObject({ params: { id: 'b' }, body: { before: null } }))
})

it('deletes at once, and takes it back', async () => {
  list(sampleBanner('a'), sampleBanner('b'))
  const remove = vi.spyOn(api.banners, 'delete').mockResolvedValue({ ok: true })
  const restore = vi.spyOn(api.banners, 'restore').mockResolvedValue({ banner: sampleBanner('a') })
  await openScreen('/banners', admin)
  await screen.findByText('Banner a')
  list(sampleBanner('b'))
  await choose('More for “Banner a”', 'Delete')
  await waitFor(() => expect(screen.queryByText('Banner a')).toBeNull())
  expect(remove.mock.lastCall?.[0]).toMatchObject({ params: { id: 'a' } })
  const { toastQueue } = await import('@deckle/ui/overlays/toast.ts')
  await waitFor(() => expect(toastQueue.visibleToasts[0]?.content.title).toBe('“Banner a” is in the bin'))
  await act(async () => toastQueue.visibleToasts[0]?.content.action?.onAction())
  expect(restore.mock.lastCall?.[0]).toMatchObject({ params: { id: 'a' } })
})

it('duplicates as a draft, publishes and takes back', async () => {
  const link = '/courses'
  list(sampleBanner('a', { link, weight: 3 }), sampleBanner('b', { published: false, state: 'draft' }))
  const create = vi.spyOn(api.banners, 'create').mockResolvedValue({ banner: sampleBanner('c') })
  const update = vi.spyOn(api.banners, 'update').mockResolvedValue({ banner: sampleBanner('b') })
  await openScreen('/banners', admin)
  await screen.findByText('Banner a')
  await choose('More for “Banner a”', 'Duplicate')
  expect(create.mock.lastCall?.[0]).toMatchObject({
    body: { title: 'Copy of Banner a', link, weight: 3, published: false },
  })
  await choose('More for “Banner b”', 'Publish')
  expect(update.mock.lastCall?.[0]).toMatchObject({ params: { id: 'b' }, body: { published: true } })
  await choose('More for “Banner a”', 'Take back')
  expect(update.mock.lastCall?.[0]).toMatchObject({ params: { id: 'a' }, body: { published: false } })
})

it('restores from the bin', async () => {
  list(sampleBanner('a', { deleted_at: '2026-11-20T00:00:00.000Z' }))
  const restore = vi.spyOn(api.banners, 'restore').mockResolvedValue({ banner: sampleBanner('a') })
  await openScreen('/banners?state=bin', admin)
  expect(
    within(await screen.findByRole('listitem'))
      .queryByRole('link', { name: 'Banner a' })
      ?.hasAttribute('href'),
  ).not.toBe(true)
  await choose('More for “Banner a”', 'Restore')
  expect(restore.mock.lastCall?.[0]).toMatchObject({ params: { id: 'a' } })
})
