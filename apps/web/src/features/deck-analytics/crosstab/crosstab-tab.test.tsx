import type { QuestionFigures } from '@deckle/contract/analytics.ts'
import { CallError } from '@deckle/contract/client/call-error.ts'
import type { Crosstab } from '@deckle/contract/crosstabs.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { drawAt } from '../../../test/draw-at.tsx'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { sampleQuestion } from '../sample-figures.ts'
import { CrosstabTab } from './crosstab-tab.tsx'
import { fireOn } from '../../../test/fire-on.ts'

prepareScreens('analytics', 'errors', 'table-export')

const question = (place: number, changes: Partial<QuestionFigures> = {}) =>
  sampleQuestion({ slideId: `s${place}`, slideSeq: place - 1, question: `Question ${place}`, ...changes })
const option = (key: string, people: number) => ({ key, label: key, people })
const crosstab = (changes: Partial<Crosstab> = {}): Crosstab => ({
  people: 40,
  rows: { slideId: 's1', slideSeq: 0, question: 'Question 1', options: [option('Tea', 20), option('Coffee', 20)] },
  columns: { slideId: 's2', slideSeq: 1, question: 'Question 2', options: [option('Yes', 22), option('No', 18)] },
  cells: [
    [
      { people: 18, rowShare: 90, columnShare: 81.8 },
      { people: 2, rowShare: 10, columnShare: 11.1 },
    ],
    [
      { people: 4, rowShare: 20, columnShare: 18.2 },
      { people: 16, rowShare: 80, columnShare: 88.9 },
    ],
  ],
  test: { chiSquare: 19.798, degrees: 1, p: 0.0000086, cramersV: 0.7, isReliable: true },
  ...changes,
})

async function open(
  replies: (Crosstab | null | Error)[],
  {
    address = '/x?tab=crosstab',
    questions = [question(1), question(2), question(3, { kind: 'texts' }), question(4)],
  } = {},
) {
  vi.spyOn(api.analytics, 'deckQuestions').mockResolvedValue({ questions })
  const load = vi.spyOn(api.crosstabs, 'show').mockImplementation(async () => {
    const reply = replies.shift()
    if (reply === undefined || reply instanceof Error) throw reply ?? new Error('none left')
    return { crosstab: reply }
  })
  const props = {
    deckId: 'd',
    deckName: 'Tea',
    charactersOf: () => null,
    filters: { device: 'phone' } as const,
    onOpenSlide: () => {},
  }
  return { load, ...(await drawAt(address, <CrosstabTab {...props} />)) }
}

it('sets the first two counted questions against each other, and says what the test finds', async () => {
  const { load } = await open([crosstab()])
  const table = await screen.findByRole('table')
  expect(load.mock.calls[0]?.[0]).toMatchObject({
    params: { id: 'd' },
    query: { rows: 's1', columns: 's2', device: 'phone' },
  })
  expect(screen.getByText(/go together strongly, and by more than chance \(40 people\)/)).toBeTruthy()
  expect(screen.getByText('χ² = 19.80 · 1 degree of freedom · p < 0.001 · V = 0.70')).toBeTruthy()
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent)
  expect(rows.slice(2)).toEqual(['Tea90%10%20', 'Coffee20%80%20', 'People221840'])
})

it('shows column shares or people on request', async () => {
  await open([crosstab()])
  await screen.findByRole('table')
  await fireOn.click(screen.findByRole('radio', { name: 'People' }))
  expect(within(screen.getByRole('table')).getAllByRole('row')[2]?.textContent).toBe('Tea18220')
  await fireOn.click(screen.findByRole('radio', { name: 'Column %' }))
  expect(within(screen.getByRole('table')).getAllByRole('row')[2]?.textContent).toBe('Tea82%11%20')
})

it('takes the questions from the address, and leaves out what cannot be crossed', async () => {
  const { load } = await open([crosstab(), crosstab()], { address: '/x?rows=s4&columns=s3' })
  await screen.findByRole('table')
  expect(load.mock.calls[0]?.[0]).toMatchObject({ query: { rows: 's4', columns: 's1' } })
})

it.each([
  [{ test: null }, /40 people answered both\. The connection is tested from 20 people on\./],
  [
    { test: null, rows: { ...crosstab().rows, options: [option('Tea', 30), option('Coffee', 25)] } },
    /One may choose several options here/,
  ],
  [{ test: { chiSquare: 0.4, degrees: 1, p: 0.53, cramersV: 0.1, isReliable: true } }, /No connection beyond chance/],
  [{ test: { chiSquare: 9, degrees: 1, p: 0.003, cramersV: 0.4, isReliable: false } }, /the test may mislead/],
] as const)('says what it can: %#', async (changes, expected) => {
  await open([crosstab(changes)])
  expect(await screen.findByText(expected)).toBeTruthy()
})

it('says that nobody answered both, and that two questions are needed', async () => {
  await open([crosstab({ people: 0, test: null })])
  expect(await screen.findByText('Nobody has answered both')).toBeTruthy()
})

it('needs two questions', async () => {
  await open([], { questions: [question(1), question(2, { kind: 'files' })] })
  expect(await screen.findByText('Two questions are needed')).toBeTruthy()
})

it('says that it failed, and tries again', async () => {
  await open([new CallError(404, { code: 'not_found', message: 'no', errors: ['no'] }), crosstab()])
  await fireOn.click(screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table')).toBeTruthy()
})

it('is saved as a file, of the questions and the plays that are looked at', async () => {
  URL.createObjectURL = () => 'blob:table'
  const send = vi.spyOn(api, 'send').mockResolvedValue(new Response('Figure'))
  await open([crosstab()])
  const press = (role: string, name: RegExp) => fireOn.click(screen.findByRole(role, { name }))
  await press('button', /^Export: Two questions/)
  await press('menuitem', /XLSX/)
  await waitFor(() => expect(send).toHaveBeenCalled())
  const [route, parts] = send.mock.calls[0] ?? []
  expect(route?.path).toBe('/analytics/{id}/survey/crosstab/export')
  expect(parts).toMatchObject({ query: { rows: 's1', columns: 's2', device: 'phone', format: 'xlsx' } })
})
