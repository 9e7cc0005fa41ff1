import { fieldChanges } from '@deckle/core/deck/changes/diff.ts'
import { createDeck } from '@deckle/core/deck/new-deck.ts'
import { createTranslator } from 'use-intl/core'
import { expect, it } from 'vitest'
import { words as deckWords } from '../../../../words/en/deck.ts'
import { words as editorWords } from '../../../../words/en/editor.ts'
import { words as logicWords } from '../../../../words/en/logic.ts'
import { words as versionWords } from '../../../../words/en/versions.ts'
import { slideCatalog } from '../../state/editor-store.ts'
import { type ChangeWords, nameOfPath } from './change-words.ts'
import { isAbsent, shownValue } from './shown-value.ts'

const words = {
  t: createTranslator({ locale: 'en', messages: versionWords }),
  editor: createTranslator({ locale: 'en', messages: editorWords }),
  deck: createTranslator({ locale: 'en', messages: deckWords }),
  logic: createTranslator({ locale: 'en', messages: logicWords }),
} as unknown as ChangeWords

let count = 0
const deck = createDeck({
  readerType: 'quiz',
  language: 'en',
  catalog: slideCatalog,
  newId: () => `id${(count += 1)}`,
  name: 'Quiz',
})
const slide = deck.contentHash[0]!
const [first, second] = slide.data['options'] as { id: string; text: string; correct: string }[]

/** Formats the only change between two slides, or decks. */
function formatted(before: object, after: object, template: string | null): (string | null)[] {
  return fieldChanges(before, after)
    .filter((change) => !isAbsent(change.before) || !isAbsent(change.after))
    .map((change) => {
      const at = { path: change.path, template, content: deck }
      const text = (value: unknown) => {
        const shown = value === undefined ? ({ kind: 'blank' } as const) : shownValue(words, value, at)
        return shown.kind === 'blank' ? '–' : shown.text
      }
      return `${nameOfPath(words, change.path, [after, before])}: ${text(change.before)} → ${text(change.after)}`
    })
}

const withData = (data: object) => ({ ...slide, data: { ...slide.data, ...data } })

it.each([
  [{ question: 'Why?' }, ['Question: Which one is right? → Why?']],
  [
    { options: [{ ...first!, text: 'Green' }, ...(slide.data['options'] as object[]).slice(1)] },
    ['Options 1: Option: Option 1 → Green'],
  ],
  [
    { options: [first!, { ...second!, correct: 'checked' }, ...(slide.data['options'] as object[]).slice(2)] },
    ['Options 2: Right answer: No → Yes'],
  ],
  [{ image: { id: 'm1', alt: 'A cup' } }, ['Picture: – → m1', 'Picture: description: – → A cup']],
  [{ somethingLater: { depth: 3 } }, ['somethingLater: – → depth: 3']],
])('of a slide: %j', (data, expected) => {
  const found = formatted(slide, withData(data), slide.template)
  expect(found.map((one) => one?.replace(/Options (\d): (Option|Text):/, 'Options $1: Option:'))).toEqual(expected)
})

it('an added or removed option is shown with all its values, a line each', () => {
  const added = withData({
    options: [...(slide.data['options'] as object[]), { id: 'n', text: 'New', correct: 'checked' }],
  })
  expect(formatted(slide, added, slide.template)[0]).toMatch(/^Options \d: – → .+: New\nRight answer: Yes$/)
  expect(formatted(added, slide, slide.template)[0]).toMatch(/^Options \d: .+: New\nRight answer: Yes → –$/)
})

it('an outcome’s values are shown in reading order, whatever their stored order', () => {
  const outcome = { id: 'o1', text: 'Well done.', title: 'Good', maxValue: 50, minValue: 0, image: { id: '', alt: '' } }
  const { contentHash: _slides, ...before } = deck
  expect(formatted(before, { ...before, outcomes: [outcome] }, null)).toEqual([
    'Outcome 1: – → Title: Good\nText: Well done.\nFrom: 0\nTo: 50',
  ])
})

it.each([
  [{ passingPercentage: 80 }, ['Passing score in per cent: 70 → 80']],
  [{ design: { ...deck.design, theme: 'inverted' } }, ['Colour scheme: As chosen → Text and background swapped']],
  [{ colors: { ...deck.colors, base: '#000000' } }, ['Background: #ffffff → #000000']],
  [{ readerType: 'poll' }, ['Kind of deck: Quiz → Poll']],
  [{ marking: 'device' }, ['Where answers are marked: On the server → On the device']],
  [{ navEnabled: false }, ['Free navigation: Yes → No']],
  [{ resultRange: { ...deck.resultRange, masterTags: ['Tea'] } }, ['Tags: – → Tea']],
  [{ backgroundImage: { id: 'm1', alt: '' } }, ['Background: – → m1']],
  [{ laterKey: true }, ['laterKey: – → Yes']],
])('of the deck: %j', (patch, expected) => {
  const { contentHash: _slides, ...before } = deck
  expect(formatted(before, { ...before, ...patch }, null)).toEqual(expected)
})
