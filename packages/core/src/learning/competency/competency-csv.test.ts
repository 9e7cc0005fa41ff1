import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvLine } from '../../text/csv-cell.ts'
import { defaultScale } from './competency.ts'
import {
  competencyCells,
  competencyColumns,
  competencyColumnsOf,
  type CompetencyRow,
  readCompetencyRow,
} from './competency-csv.ts'

const row: CompetencyRow = {
  name: 'Roasting',
  parent: 'Coffee, tea',
  threshold: 80,
  scale: ['New', 'Learning', 'Able', 'Master'],
  decks: [
    { id: '0192f0c1-0000-7000-8000-000000000001', weight: 2 },
    { id: '0192f0c1-0000-7000-8000-000000000002', weight: 1 },
  ],
}

it('is a line of a file', () => {
  expect(csvLine(competencyCells(row))).toBe(
    'Roasting,"Coffee, tea",80,New,Learning,Able,Master,"0192f0c1-0000-7000-8000-000000000001:2; 0192f0c1-0000-7000-8000-000000000002:1"\r\n',
  )
})

it('headings are known whatever their case, each once', () => {
  expect(competencyColumnsOf(['Name', ' Level 1', 'PARENT', 'remark', 'name'])).toEqual([
    'name',
    'level_1',
    'parent',
    null,
    null,
  ])
})

it('what is left out is the default', () => {
  expect(readCompetencyRow(['Roasting', 'x', ''], ['name', null, 'level_4'])).toEqual({
    ok: true,
    row: { name: 'Roasting', parent: '', threshold: 70, scale: defaultScale, decks: [] },
  })
})

it.each([
  [{ name: '' }, 'missing name'],
  [{ name: 'x'.repeat(121) }, 'too_long name'],
  [{ level_2: 'x'.repeat(41) }, 'too_long level_2'],
  [{ threshold: '0' }, 'not_threshold threshold'],
  [{ threshold: '101' }, 'not_threshold threshold'],
  [{ threshold: 'high' }, 'not_threshold threshold'],
  [{ decks: 'a:1; a:2' }, 'not_decks decks'],
  [{ decks: 'a:0' }, 'not_decks decks'],
  [{ decks: 'a:101' }, 'not_decks decks'],
  [{ decks: 'a b' }, 'not_decks decks'],
  [{ decks: Array.from({ length: 101 }, (_, at) => `d${at}`).join(';') }, 'too_many decks'],
  [{ name: '', threshold: '-1' }, 'missing name, not_threshold threshold'],
  [{ threshold: '80 %', decks: 'a; b:100\nc : 3;' }, ''],
])('%j: %s', (cells, expected) => {
  const given: Readonly<Record<string, string>> = { name: 'Roasting', ...cells }
  const read = readCompetencyRow(Object.values(given), competencyColumnsOf(Object.keys(given)))
  expect(read.ok ? '' : read.faults.map(({ code, column }) => `${code} ${column}`).join(', ')).toBe(expected)
})

const name = fc.stringMatching(/^[A-Za-z=+@,;"' -]{0,20}$/).map((text) => `${text}x`.trim())
const anyRow: fc.Arbitrary<CompetencyRow> = fc.record({
  name,
  parent: fc.oneof(fc.constant(''), name),
  threshold: fc.integer({ min: 1, max: 100 }),
  scale: fc.tuple(name, name, name, name),
  decks: fc.uniqueArray(fc.record({ id: fc.uuid(), weight: fc.integer({ min: 1, max: 100 }) }), {
    selector: (deck) => deck.id,
    maxLength: 5,
  }),
})

it('what is written is read as it was, with columns in any order', () => {
  const places = fc.shuffledSubarray([...competencyColumns.keys()], { minLength: competencyColumns.length })
  fc.assert(
    fc.property(anyRow, places, (one, order) => {
      const cells = competencyCells(one)
      const read = readCompetencyRow(
        order.map((at) => String(cells[at])),
        order.map((at) => competencyColumns[at] ?? null),
      )
      // An apostrophe before a sign of a formula is one that a file has put there.
      const isPlain = !cells.some((cell) => /'[=+\-@]/.test(String(cell)))
      if (isPlain) expect(read).toEqual({ ok: true, row: one })
    }),
  )
})
