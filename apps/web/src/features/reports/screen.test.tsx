// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { samplePlays, sampleTable, stubReports } from './sample-table.ts'
import { press } from '../../test/press.ts'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens()

const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const as = (license_type: 'Learner' | 'Creator' | 'Manager' | 'Admin') => ({ user: { license: { license_type } } })
const chips = () =>
  within(screen.getByRole('list', { name: 'Filters' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)
const choose = async (label: string, option: string, part: Pick<typeof screen, 'findByRole'>) => {
  await press(new RegExp(`${label}$`), part)
  await fireOn.click(screen.findByRole('option', { name: option }))
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
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
  owner: { id: 'meera', name: 'Meera Iyer' },
  nextAt: null,
  can: { edit: true },
}
beforeEach(() => {
  vi.spyOn(api.report_views, 'list').mockResolvedValue({ views: [], next: null })
})
const figure = (name: string) => screen.getAllByText(name, { selector: 'dt' })[0]?.nextElementSibling

describe('the home of analytics', () => {
  const stats = { decks: 3, published: 2, plays: 500, completions: 400, leads: 9, learners: 77 }
  const deck = (deck_id: string, name: string, change: object) => ({
    deck_id,
    deck: name,
    reader_type: 'quiz',
    ...samplePlays,
    ...change,
  })
  beforeEach(() => {
    vi.spyOn(api.stats, 'show').mockResolvedValue({
      stats: { ...stats, starts30: 0, completions30: 0, days: [], busiest: [] },
    })
  })

  it('says what happened beside the period before, what to look at, and where the reports are', async () => {
    const asked = stubReports((name, { from, group_by }) => {
      if (name === 'content_performance')
        return [
          deck('d1', 'Tea', { completion_rate: 20 }),
          deck('d2', 'Milk', {}),
          deck('d3', 'Rare', { starts: 3, completion_rate: 0 }),
        ]
      if (group_by === 'day')
        return [
          { day: '2026-03-01', ...samplePlays },
          { day: '2026-03-02', ...samplePlays, starts: 150 },
        ]
      const [first] = asked.mock.calls.flatMap(([{ query }]) => query?.from ?? [])
      return [{ ...samplePlays, starts: from === first ? 150 : 120, completions: from === first ? 261 : 11 }]
    })
    await openScreen('/analytics', as('Manager'))
    await screen.findByText('Plays by day')
    expect(figure('Plays')?.textContent).toBe('150')
    expect(figure('Plays')?.nextElementSibling?.textContent).toBe('25% more than in the period before')
    expect(figure('Completed')?.nextElementSibling?.textContent).toBe('24 times as many as in the period before')
    expect(figure('Learners')?.textContent).toBe('77')
    expect(figure('Leads')?.nextElementSibling?.textContent).toBe('As many as in the period before')
    expect(hrefOf('Tea')).toBe('/analyticsViewer/d1')
    expect(screen.getByText('Only 20% finish it. Look where they leave.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Milk' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Rare' })).toBeNull()
    expect(screen.getByRole('img', { name: /most for “Mar 2, 2026”, 150/ })).toBeTruthy()
    expect(hrefOf('Overdue')).toBe('/analytics/reports/overdue')
    expect(screen.queryByRole('link', { name: 'Storage' })).toBeNull()
  })

  it('of a Creator leaves out what belongs to others; with nothing played it says so', async () => {
    stubReports((name, { group_by }) =>
      name === 'overview' && group_by === undefined ? [{ ...samplePlays, starts: 0, completions: 0, leads: 0 }] : [],
    )
    await openScreen('/analytics')
    expect(await screen.findByText('Too few days with plays to compare.')).toBeTruthy()
    expect(screen.getByText(/Nothing needs attention/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Teams' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Enrolments' })).toBeTruthy()
  })

  it('that fails is asked for again; another period stands in the address', async () => {
    stubReports(() => [samplePlays]).mockRejectedValueOnce(refusal)
    const { router } = await openScreen('/analytics')
    expect(await screen.findByText('Not now.')).toBeTruthy()
    await press(/again/)
    await waitFor(() => expect(figure('Plays')?.textContent).toBe('120'))
    await fireOn.click(screen.findByRole('radio', { name: '7 days' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ days: '7' }))
  })
})

describe('a report', () => {
  const rows = [
    { deck_id: 'd1', deck: 'Tea', reader_type: 'quiz', ...samplePlays },
    { deck_id: 'd2', deck: 'Milk', reader_type: 'survey', ...samplePlays, starts: 400, percentage: null },
  ]

  it('has a chart and a table with codes in words', async () => {
    stubReports(() => rows)
    await openScreen('/analytics/reports/content_performance')
    expect(await screen.findByRole('heading', { level: 1, name: 'Content performance' })).toBeTruthy()
    expect(await screen.findByRole('img', { name: /most for “Milk”, 400/ })).toBeTruthy()
    const milk = screen.getByRole('link', { name: 'Milk' })
    expect(milk.getAttribute('href')).toBe('/analyticsViewer/d2')
    const cells = milk.closest('tr')?.textContent
    expect(cells).toContain('Survey')
    expect(cells).toContain('75%')
    expect(screen.queryByText('Deck id')).toBeNull()
  })

  it('keeps days, grouping and filter in the address', async () => {
    const asked = stubReports(() => rows)
    const filter = JSON.stringify([{ field: 'reader_type', op: 'is', value: 'quiz' }])
    const { router } = await openScreen(
      `/analytics/reports/content_performance?from=2026-01-01&to=2026-01-31&group=owner&filter=${encodeURIComponent(filter)}`,
    )
    await waitFor(() =>
      expect(asked.mock.calls[0]?.[0].query).toMatchObject({
        from: '2026-01-01',
        to: '2026-01-31',
        group_by: 'owner',
        filter,
      }),
    )
    await waitFor(() => expect(chips()).toEqual(['Type of deck is Quiz']))
    await press('Take out')
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('filter'))
    await press('Add a filter')
    const dialog = within(await screen.findByRole('dialog'))
    await choose('What', 'Deck’s name', dialog)
    await act(async () =>
      fireEvent.change(dialog.getByRole('textbox', { name: 'Value' }), { target: { value: 'tea' } }),
    )
    await press('Add', dialog)
    await waitFor(() => expect(chips()).toEqual(['Deck’s name contains tea']))
    await press('Clear')
    await waitFor(() => expect(router.state.location.search).toEqual({ group: 'owner' }))
  })

  it('loads more, and is a file of all rows', async () => {
    stubReports(() => rows)
    vi.mocked(api.reports.show).mockResolvedValueOnce(sampleTable('content_performance', rows, { next: 'more' }))
    await openScreen('/analytics/reports/content_performance')
    await screen.findByRole('link', { name: 'Milk' })
    await press(/more/i)
    await waitFor(() =>
      expect(vi.mocked(api.reports.show).mock.calls.some(([{ query }]) => query?.cursor === 'more')).toBe(true),
    )
    const sent = vi.spyOn(api, 'send').mockResolvedValue(new Response('a,b'))
    URL.createObjectURL = () => 'blob:report'
    await press('Export: Content performance')
    await fireOn.click(screen.findByRole('menuitem', { name: /XLSX/ }))
    await waitFor(() =>
      expect(sent.mock.lastCall).toMatchObject([
        { path: '/analytics/reports/{report}' },
        { params: { report: 'content_performance' }, query: { format: 'xlsx' } },
      ]),
    )
  })

  it('that is empty says how it fills, or to choose otherwise; one that fails is asked for again', async () => {
    stubReports(() => []).mockRejectedValueOnce(refusal)
    const { router } = await openScreen('/analytics/reports/overdue', as('Admin'))
    expect(await screen.findByText('Not now.')).toBeTruthy()
    await press(/again/)
    expect(await screen.findByText('Nothing to report yet')).toBeTruthy()
    await act(async () => router.navigate({ to: '.', search: { from: '2026-01-01', to: '2026-01-02' } }))
    expect(await screen.findByText('Nothing matches')).toBeTruthy()
  })

  it('that there is not, or of another licence, is told so', async () => {
    await openScreen('/analytics/reports/weather')
    expect(await screen.findByText('There is no such report')).toBeTruthy()
    await openScreen('/analytics/reports/storage_usage', as('Manager'))
    expect((await screen.findAllByText('There is no such report')).length).toBeGreaterThan(0)
  })

  it('of people leads to what they learn', async () => {
    stubReports(() => [
      {
        user_id: 'u1',
        user: 'Bela Das',
        email: 'b@x.example',
        manager: '',
        course_id: 'c1',
        course: 'Tea',
        due_at: '2026-03-05T10:00:00.000Z',
        days: 3,
        percent: 40,
      },
    ])
    await openScreen('/analytics/reports/overdue', as('Manager'))
    expect(await screen.findByRole('link', { name: 'Bela Das' })).toBeTruthy()
    expect(hrefOf('Bela Das')).toBe('/people/u1/learning')
    expect(hrefOf('Tea')).toBe('/courses/c1/report')
  })
})

describe('saved reports', () => {
  it('are kept with days that go on, grouping and filter, and mailed', async () => {
    stubReports(() => [])
    const created = vi.spyOn(api.report_views, 'create').mockResolvedValue({ view })
    await openScreen('/analytics/reports/overdue?group=course', as('Manager'))
    await fireOn.click(screen.findByRole('radio', { name: '30 days' }))
    await press('Save')
    const dialog = within(await screen.findByRole('dialog'))
    const name = dialog.getByRole('textbox', { name: /Name/ })
    await act(async () => fireEvent.change(name, { target: { value: ' ' } }))
    await press('Save', dialog)
    expect(await dialog.findByText('Give it a name.')).toBeTruthy()
    expect(created).not.toHaveBeenCalled()
    await act(async () => fireEvent.change(name, { target: { value: 'Late ones' } }))
    await act(async () => fireEvent.click(dialog.getByRole('checkbox')))
    await press('Save', dialog)
    await waitFor(() =>
      expect(created.mock.lastCall?.[0].body).toEqual({
        name: 'Late ones',
        report: 'overdue',
        group: 'course',
        filter: '',
        from: null,
        to: null,
        days: 30,
        shared: true,
        schedule: null,
      }),
    )
  })

  it('stand at the home, open as they were kept, and are deleted with a way back', async () => {
    stubReports(() => [])
    const others = { ...view, id: 'v2', name: 'Of all', owner: { id: 'x', name: 'Asha Rao' }, can: { edit: false } }
    vi.mocked(api.report_views.list).mockResolvedValue({ views: [view, others], next: null })
    vi.spyOn(api.stats, 'show').mockRejectedValue(refusal)
    const deleted = vi.spyOn(api.report_views, 'delete').mockResolvedValue({ ok: true })
    await openScreen('/analytics', as('Manager'))
    expect(await screen.findByRole('link', { name: 'Late ones' })).toBeTruthy()
    expect(hrefOf('Late ones')).toBe('/analytics/reports/overdue?group=course')
    expect(screen.getByText('Overdue · Every Monday')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Delete: Of all' })).toBeNull()
    await press('Delete: Late ones')
    await waitFor(() => expect(deleted.mock.lastCall?.[0].params).toEqual({ id: 'v1' }))
    const updated = vi.spyOn(api.report_views, 'update').mockResolvedValue({ view })
    await press('Change: Late ones')
    await press('Save', within(await screen.findByRole('dialog')))
    await waitFor(() =>
      expect(updated.mock.lastCall?.[0]).toMatchObject({ params: { id: 'v1' }, body: { schedule: view.schedule } }),
    )
  })

  it('that fail to load are asked for again', async () => {
    stubReports(() => [])
    vi.spyOn(api.stats, 'show').mockReturnValue(new Promise(() => undefined))
    vi.mocked(api.report_views.list).mockRejectedValueOnce(refusal)
    await openScreen('/analytics')
    expect(await screen.findByText('Not now.')).toBeTruthy()
    await press(/again/)
    expect(await screen.findByText(/Save a report with its days/)).toBeTruthy()
  })
})
