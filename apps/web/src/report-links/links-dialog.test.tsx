// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../lib/api.ts'
import { drawPart, prepareScreens } from '../test/draw-part.tsx'
import { LinksDialog } from './links-dialog.tsx'
import type { ReportLink } from './queries.ts'
import { press } from '../test/press.ts'

prepareScreens('report-links', 'errors')

const link = (change: Partial<ReportLink> = {}): ReportLink => ({
  id: 'l1',
  url: 'https://tea.example/shared-report/abc',
  hasPin: true,
  includesNames: false,
  state: 'open',
  owner: { id: 'meera', name: 'Meera Iyer' },
  created_at: '2026-03-01T00:00:00.000Z',
  expires_at: '2026-03-31T00:00:00.000Z',
  opened_at: '2026-03-02T00:00:00.000Z',
  opened: 3,
  can: { revoke: true },
  ...change,
})
const list = (...links: ReportLink[]) => vi.spyOn(api.report_links, 'list').mockResolvedValue({ links, next: null })
const draw = () => drawPart(<LinksDialog kind="custom_report" target="r1" name="Tea" onClose={() => {}} />)

it('makes a link with an end and a PIN, and copies it', async () => {
  list()
  const created = vi.spyOn(api.report_links, 'create').mockResolvedValue({ link: link() })
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await draw()
  expect(await screen.findByText('Nobody outside sees this report.')).toBeTruthy()
  const pin = screen.getByRole('textbox', { name: /PIN/ })
  await act(async () => fireEvent.change(pin, { target: { value: '12' } }))
  await press('Make a link')
  expect(await screen.findByText(/^Enter 6–12 letters or digits/)).toBeTruthy()
  expect(created).not.toHaveBeenCalled()
  await act(async () => fireEvent.change(pin, { target: { value: '471147' } }))
  await press('Make a link')
  await waitFor(() =>
    expect(created.mock.lastCall?.[0].body).toEqual({
      kind: 'custom_report',
      target: 'r1',
      days: 30,
      pin: '471147',
      includesNames: false,
      period: null,
    }),
  )
  await waitFor(() => expect(copied).toHaveBeenCalledWith('https://tea.example/shared-report/abc'))
})

it('lists links with what became of them, and closes one with a way back', async () => {
  list(link(), link({ id: 'l2', state: 'revoked', opened: 0, opened_at: null, hasPin: false, can: { revoke: true } }))
  const revoked = vi.spyOn(api.report_links, 'revoke').mockResolvedValue({ ok: true })
  await draw()
  expect(await screen.findByText(/Opened 3 times, last/)).toBeTruthy()
  expect(screen.getByText(/Not opened yet/)).toBeTruthy()
  expect(screen.getByText('Closed')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Close the link/ })).toHaveLength(1)
  await press(/^Close the link/)
  await waitFor(() => expect(revoked.mock.lastCall?.[0].params).toEqual({ id: 'l1' }))
})

it('that fail to load are asked for again', async () => {
  list().mockRejectedValueOnce(new CallError(500, { code: 'internal', message: 'x', errors: ['Not now.'] } as never))
  await draw()
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/again/)
  expect(await screen.findByText('Nobody outside sees this report.')).toBeTruthy()
})
