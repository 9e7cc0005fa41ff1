// @vitest-environment happy-dom
import type { Lead, LeadEvent, LeadNote, LeadStep, WholeLead } from '@deckle/contract/leads.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import { refusal, sampleLead } from '../test/sample-lead.ts'
import { press } from '../../../test/press.ts'
import { fireOn } from '../../../test/fire-on.ts'

prepareScreens()

const at = '2026-11-01T10:00:00.000Z'
const asha = { id: 'asha', name: 'Asha Rao', image: '' }
const note = (id: string, more: Partial<LeadNote> = {}): LeadNote => ({
  id,
  text: `Note ${id}`,
  author: asha,
  created_at: at,
  updated_at: at,
  can: { edit: true },
  ...more,
})
const event = (id: string, act_: LeadEvent['act'], more: Partial<LeadEvent> = {}): LeadEvent => ({
  id,
  act: act_,
  actor: asha,
  detail: {},
  at,
  ...more,
})
const type = (label: string, value: string) =>
  fireOn.change(screen.findByLabelText(new RegExp(label)), { target: { value } })

function serve(lead: Lead, more: Partial<WholeLead> = {}) {
  const whole = { lead, merged: [], duplicates: [], ...more }
  return vi.spyOn(api.leads, 'show').mockResolvedValue(whole)
}
const notes = (...all: LeadNote[]) => vi.spyOn(api.leads, 'notes').mockResolvedValue({ notes: all, next: null })
const history = (...all: LeadEvent[]) => vi.spyOn(api.leads, 'history').mockResolvedValue({ history: all, next: null })
const open = () => openScreen('/leads/one', { user: { _id: 'asha', first_name: 'Asha', last_name: 'Rao' } })

const step = (id: string, kind: LeadStep['kind'], more: Partial<LeadStep> = {}): LeadStep => ({
  id,
  kind,
  name: 'Tea',
  at,
  arrival: false,
  source: '',
  medium: '',
  campaign: '',
  ...more,
})

beforeEach(() => {
  notes()
  vi.spyOn(api.leads, 'path').mockResolvedValue({ steps: [] })
  history()
  vi.spyOn(api.leads, 'people').mockResolvedValue({ people: [{ id: 'meera', name: 'Meera Nair', image: '' }] })
  vi.spyOn(api.tags, 'list').mockResolvedValue({ tags: [], next: null })
})

it('says why it failed, and tries again', async () => {
  serve(sampleLead('one')).mockRejectedValueOnce(refusal)
  await open()
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/again/)
  expect(await screen.findByRole('heading', { name: /Lead one/ })).toBeTruthy()
})

