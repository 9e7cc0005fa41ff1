// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import type { ShortUrl } from '@deckle/contract/urls.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '../lib/api.ts'
import { drawPart, prepareScreens } from '../test/draw-part.tsx'
import { ShortAddresses } from './short-addresses.tsx'
import { press } from '../test/press.ts'
import { fireOn } from '../test/fire-on.ts'

prepareScreens('short-addresses', 'errors')

const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const address = (slug: string, more: Partial<ShortUrl> = {}): ShortUrl => ({
  id: slug,
  url: `https://deckle.test/s/${slug}`,
  slug,
  ownSlug: true,
  target: { kind: 'deck', id: 'deck' },
  source: '',
  medium: '',
  campaign: '',
  expiresAt: null,
  isExpired: false,
  clicks: 0,
  createdAt: '2026-01-31T09:00:00.000Z',
  ...more,
})
const poster = address('poster', { source: 'Poster', campaign: 'Spring', clicks: 1204 })
const days = [
  { day: '2026-01-30', clicks: 3 },
  { day: '2026-01-31', clicks: 9 },
]

async function open(urls: readonly ShortUrl[]) {
  const list = vi.spyOn(api.urls, 'list').mockResolvedValue({ urls: [...urls], next: null })
  await drawPart(<ShortAddresses target={{ id: 'deck', name: 'Tea' }} />)
  return list
}
const type = (label: string, value: string) => fireOn.change(screen.findByLabelText(label), { target: { value } })
const choose = async (slug: string, item: string) => {
  await press(`More for deckle.test/s/${slug}`)
  await fireOn.click(screen.findByRole('menuitem', { name: item }))
}

beforeEach(() => {
  vi.spyOn(api.urls, 'clicks').mockResolvedValue({ clicks: 0, days: [], sources: [] })
})

it('says what they are for where there are none, and makes one', async () => {
  await open([])
  expect(await screen.findByText(/^None yet/)).toBeTruthy()
  expect(api.urls.clicks).not.toHaveBeenCalled()
  const taken = { code: 'already_taken', message: 'x', errors: ['x'], fields: { slug: 'It is taken.' } } as const
  const create = vi.spyOn(api.urls, 'create').mockRejectedValueOnce(new CallError(409, taken))
  create.mockResolvedValue({ url: poster })
  await press('New short address')
  await type('Last part of the address', 'Login')
  await press('Create')
  expect(await screen.findByText('Deckle uses this word itself. Choose another one.')).toBeTruthy()
  await type('Last part of the address', 'Spring')
  await type('Source', 'Poster')
  await press('Create')
  expect(await screen.findByText('It is taken.')).toBeTruthy()
  await type('Last part of the address', '')
  await press('Create')
  await waitFor(() =>
    expect(create.mock.lastCall?.[0]).toEqual({
      params: { id: 'deck' },
      body: { source: 'Poster', medium: '', campaign: '', expiresAt: null },
    }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('says why it failed, and tries again', async () => {
  vi.spyOn(api.urls, 'list')
    .mockRejectedValueOnce(refusal)
    .mockResolvedValue({ urls: [poster], next: null })
  await drawPart(<ShortAddresses target={{ id: 'deck', name: 'Tea' }} />)
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/again/)
  expect(await screen.findByText('deckle.test/s/poster')).toBeTruthy()
})

it('lists them with tags, clicks and ends, and what came from where', async () => {
  vi.mocked(api.urls.clicks).mockResolvedValue({
    clicks: 12,
    days,
    sources: [
      { source: 'Poster', clicks: 9 },
      { source: '', clicks: 2 },
      { source: '*', clicks: 1 },
    ],
  })
  await open([poster, address('over', { expiresAt: '2026-01-01T09:00:00.000Z', isExpired: true })])
  const [first, over] = await screen.findAllByRole('listitem')
  expect(first?.textContent).toContain('Poster · Spring · 1,204 clicks')
  expect(over?.textContent).toContain('Over')
  expect(await screen.findByText('12 clicks, most on Jan 31.')).toBeTruthy()
  const rows = within(screen.getByRole('region', { name: 'Clicks by source' })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'SourceClicks',
    'Poster9',
    'Direct, or not told2',
    'Other sources1',
  ])
})

it('says why the clicks can not be shown', async () => {
  vi.mocked(api.urls.clicks).mockRejectedValue(refusal)
  await open([poster])
  expect(await screen.findByText('Not now.')).toBeTruthy()
  expect(screen.getByText('deckle.test/s/poster')).toBeTruthy()
})

it('changes one, shows its QR code, copies it and closes it', async () => {
  await open([poster])
  await screen.findByText('deckle.test/s/poster')
  const update = vi.spyOn(api.urls, 'update').mockResolvedValue({ url: poster })
  await choose('poster', 'Edit')
  await type('Medium', 'print')
  await press('Save')
  await waitFor(() =>
    expect(update.mock.lastCall?.[0]).toEqual({
      params: { id: 'poster' },
      body: { source: 'Poster', medium: 'print', campaign: 'Spring', expiresAt: null },
    }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('QR code of deckle.test/s/poster')
  expect(await screen.findByRole('img', { name: 'QR code of the link to Tea' })).toBeTruthy()
  await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  await press('Copy deckle.test/s/poster')
  expect(writeText).toHaveBeenCalledWith('https://deckle.test/s/poster')
  vi.unstubAllGlobals()
  const remove = vi.spyOn(api.urls, 'delete').mockResolvedValue({ ok: true })
  await choose('poster', 'Delete')
  await waitFor(() => expect(remove.mock.lastCall?.[0]).toEqual({ params: { id: 'poster' } }))
})
