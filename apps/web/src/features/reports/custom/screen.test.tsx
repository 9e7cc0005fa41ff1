// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import type { CustomReport } from '@deckle/contract/custom-reports.ts'
import type { WidgetFigures } from '@deckle/contract/models/widget.ts'
import { widgetFrom } from '@deckle/core/report/custom/templates.ts'
import type { Widget } from '@deckle/core/report/custom/widget.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import { press } from '../../../test/press.ts'
import { fireOn } from '../../../test/fire-on.ts'

prepareScreens()

const refusal = (status: number, code: 'internal' | 'not_found' | 'revision_conflict', data?: unknown) =>
  new CallError(status, { code, message: 'Not now.', errors: ['Not now.'], data })
const pick = (name: RegExp | string) => fireOn.click(screen.findByRole('menuitem', { name }))

const text: Widget = { ...widgetFrom('text', 't'), title: 'On Mondays', text: 'Look here.' }
const widgets = [widgetFrom('plays', 'p'), widgetFrom('best_decks', 'd'), text]
const report = (change: Partial<CustomReport> = {}): CustomReport => ({
  id: 'r1',
  title: 'Tea in numbers',
  note: 'For the team',
  period: { days: 30, from: null, to: null },
  widgets,
  everyone: 'none',
  revision: 1,
  owner: { id: 'meera', name: 'Meera Iyer' },
  updated_at: '2026-03-01T00:00:00.000Z',
  can: { edit: true, delete: true, share: true },
  ...change,
})
const nothing: WidgetFigures = {
  columns: [],
  rows: [],
  hasMore: false,
  figure: null,
  measure: null,
  generated_at: '2026-03-01T00:00:00.000Z',
}
const decks: WidgetFigures = {
  ...nothing,
  columns: [
    { key: 'deck', type: 'text' },
    { key: 'starts', type: 'count' },
  ],
  rows: [
    { deck_id: 'd1', deck: 'Milk', starts: 40 },
    { deck_id: 'd2', deck: 'Tea', starts: 20 },
  ],
  measure: { figure: 'starts', name: 'deck' },
}
const figure: WidgetFigures = { ...nothing, figure: { key: 'starts', type: 'count', value: 60, before: 40 } }

const show = (value: CustomReport = report()) =>
  vi.spyOn(api.custom_reports, 'show').mockResolvedValue({ report: value })
const stubFigures = () =>
  vi.spyOn(api.custom_reports, 'figures').mockImplementation(async ({ query }) => ({
    figures: (JSON.parse(query.widget) as Widget).kind === 'figure' ? figure : decks,
  }))
type Saved = Pick<CustomReport, 'title' | 'widgets' | 'revision'>
const sent = (call: ReturnType<typeof stubSave>): Saved | undefined => call.mock.lastCall?.[0].body as Saved | undefined
const stubSave = () =>
  vi
    .spyOn(api.custom_reports, 'update')
    .mockImplementation(async ({ body }) => ({ report: report({ revision: (body as Saved).revision + 1 }) }))
const titles = () =>
  within(screen.getByRole('list', { name: 'Widgets' }))
    .getAllByRole('heading', { level: 2 })
    .map((one) => one.textContent)

beforeEach(() => {
  stubFigures()
})