it('shows all that is known: contact, answers, where they came from and what they agreed to', async () => {
  serve(
    sampleLead('one', {
      phone: '+91 98450-12345',
      company: 'Tea & Co',
      answers: [{ id: 'f', label: 'Team size', value: '12' }],
      score: 80,
      outcome: 'Green tea',
      country: 'IN',
      city: 'Pune',
      source: 'newsletter',
      first_touch: { at, source: 'blog', medium: '', campaign: '', referrer: '', landing: '' },
      consent: { text: 'You may write to me', at },
    }),
  )
  await open()
  expect((await screen.findByRole('link', { name: '+91 98450-12345' })).getAttribute('href')).toBe(
    'tel:%2B919845012345',
  )
  expect(screen.getByText('one@tea.example').closest('a')?.getAttribute('href')).toBe('mailto:one%40tea.example')
  expect(screen.getByRole('link', { name: /deck’s analytics/ }).getAttribute('href')).toBe('/analyticsViewer/deck')
  for (const text of ['Team size', '12', '80 %', 'Green tea', 'Pune, India', 'newsletter', 'Phone'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  expect(screen.getByText(/^blog, /)).toBeTruthy()
  expect(screen.getByText(/“You may write to me”/)).toBeTruthy()
})

it('shows the path that they went, where they were followed', async () => {
  const touch = { at, source: '', medium: '', campaign: '', referrer: '', landing: '' }
  serve(sampleLead('one', { first_touch: { ...touch, source: 'google' }, last_touch: touch }))
  const path = vi.spyOn(api.leads, 'path').mockRejectedValueOnce(refusal)
  path.mockResolvedValue({
    steps: [
      step('1', 'article', { arrival: true, source: 'google', campaign: 'spring' }),
      step('2', 'article', { name: 'Coffee' }),
      step('3', 'deck', { name: 'Which tea?' }),
      step('4', 'play', { name: 'Which tea?' }),
      step('5', 'lead', { name: 'Which tea?' }),
      step('6', 'course', { name: '' }),
    ],
  })
  await open()
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/again/)
  expect(
    await screen.findByText('First came by google, last by directly; read 2 articles, played 1 deck.'),
  ).toBeTruthy()
  for (const text of ['Read “Tea”', 'Played “Which tea?”', 'Came into the course “something that is gone”'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByText(/came by google · spring/)).toBeTruthy()
})

it('is changed: contact by a form, status and owner as they are chosen', async () => {
  serve(sampleLead('one'))
  const update = vi.spyOn(api.leads, 'update').mockResolvedValue({ lead: sampleLead('one') })
  await open()
  await screen.findByRole('heading', { name: /Lead one/ })
  await press('Edit')
  await type('E-mail', 'nothing')
  await press('Save')
  expect(await screen.findByText('This is not an e-mail address.')).toBeTruthy()
  expect(update).not.toHaveBeenCalled()
  await type('E-mail', 'ravi@tea.example')
  await press('Save')
  await waitFor(() =>
    expect(update.mock.lastCall?.[0].body).toMatchObject({ email: 'ravi@tea.example', name: 'Lead one' }),
  )
  await press('I do')
  expect(update.mock.lastCall?.[0].body).toEqual({ owner: 'asha' })
  await press(/Status/)
  await fireOn.click(screen.findByRole('option', { name: 'Qualified' }))
  expect(update.mock.lastCall?.[0].body).toEqual({ status: 'qualified' })
})

it('goes to the bin and comes back', async () => {
  serve(sampleLead('one', { deleted_at: at, can: { edit: false } }))
  const restore = vi.spyOn(api.leads, 'restore').mockResolvedValue({ lead: sampleLead('one') })
  await open()
  expect(await screen.findByText(/This lead is in the bin/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  await press('Restore')
  expect(restore).toHaveBeenCalledTimes(1)
})

it('bears notes: written, changed and deleted by who wrote them', async () => {
  serve(sampleLead('one'))
  notes(note('mine'), note('theirs', { can: { edit: false }, author: null }))
  const create = vi.spyOn(api.leads, 'createNote').mockResolvedValue({ note: note('new') })
  const update = vi.spyOn(api.leads, 'updateNote').mockResolvedValue({ note: note('mine') })
  const remove = vi.spyOn(api.leads, 'deleteNote').mockResolvedValue({ ok: true })
  await open()
  expect(await screen.findByText('Note theirs')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Edit the note' })).toHaveLength(1)
  await type('New note', 'Call on Monday')
  await press('Add the note')
  await waitFor(() => expect(create.mock.lastCall?.[0].body).toEqual({ text: 'Call on Monday' }))
  await press('Edit the note')
  await act(async () =>
    fireEvent.change(screen.getByRole('textbox', { name: /Edit the note/ }), { target: { value: 'Call on Tuesday' } }),
  )
  await press('Save')
  await waitFor(() =>
    expect(update.mock.lastCall?.[0]).toMatchObject({ params: { note_id: 'mine' }, body: { text: 'Call on Tuesday' } }),
  )
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete the note' })).toBeTruthy())
  await press('Delete the note')
  expect(remove.mock.lastCall?.[0].params).toEqual({ id: 'one', note_id: 'mine' })
})

it('tells its history in sentences', async () => {
  serve(sampleLead('one'))
  history(
    event('6', 'merged', { detail: { leads: [{ id: 'x', name: 'R. K.', email: '' }] } }),
    event('5', 'owner', { detail: { from: 'Asha Rao', to: null } }),
    event('4', 'owner', { detail: { from: null, to: 'Meera Nair' } }),
    event('3', 'edited', { detail: { fields: ['name', 'email'] } }),
    event('2', 'status', { detail: { from: 'new', to: 'won' } }),
    event('1', 'captured', { actor: null }),
  )
  await open()
  expect(await screen.findByText('Who played the deck')).toBeTruthy()
  const sentences = screen.getAllByRole('listitem').map((line) => line.textContent)
  for (const sentence of [
    'Asha Rao merged R. K. into it',
    'Asha Rao took it from Asha Rao',
    'Asha Rao gave it to Meera Nair',
    'Asha Rao changed the name and the e-mail address',
    'Asha Rao moved it from “New” to “Won”',
    'Who played the deck left their details',
  ])
    expect(
      sentences.some((line) => line.startsWith(sentence)),
      sentence,
    ).toBe(true)
})

it('shows who may be the same person, merges them and takes them out again', async () => {
  const other = sampleLead('two', { phone: '98450 12345' })
  serve(sampleLead('one'), { duplicates: [other] })
  const merge = vi
    .spyOn(api.leads, 'merge')
    .mockResolvedValue({ lead: sampleLead('one'), merged: [other], duplicates: [] })
  const split = vi.spyOn(api.leads, 'split').mockResolvedValue({ lead: sampleLead('one'), merged: [], duplicates: [] })
  await open()
  expect((await screen.findByRole('link', { name: 'Lead two' })).getAttribute('href')).toBe('/leads/two')
  serve(sampleLead('one'), { merged: [other] })
  await press('Merge Lead two into this lead')
  expect(merge.mock.lastCall?.[0].body).toEqual({ into: 'one', ids: ['two'] })
  expect(await screen.findByText('Merged into this lead')).toBeTruthy()
  await press('Take Lead two out again')
  expect(split.mock.lastCall?.[0]).toMatchObject({ params: { id: 'one' }, body: { lead: 'two' } })
})
