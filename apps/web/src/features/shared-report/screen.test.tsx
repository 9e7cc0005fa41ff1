// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import type { WidgetFigures } from '@deckle/contract/models/widget.ts'
import type { SharedReport } from '@deckle/contract/report-links.ts'
import { widgetFrom } from '@deckle/core/report/custom/templates.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens()

const refusal = (status: number, text: string) =>
  new CallError(status, { code: 'not_allowed', message: text, errors: [text] } as never)
const report: SharedReport = {
  title: 'Tea in numbers',
  note: 'For our partners',
  days: { from: '2026-02-01', to: '2026-03-02' },
  widgets: [widgetFrom('plays', 'p'), { ...widgetFrom('text', 't'), text: 'Look here.' }] as SharedReport['widgets'],
  branding: { name: 'Meadow Academy', primary: '#6a1b9a', logo: '', icon: '', footer: 'Meadow Ltd.' },
  generated_at: '2026-03-02T10:00:00.000Z',
  expires_at: '2026-04-01T00:00:00.000Z',
}
const figures: WidgetFigures = {
  columns: [],
  rows: [],
  hasMore: false,
  figure: { key: 'starts', type: 'count', value: 60, before: null },
  measure: null,
  generated_at: '2026-03-02T10:00:00.000Z',
}
const opens = () => vi.spyOn(api.report_links, 'open').mockResolvedValue({ pass: 'pass', report })
const reads = () => vi.spyOn(api.report_links, 'figures').mockResolvedValue({ figures })
const open = () => openScreen('/shared-report/abc', { user: null })
const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content')

describe('a shared report', () => {
  it('has the client’s name, title, days and widgets, and is found by no search', async () => {
    const opened = opens()
    const read = reads()
    await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Tea in numbers' })).toBeTruthy()
    for (const text of [
      'Meadow Academy',
      'Feb 1, 2026 to Mar 2, 2026',
      'For our partners',
      'Look here.',
      'Meadow Ltd.',
    ])
      expect(screen.getByText(text), text).toBeTruthy()
    expect(await screen.findByText('60')).toBeTruthy()
    expect(screen.getByText(/^Made on Mar 2, 2026/)).toBeTruthy()
    expect(opened.mock.lastCall?.[0].body).toEqual({ token: 'abc', pin: '' })
    expect(read.mock.lastCall?.[0].body).toEqual({ pass: 'pass', widget: 'p' })
    expect(robots()).toBe('noindex, nofollow')
  })

  it('asks for its PIN until it is right', async () => {
    const opened = opens().mockRejectedValueOnce(refusal(403, 'A PIN, please.'))
    reads()
    await open()
    const pin = await screen.findByRole('textbox', { name: 'PIN' })
    expect(screen.queryByText('A PIN, please.')).toBeNull()
    const type = async (value: string) => {
      await act(async () => fireEvent.change(pin, { target: { value } }))
      await fireOn.click(screen.findByRole('button', { name: 'Open' }))
    }
    opened.mockRejectedValueOnce(refusal(403, 'This PIN is not right.'))
    await type('0000')
    expect(await screen.findByText('This PIN is not right.')).toBeTruthy()
    opened.mockRejectedValueOnce(refusal(429, 'Too often.'))
    await type('1111')
    expect(await screen.findByText('Too often.')).toBeTruthy()
    await type('2222')
    expect(await screen.findByRole('heading', { level: 1, name: 'Tea in numbers' })).toBeTruthy()
    expect(opened.mock.lastCall?.[0].body).toEqual({ token: 'abc', pin: '2222' })
  })

  it.each([
    [404, 'There is no report here'],
    [410, 'This link is over'],
  ])('that answers %i says so', async (status, title) => {
    opens().mockRejectedValue(refusal(status, 'Ask whoever sent it.'))
    await open()
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.getByText('Ask whoever sent it.')).toBeTruthy()
  })

  it('without widgets says so; a widget whose pass is too old is opened again', async () => {
    const opened = opens()
    opened.mockResolvedValueOnce({ pass: 'old', report })
    reads().mockRejectedValueOnce(refusal(403, 'This visit is over.'))
    await open()
    const plays = within(await screen.findByRole('region', { name: 'Plays' }))
    expect(await plays.findByText('This visit is over.')).toBeTruthy()
    await act(async () => fireEvent.click(plays.getByRole('button', { name: /again/ })))
    expect(await screen.findByText('60')).toBeTruthy()
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(2))
    opened.mockResolvedValue({ pass: 'pass', report: { ...report, widgets: [] } })
    await open()
    expect(await screen.findByText('Nothing in this report yet')).toBeTruthy()
  })
})
