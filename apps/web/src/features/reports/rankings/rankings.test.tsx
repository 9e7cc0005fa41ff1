// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import { rankings } from '@deckle/core/report/reports/rankings.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import type { ReportRow, ReportTable } from '../queries.ts'
import { fireOn } from '../../../test/fire-on.ts'

prepareScreens()

const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const as = (license_type: 'Creator' | 'Manager') => ({ user: { license: { license_type } } })

const table = (name: keyof typeof rankings, rows: readonly ReportRow[], next: string | null = null): ReportTable => ({
  report: {
    name,
    columns: Object.entries(rankings[name]).map(([key, type]) => ({ key, type, unit: '' })),
    rows,
    totals: {},
    generated_at: '2026-03-01T00:00:00.000Z',
  },
  next,
})
const uma = { user_id: 'u1', user: 'Uma Bose', email: 'uma@example.com' }
const creator = { ...uma, decks: 3, published: 2, plays: 1200, completions: 900, percentage: 61.5 }
const viewer = { ...uma, decks: 2, plays: 7, completions: 5, last_seen_at: '2026-02-03T10:00:00.000Z' }
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('creators', () => {
  it('lead to the person and to their decks, of the days that are shown', async () => {
    const asked = vi.spyOn(api.reports, 'creators').mockResolvedValue(table('creators', [creator]))
    await openScreen('/analytics/creators?from=2026-01-01&to=2026-01-31', as('Manager'))
    await screen.findByText('1,200')
    expect(asked.mock.lastCall?.[0]?.query).toMatchObject({ from: '2026-01-01', to: '2026-01-31' })
    expect(hrefOf('Uma Bose')).toBe('/people/u1')
    const decks = new URL(hrefOf('3') ?? '', 'https://deckle.example')
    expect(decks.pathname).toBe('/analytics/reports/content_performance')
    expect(decks.searchParams.get('from')).toBe('2026-01-01')
    expect(JSON.parse(decks.searchParams.get('filter') ?? '')).toEqual([{ field: 'owner', op: 'is', value: 'u1' }])
  })

  it('are sorted and searched in the address', async () => {
    const asked = vi.spyOn(api.reports, 'creators').mockResolvedValue(table('creators', [creator]))
    const { router } = await openScreen('/analytics/creators', as('Manager'))
    await fireOn.click(screen.findByRole('button', { name: /Plays/ }))
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'plays' }))
    await waitFor(() => expect(asked.mock.lastCall?.[0]?.query).toMatchObject({ sort: 'plays' }))
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'uma' } })
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'plays', q: 'uma' }))
    expect(asked.mock.lastCall?.[0]?.query).toMatchObject({ search: 'uma', sort: 'plays' })
  })

  it('who there are none of, and nobody found, are told apart; a failure is asked for again', async () => {
    vi.spyOn(api.reports, 'creators').mockResolvedValue(table('creators', []))
    const { router } = await openScreen('/analytics/creators')
    expect(await screen.findByText('Nobody yet')).toBeTruthy()
    vi.spyOn(api.reports, 'creators').mockRejectedValueOnce(refusal)
    await act(() => router.navigate({ to: '/analytics/creators', search: { q: 'x' } }))
    expect(await screen.findByText('Not now.')).toBeTruthy()
    await fireOn.click(screen.findByRole('button', { name: /again/ }))
    expect(await screen.findByText('Nobody matches')).toBeTruthy()
  })
})

describe('viewers', () => {
  it('lead a Manager to their learning and activity, page by page', async () => {
    const omi = { ...viewer, user_id: 'u2', user: 'Omi Jha', plays: 9 }
    const asked = vi
      .spyOn(api.reports, 'viewers')
      .mockImplementation(async ({ query = {} } = {}) =>
        query.cursor === undefined ? table('viewers', [viewer], 'next') : table('viewers', [omi]),
      )
    await openScreen('/analytics/viewers?sort=recent', as('Manager'))
    await screen.findByText('Uma Bose')
    expect(asked.mock.lastCall?.[0]?.query).toMatchObject({ sort: 'recent' })
    expect(hrefOf('Uma Bose')).toBe('/people/u1/learning')
    expect(hrefOf('7')).toBe('/people/u1/activity')
    await fireOn.click(screen.findByRole('button', { name: /more/ }))
    expect(await screen.findByText('Omi Jha')).toBeTruthy()
  })

  it('of one’s own decks are all that a Creator sees, without links; a Manager chooses', async () => {
    const asked = vi.spyOn(api.reports, 'viewersOfCreator').mockResolvedValue(table('viewers', [viewer]))
    await openScreen('/analytics/viewers')
    expect(await screen.findByText('Uma Bose')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Uma Bose' })).toBeNull()
    expect(screen.queryByRole('radio', { name: 'My decks' })).toBeNull()
    expect(asked).toHaveBeenCalled()
  })

  it('are none until somebody plays', async () => {
    vi.spyOn(api.reports, 'viewers').mockResolvedValue(table('viewers', []))
    const { router } = await openScreen('/analytics/viewers', as('Manager'))
    expect(await screen.findByText('Nobody yet')).toBeTruthy()
    vi.spyOn(api.reports, 'viewersOfCreator').mockResolvedValue(table('viewers', []))
    await fireOn.click(screen.findByRole('radio', { name: 'My decks' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ mine: 'true' }))
    expect(await screen.findByText(/played one of your decks/)).toBeTruthy()
  })
})
