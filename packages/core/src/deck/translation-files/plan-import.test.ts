import { describe, expect, it } from 'vitest'
import { applyEdit } from '../edit/apply-edit.ts'
import { countingIds, sampleDeck, testCatalog } from '../test/sample-deck.ts'
import { importEdit, planImport } from './plan-import.ts'
import { sampleText } from './test/sample-texts.ts'
import type { FileRow } from './translation-text.ts'

const texts = [
  sampleText({ slideId: null, path: 'name', source: 'Tea', target: '', max: 60 }),
  sampleText({ slideId: 'a', path: 'question', source: 'Why?', target: 'क्यों?', max: 10 }),
  sampleText({ slideId: 'a', path: 'options.a1.text', source: 'Two\nlines', target: '', multiline: true }),
]
const deck = { texts, slideIds: new Set(['a', 'b']), language: 'hi' } as const
const row = (id: string, target: string, patch: Partial<FileRow> = {}): FileRow => ({
  number: 2,
  id,
  language: 'hi',
  source: null,
  target,
  ...patch,
})
const plan = (...rows: FileRow[]) => planImport(rows, deck)

describe('planImport', () => {
  it('tells what would change, what is the same, and what is blank', () => {
    const found = plan(row('deck/name', 'चाय'), row('slide/a/question', 'क्यों?'), row('slide/a/options.a1.text', ' \n '))
    expect(found).toMatchObject({ same: 1, blank: 1, leftOut: [] })
    expect(found.changes.map(({ text, after }) => [text.path, after])).toEqual([['name', 'चाय']])
  })

  it.each([
    ['', 'x', {}, 'no_id'],
    ['slide/a', 'x', {}, 'no_id'],
    ['slide/gone/question', 'x', {}, 'unknown_slide'],
    ['slide/b/question', 'x', {}, 'unknown_path'],
    ['deck/other', 'x', {}, 'unknown_path'],
    ['slide/a/question', 'x'.repeat(11), {}, 'too_long'],
    ['slide/a/question', 'x', { language: 'ta' }, 'wrong_language'],
  ] as [string, string, Partial<FileRow>, string][])('leaves out %s with %s %j: %s', (id, target, patch, problem) => {
    expect(plan(row(id, target, patch))).toMatchObject({ changes: [], same: 0, blank: 0, leftOut: [{ problem }] })
  })

  it('takes the first of two rows for one text', () => {
    const { changes, leftOut } = plan(row('deck/name', 'चाय'), row('deck/name', 'कॉफ़ी', { number: 3 }))
    expect(changes.map(({ after }) => after)).toEqual(['चाय'])
    expect(leftOut).toMatchObject([{ problem: 'repeated', row: { number: 3 } }])
  })

  it('keeps line breaks only where the field has several lines', () => {
    const { changes } = plan(row('slide/a/question', 'एक\nदो'), row('slide/a/options.a1.text', 'एक\nदो'))
    expect(changes.map(({ after }) => after)).toEqual(['एक दो', 'एक\nदो'])
  })

  it('notices a source that has changed since', () => {
    const { changes } = plan(
      row('deck/name', 'चाय', { source: 'Tee' }),
      row('slide/a/question', 'क', { source: 'Why?' }),
    )
    expect(changes.map((one) => one.sourceChanged)).toEqual([true, false])
  })

  it('takes a fuller language code for the same language', () =>
    expect(plan(row('deck/name', 'चाय', { language: 'hi-IN' })).changes).toHaveLength(1))
})

it('an import is one edit of the deck', () => {
  const { changes } = plan(row('deck/name', 'चाय'), row('slide/a/question', 'कब?'))
  const result = applyEdit(
    { content: sampleDeck('ab'), current: 1 },
    importEdit({ changes }, 'hi'),
    testCatalog,
    countingIds(),
  )
  expect(result).toMatchObject({
    ok: true,
    state: { current: 1, content: { translations: { hi: { name: 'चाय', slides: { a: { question: 'कब?' } } } } } },
  })
})