describe('a custom report', () => {
  it('shows its widgets, each with figures of its own in the report’s days', async () => {
    const asked = stubFigures()
    show()
    await openScreen('/analytics/custom/r1')
    expect(await screen.findByRole('heading', { level: 1, name: 'Tea in numbers' })).toBeTruthy()
    expect(await screen.findByText('60')).toBeTruthy()
    expect(screen.getByText('50% more than in the period before')).toBeTruthy()
    expect((await screen.findByRole('link', { name: 'Milk' })).getAttribute('href')).toBe('/analyticsViewer/d1')
    expect(titles()).toEqual(['Plays', 'Content performance', 'On Mondays'])
    expect(screen.getByText('Look here.')).toBeTruthy()
    expect(asked).toHaveBeenCalledTimes(2)
    expect(asked.mock.calls[0]?.[0].query).toMatchObject({ from: expect.any(String), to: expect.any(String) })
  })

  it('moves widgets by keys and by menu, resizes and removes them with a way back, and saves all of it', async () => {
    const saved = stubSave()
    show()
    await openScreen('/analytics/custom/r1')
    await screen.findByText('60')
    const handle = () => screen.getByRole('button', { name: 'Move: Plays' })
    await act(async () => fireEvent.keyDown(handle(), { key: 'ArrowDown' }))
    expect(document.activeElement).toBe(handle())
    expect(titles()).toEqual(['Content performance', 'Plays', 'On Mondays'])
    expect(screen.getByText('“Plays” is at place 2 of 3')).toBeTruthy()
    await press('Change: On Mondays')
    await pick('Move up')
    expect(titles()).toEqual(['Content performance', 'On Mondays', 'Plays'])
    await press('Change: Plays')
    await pick('Make wide')
    await press('Change: Content performance')
    await pick('Remove')
    expect(titles()).toEqual(['On Mondays', 'Plays'])
    await waitFor(() => expect(sent(saved)?.widgets.map(({ id }) => id)).toEqual(['t', 'p']))
    expect(sent(saved)?.widgets[1]).toMatchObject({ id: 'p', width: 2 })
  })

  it('gets another widget from the picker, and another title in its settings', async () => {
    const saved = stubSave()
    show(report({ widgets: [] }))
    await openScreen('/analytics/custom/r1')
    expect(await screen.findByText('Nothing in this report yet')).toBeTruthy()
    await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'Add a widget' })[0] as HTMLElement))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.queryByRole('button', { name: /^Teams/ })).toBeNull()
    await press(/^Views/, dialog)
    expect(await screen.findByText('60')).toBeTruthy()
    await press('Change: Views')
    await pick('Settings')
    const form = within(await screen.findByRole('dialog'))
    await act(async () => fireEvent.change(form.getByRole('textbox', { name: /Title/ }), { target: { value: 'Eyes' } }))
    await press('Apply', form)
    await waitFor(() => expect(titles()).toEqual(['Eyes']))
    await waitFor(() => expect(sent(saved)?.widgets[0]).toMatchObject({ title: 'Eyes' }))
  })

  it('asks which stays where somebody else has saved it', async () => {
    const theirs = report({ revision: 2, title: 'Theirs' })
    const saved = stubSave().mockRejectedValueOnce(refusal(409, 'revision_conflict', { report: theirs }))
    show()
    await openScreen('/analytics/custom/r1')
    await fireOn.click(screen.findByRole('radio', { name: '7 days' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await press('Use theirs', dialog)
    expect(await screen.findByRole('heading', { level: 1, name: 'Theirs' })).toBeTruthy()
    expect(saved).toHaveBeenCalledTimes(1)
  })

  it('is only looked at by whoever may not change it', async () => {
    show(report({ can: { edit: false, delete: false, share: false } }))
    await openScreen('/analytics/custom/r1')
    expect(await screen.findByText('60')).toBeTruthy()
    for (const name of ['Add a widget', 'Share a link', 'Move: Plays', 'Change: Plays'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    await press('Do more with this report')
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Print or save as PDFBy your browser',
      'Make a copy',
    ])
  })

  it('that fails, or a widget that does, is asked for again; one that is gone says so', async () => {
    show().mockRejectedValueOnce(refusal(500, 'internal'))
    stubFigures().mockRejectedValueOnce(refusal(500, 'internal'))
    await openScreen('/analytics/custom/r1')
    expect(await screen.findByText('Not now.')).toBeTruthy()
    await press(/again/)
    const plays = within(await screen.findByRole('region', { name: 'Plays' }))
    expect(await plays.findByText('Not now.')).toBeTruthy()
    await press(/again/, plays)
    expect(await screen.findByText('60')).toBeTruthy()
    show().mockRejectedValue(refusal(404, 'not_found'))
    await openScreen('/analytics/custom/r2')
    expect(await screen.findByText('There is no such report')).toBeTruthy()
  })

  it('has widgets without figures that say so, and charts with a table behind', async () => {
    vi.spyOn(api.custom_reports, 'figures').mockImplementation(async ({ query }) => ({
      figures: (JSON.parse(query.widget) as Widget).kind === 'chart' ? decks : nothing,
    }))
    show(report({ widgets: [widgetFrom('plays', 'p'), widgetFrom('devices', 'c')] }))
    await openScreen('/analytics/custom/r1')
    expect(await screen.findByRole('img', { name: /most for “Milk”, 40/ })).toBeTruthy()
    expect(screen.getByText('As a table')).toBeTruthy()
    expect(await screen.findByText('Nothing to show in these days.')).toBeTruthy()
  })
})

describe('custom reports at the home of analytics', () => {
  it('begin from a starter of what the licence sees', async () => {
    vi.spyOn(api.reports, 'show').mockReturnValue(new Promise(() => undefined))
    vi.spyOn(api.stats, 'show').mockReturnValue(new Promise(() => undefined))
    vi.spyOn(api.report_views, 'list').mockResolvedValue({ views: [], next: null })
    const row = { ...report(), widgets: 3, everyone: 'view' }
    vi.spyOn(api.custom_reports, 'list').mockResolvedValue({ reports: [row], next: null })
    const created = vi.spyOn(api.custom_reports, 'create').mockResolvedValue({ report: report({ id: 'r9' }) })
    show(report({ id: 'r9' }))
    const { router } = await openScreen('/analytics')
    expect((await screen.findByRole('link', { name: 'Tea in numbers' })).getAttribute('href')).toBe(
      '/analytics/custom/r1',
    )
    await press('New report')
    const dialog = within(await screen.findByRole('dialog'))
    await press(/^Lead generation/, dialog)
    await waitFor(() => expect(router.state.location.pathname).toBe('/analytics/custom/r9'))
    const body = created.mock.lastCall?.[0].body as Saved | undefined
    expect([body?.title, body?.widgets.length]).toEqual(['Lead generation', 8])
  })
})
