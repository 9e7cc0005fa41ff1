import type { SlideData } from '@deckle/core/deck/slide.ts'
import { describe, expect, it } from 'vitest'
import { defaultData, slideTypes } from '../catalog.ts'
import type { SlideType } from '../definitions.ts'
import { sampleDeck, sampleSlide } from '../test/sample-deck.ts'
import { isUntouchedText, untouchedTexts } from '../untouched.ts'
import { checkDeck } from './check-deck.ts'

const found = (template: SlideType, change: SlideData = {}) =>
  checkDeck(sampleDeck('survey', [sampleSlide('a', template, change)]))
    .filter(({ code }) => code.startsWith('untouched'))
    .map(({ path, code, severity, values }) => `${severity} ${code} ${path} ${values['count']}`)
const items = (...texts: readonly string[]) => texts.map((text, at) => ({ id: `i${at}`, text, correct: '' }))

describe('placeholders that nobody replaced', () => {
  it('are one finding per text and one per list, which prevent publishing', () => {
    expect(found('single_select')).toEqual(['error untouched options.a1.text 3', 'warning untouched_kept question 1'])
    expect(found('title')).toEqual(['error untouched title 1'])
    expect(found('paragraph')).toEqual(['error untouched paragraph 1'])
  })
  it('are known wherever the option is, as only the whole text counts', () => {
    const question = 'Where did coffee first grow?'
    expect(found('single_select', { question, options: items('Ethiopia', 'Option 3') })).toEqual([
      'error untouched options.i1.text 1',
    ])
    expect(found('single_select', { question, options: items('option 1', 'Option 2 ', 'Option 1: wait') })).toEqual([])
  })
  it('leave the author a prompt, and the words that belong to a type', () => {
    expect(found('rating')).toEqual(['warning untouched_kept question 1'])
    expect(found('true_false')).toEqual(['warning untouched_kept question 1'])
    expect(found('true_false', { question: 'Tea is a leaf.' })).toEqual([])
  })
  it('include the name of a new deck, in the language of the deck', () => {
    const ofName = (name: string, language: 'en' | 'hi') =>
      checkDeck({ ...sampleDeck('survey', []), name, language }).filter(({ path }) => path === 'name')
    expect(ofName('New survey', 'en')).toMatchObject([
      { code: 'untouched_kept', severity: 'warning', slideId: '', values: { text: 'New survey' } },
    ])
    expect(ofName('नया सर्वेक्षण', 'hi')).toHaveLength(1)
    expect([...ofName('Tea survey', 'en'), ...ofName('New quiz', 'en')]).toEqual([])
  })
  it('include the prompts of presets', () => {
    expect(isUntouchedText('single_select', 'question', 'Which of these does not belong?')).toBe(true)
    expect(isUntouchedText('ranking', 'question', 'Which of these does not belong?')).toBe(false)
  })
  it('are none in a text of one’s own, an unknown type or path', () => {
    expect(isUntouchedText('gone', 'question', 'Which one is right?')).toBe(false)
    expect(isUntouchedText('single_select', 'gone', '')).toBe(false)
    expect(isUntouchedText('open_answer', 'question', '')).toBe(false)
  })
  it.each(slideTypes)('of a new %s are all at their place', (template) => {
    let count = 0
    const data = defaultData(template, () => `i${(count += 1)}`)
    for (const { path, text } of untouchedTexts({ template, data }))
      expect(isUntouchedText(template, path, text)).toBe(true)
    const hasPrompt = typeof data['question'] === 'string'
    expect(untouchedTexts({ template, data }).some(({ path }) => path === 'question')).toBe(hasPrompt)
  })
})

it('an outcome without title and text prevents publishing', () => {
  const outcome = (id: string, title: string, text: string) => ({
    id,
    title,
    text,
    image: { id: '', alt: '' },
    link: '',
    linkLabel: '',
    minValue: 0,
    maxValue: 100,
    masterTags: [],
  })
  const outcomes = [outcome('x', '', 'Well done'), outcome('y', ' ', '')]
  const deck = sampleDeck('quiz', [sampleSlide('a', 'single_select')], { outcomes })
  expect(checkDeck(deck).filter(({ code }) => code === 'outcome_blank')).toEqual([
    { slideId: '', path: 'outcomes.y', code: 'outcome_blank', severity: 'error', values: { number: 2 } },
  ])
})
