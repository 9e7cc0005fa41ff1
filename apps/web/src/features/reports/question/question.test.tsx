// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import { responseColumns, type ResponseGroup } from '@deckle/core/report/reports/question-responses.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import type { ReportRow, ReportTable } from '../queries.ts'
import { fireOn } from '../../../test/fire-on.ts'

prepareScreens()

const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const rowsBy: Partial<Record<ResponseGroup, readonly ReportRow[]>> = {
  option: [
    { answer: 'Yes', count: 30, share: 75 },
    { answer: 'No', count: 10, share: 25 },
  ],
  source: [
    { origin: 'mail', answer: 'Yes', count: 20, share: 100 },
    { origin: 'mail', answer: 'No', count: 0, share: 0 },
    { origin: '', answer: 'Yes', count: 10, share: 50 },
    { origin: '', answer: 'No', count: 10, share: 50 },
  ],
}
const stub = (rows = rowsBy) =>
  vi.spyOn(api.reports, 'responses').mockImplementation(async ({ params }): Promise<ReportTable> => {
    const group = params.groupBy as ResponseGroup
    return {
      report: {
        name: 'responses',
        columns: Object.entries(responseColumns(group)).map(([key, type]) => ({ key, type, unit: '' })),
        rows: rows[group] ?? [],
        totals: {},
        generated_at: '2026-03-01T00:00:00.000Z',
      },
      next: null,
    }
  })

beforeEach(() => {
  vi.spyOn(api.decks, 'show').mockResolvedValue({ deck: { content: { name: 'Tea' } } } as never)
  vi.spyOn(api.analytics, 'deckQuestions').mockResolvedValue({
    questions: [{ slideId: 's1', question: 'Again?' }],
  } as never)
})

describe('a question', () => {
  it('has its answers with count and share', async () => {
    const asked = stub()
    await openScreen('/analytics/questions/d1.s1')
    expect(await screen.findByRole('heading', { level: 1, name: 'Again?' })).toBeTruthy()
    expect(asked.mock.lastCall?.[0].params).toEqual({ id: 'd1.s1', groupBy: 'option' })
    const [yes] = within(await screen.findByRole('list', { name: 'Answers' })).getAllByRole('listitem')
    expect(yes?.textContent).toBe('Yes30 · 75%')
    expect(screen.getByRole('link', { name: 'Tea' }).getAttribute('href')).toBe('/analyticsViewer/d1?tab=questions')
  })

  it('is split by what the address says: a table, and the share of one answer as a chart', async () => {
    stub()
    const { router } = await openScreen('/analytics/questions/d1.s1?by=source')
    const table = await screen.findByRole('region', { name: 'Answers · Source' })
    expect(within(table).getAllByRole('row')[1]?.textContent).toBe('mail20 · 100%0 · 0%20')
    expect(within(table).getByText('Directly, or unknown')).toBeTruthy()
    expect(screen.getByRole('img', { name: /Share of “Yes” · Source.*most for “mail”, 100%/ })).toBeTruthy()
    await fireOn.click(screen.findByRole('button', { name: /Answer in the chart/ }))
    await fireOn.click(screen.findByRole('option', { name: 'No' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ by: 'source', answer: 'No' }))
    expect(
      await screen.findByRole('img', { name: /Share of “No” · Source.*most for “Directly, or unknown”/ }),
    ).toBeTruthy()
  })

  it('by day is of the last thirty, until others are chosen', async () => {
    const asked = stub()
    const { router } = await openScreen('/analytics/questions/d1.s1')
    await fireOn.click(screen.findByRole('button', { name: /Split by/ }))
    await fireOn.click(screen.findByRole('option', { name: 'Day' }))
    await waitFor(() => expect(router.state.location.search).toMatchObject({ by: 'day', from: expect.any(String) }))
    await waitFor(() => expect(asked.mock.lastCall?.[0].query).toMatchObject({ from: expect.any(String) }))
  })

  it('that nobody answered says so; a failure is asked for again', async () => {
    stub({}).mockRejectedValueOnce(refusal)
    await openScreen('/analytics/questions/d1.s1')
    expect(await screen.findByText('Not now.')).toBeTruthy()
    await fireOn.click(screen.findByRole('button', { name: /again/ }))
    expect(await screen.findByText('No answers to show')).toBeTruthy()
  })
})
