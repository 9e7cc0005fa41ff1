// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import { samplePlays, stubReports } from '../sample-table.ts'
import { press } from '../../../test/press.ts'
import { fireOn } from '../../../test/fire-on.ts'

prepareScreens()

// Of these tests alone: what a person opened last stays in the page's memory, which other files share.
const as = (license_type: 'Manager') => ({ user: { _id: 'catalog-reader', license: { license_type } } })
const choose = async (label: string, option: string, part: Pick<typeof screen, 'findByRole'>) => {
  await press(new RegExp(`${label}$`), part)
  await fireOn.click(screen.findByRole('option', { name: option }))
}
const typeIn = (box: HTMLElement, value: string) =>
  act(async () => {
    box.focus()
    fireEvent.change(box, { target: { value } })
  })
const hrefOf = (name: string) => screen.getByText(name, { selector: 'a' }).getAttribute('href')
const view = {
  id: 'v1',
  name: 'Late ones',
  report: 'overdue' as const,
  group: 'course',
  filter: '',
  from: null,
  to: null,
  days: null,
  shared: true,
  schedule: { every: 'weekly' as const, hour: 8, tz: 'UTC' },
  owner: { id: 'catalog-reader', name: 'Meera Iyer' },
  nextAt: null,
  can: { edit: true },
}
beforeEach(() => {
  vi.spyOn(api.report_views, 'list').mockResolvedValue({ views: [], next: null })
  vi.spyOn(api.stats, 'show').mockResolvedValue({
    stats: {
      decks: 3,
      published: 2,
      plays: 500,
      completions: 400,
      leads: 9,
      learners: 77,
      starts30: 0,
      completions30: 0,
      days: [],
      busiest: [],
    },
  })
})

describe('all reports', () => {
  it('has every report that may be seen, searched, kept and opened last', async () => {
    stubReports(() => [samplePlays])
    const { router } = await openScreen('/analytics', as('Manager'))
    await screen.findByText('Creators', { selector: 'a' })
    expect(hrefOf('Creators')).toBe('/analytics/creators')
    expect(hrefOf('Viewers')).toBe('/analytics/viewers')
    expect(hrefOf('My team’s learning')).toBe('/team/report')
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search reports' }), { target: { value: 'late' } })
    await waitFor(() => expect(screen.queryByText('Creators', { selector: 'a' })).toBeNull())
    expect(hrefOf('Overdue')).toBe('/analytics/reports/overdue')
    expect(router.state.location.search).toEqual({ q: 'late' })
    const created = vi.spyOn(api.report_views, 'create').mockResolvedValue({ view })
    await fireOn.click(screen.findByLabelText('Keep “Overdue” among saved reports'))
    expect(created.mock.lastCall?.[0]?.body).toEqual({ name: 'Overdue', report: 'overdue' })
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search reports' }), { target: { value: 'zzz' } })
    expect(await screen.findByText(/No report matches/)).toBeTruthy()
  })

  it('takes a kept report out of the saved ones', async () => {
    stubReports(() => [samplePlays])
    const plain = { ...view, group: '', owner: { id: 'catalog-reader', name: 'Meera Iyer' } }
    vi.mocked(api.report_views.list).mockResolvedValue({ views: [plain], next: null })
    const removed = vi.spyOn(api.report_views, 'delete').mockResolvedValue({ ok: true } as never)
    await openScreen('/analytics', as('Manager'))
    const taken = await screen.findByLabelText('Take “Overdue” out of saved reports')
    await act(async () => fireEvent.click(taken))
    expect(removed.mock.lastCall?.[0]).toMatchObject({ params: { id: 'v1' } })
  })

  it('leads to the report of one deck, course, person, team or competency', async () => {
    stubReports(() => [samplePlays])
    vi.spyOn(api.courses, 'list').mockResolvedValue({ courses: [{ id: 'c1', title: 'Brewing' }] as never, next: null })
    const { router } = await openScreen('/analytics', as('Manager'))
    await screen.findByRole('button', { name: /Report about/ })
    await choose('Report about', 'A course', screen)
    await typeIn(screen.getByRole('combobox', { name: 'Which one?' }), 'brew')
    await fireOn.click(screen.findByRole('option', { name: 'Brewing' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/courses/c1/report'))
  })

  it('tells those that were opened last on this device', async () => {
    stubReports(() => [])
    const { router } = await openScreen('/analytics/reports/overdue', as('Manager'))
    await screen.findByRole('heading', { level: 1, name: 'Overdue' })
    await act(() => router.navigate({ to: '/analytics' }))
    const last = within(await screen.findByRole('region', { name: 'Opened last' }))
    expect(last.getByRole('link', { name: 'Overdue' }).getAttribute('href')).toBe('/analytics/reports/overdue')
  })
})
