// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import { surveyReports } from '@deckle/core/report/reports/question-responses.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import type { ReportRow, ReportTable } from '../queries.ts'
import { stubReports } from '../sample-table.ts'
import { fireOn } from '../../../test/fire-on.ts'

prepareScreens()

const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const table = (
  name: keyof typeof surveyReports,
  rows: readonly ReportRow[],
  next: string | null = null,
): ReportTable => ({
  report: {
    name,
    columns: Object.entries(surveyReports[name]).map(([key, type]) => ({ key, type, unit: '' })),
    rows,
    totals: {},
    generated_at: '2026-03-01T00:00:00.000Z',
  },
  next,
})
const question = { slide_id: 's1', question: 'How was it?', answered: 1200, mean: 8.25, answer: '9', share: 41.5 }
const rating = { deck_id: 'd1', deck: 'Tea', slide_id: 's1', question: 'How was it?' }
const nps = { ...rating, answered: 10, promoters: 6, passives: 3, detractors: 1, nps: 50 }
const figures = (starts: number) => ({ starts, completions: 900, medianSeconds: 75 })
const stubOverview = (starts: number) =>
  vi.spyOn(api.analytics, 'deckOverview').mockResolvedValue({ overview: figures(starts) } as never)
const text = (at: number, answer: string) => ({
  at: `2026-03-0${at}T10:00:00.000Z`,
  slide_id: 's2',
  question: 'What else?',
  answer,
})
const press = (role: string, name: RegExp | string) => fireOn.click(screen.findByRole(role, { name }))

beforeEach(() => {
  vi.spyOn(api.decks, 'show').mockResolvedValue({ deck: { content: { name: 'Tea and people' } } } as never)
  vi.spyOn(api.reports, 'surveySummary').mockResolvedValue(table('summary', [question]))
  vi.spyOn(api.reports, 'surveyTrends').mockResolvedValue(
    table('trends', [
      { day: '2026-01-01', ...question, mean: 7 },
      { day: '2026-02-01', ...question },
    ]),
  )
  vi.spyOn(api.reports, 'surveyText').mockResolvedValue(table('text', [text(2, 'More biscuits')]))
  stubReports(() => [nps])
})

describe('a survey', () => {
  it('shows responses, NPS, questions, ratings over time and answers in words', async () => {
    stubOverview(1200)
    await openScreen('/analytics/surveys/d1?from=2026-01-01&to=2026-02-28')
    expect(await screen.findByRole('heading', { level: 1, name: 'Tea and people' })).toBeTruthy()
    const responses = await screen.findByText('Responses', { selector: 'dt' })
    expect(responses.nextElementSibling?.textContent).toBe('1,200')
    expect(await screen.findByText('NPS +50')).toBeTruthy()
    expect(screen.getByText('Promoters').nextElementSibling?.textContent).toBe('6 · 60%')
    const link = await screen.findByRole('link', { name: 'How was it?' })
    expect(link.getAttribute('href')).toBe('/analytics/questions/d1.s1?from=2026-01-01&to=2026-02-28')
    expect(await screen.findByRole('img', { name: /It rose from 7 \(Jan 2026\) to 8.25 \(Feb 2026\)/ })).toBeTruthy()
    expect(await screen.findByText('More biscuits')).toBeTruthy()
  })

  it('looks at trends by day, of days that are few enough, and searches what people said', async () => {
    stubOverview(1200)
    const { router } = await openScreen('/analytics/surveys/d1')
    await press('radio', 'Day')
    await waitFor(() => expect(router.state.location.search).toMatchObject({ by: 'day', from: expect.any(String) }))
    const texts = vi.mocked(api.reports.surveyText)
    texts.mockResolvedValue(table('text', []))
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Search answers' }), { target: { value: 'tea' } })
    expect(await screen.findByText(/No answer matches/)).toBeTruthy()
    expect(texts.mock.lastCall?.[0].query).toMatchObject({ search: 'tea' })
  })

  it('that nobody answered says how it fills; a failure is asked for again', async () => {
    stubOverview(0).mockRejectedValueOnce(refusal)
    await openScreen('/analytics/surveys/d1')
    expect(await screen.findByText('Not now.')).toBeTruthy()
    await press('button', /again/)
    expect(await screen.findByText('Nobody has answered yet')).toBeTruthy()
  })

  it('without ratings and texts says so', async () => {
    stubOverview(3)
    stubReports(() => [])
    vi.mocked(api.reports.surveySummary).mockResolvedValue(table('summary', []))
    vi.mocked(api.reports.surveyTrends).mockResolvedValue(table('trends', []))
    vi.mocked(api.reports.surveyText).mockResolvedValue(table('text', []))
    await openScreen('/analytics/surveys/d1')
    expect(await screen.findByText(/The deck has no rating/)).toBeTruthy()
    expect(screen.getByText('No question has been answered on these days.')).toBeTruthy()
    expect(screen.getByText('Nobody has written anything on these days.')).toBeTruthy()
    expect(screen.queryByText(/^NPS/)).toBeNull()
  })
})
