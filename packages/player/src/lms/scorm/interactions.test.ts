import type { Answer, Slide } from '@deckle/core/deck/slide.ts'
import { createAnswerKey } from '@deckle/slides/answer-key.ts'
import { interactionOf as kindOf, slideTypes } from '@deckle/slides/catalog.ts'
import { describe, expect, it } from 'vitest'
import { sampleAnswers } from '../../test/sample-answers.ts'
import { sampleDeck } from '../../test/sample-deck.ts'
import { interactionOf, questionId } from './interactions.ts'
import type { Elements } from './vocabulary.ts'
import { vocabulary12 } from './scorm12.ts'
import { vocabulary2004 } from './scorm2004.ts'

const at = new Date('2026-11-21T10:20:30.400Z')
const key = createAnswerKey(sampleDeck)
const slideOf = (template: string) => sampleDeck.contentHash.find((one) => one.template === template) as Slide

function interactionFor(slide: Slide, answer: Answer) {
  const mark = key.mark(slide.slideId, answer)
  if (!mark) throw new Error(`Not an answer to ${slide.template}.`)
  return interactionOf(slide, { answer, mark, latencyMs: 65_400, at })
}

const written = (elements: Elements) =>
  Object.fromEntries(elements.map(([name, value]) => [name.replace(/^cmi\.interactions\.\d+\./, ''), value]))

/** Template: type, response, right pattern, result in SCORM 2004; then type, response, right pattern, result in 1.2. */
const table: Readonly<Record<string, readonly (readonly (string | undefined)[])[]>> = {
  single_select: [
    ['choice', 'b', 'b', 'correct'],
    ['choice', 'b', 'b', 'correct'],
  ],
  multiple_select: [
    ['choice', 'b[,]d', 'b[,]d', 'correct'],
    ['choice', 'b,d', 'b,d', 'correct'],
  ],
  true_false: [
    ['true-false', 'false', 'true', 'incorrect'],
    ['true-false', 'f', 't', 'wrong'],
  ],
  pick_picture: [
    ['choice', 'a', 'a', 'correct'],
    ['choice', 'a', 'a', 'correct'],
  ],
  ranking: [
    ['sequencing', 'a[,]c[,]b', 'a[,]b[,]c', 'incorrect'],
    ['sequencing', 'a,c,b', 'a,b,c', 'wrong'],
  ],
  rating: [
    ['likert', '4', undefined, 'neutral'],
    ['likert', '4', undefined, 'neutral'],
  ],
  input_field: [
    ['fill-in', 'Black holes', undefined, 'neutral'],
    ['fill-in', 'Black holes', undefined, 'neutral'],
  ],
  open_answer: [
    ['fill-in', 'The Moon beside Venus.', undefined, 'neutral'],
    ['fill-in', 'The Moon beside Venus.', undefined, 'neutral'],
  ],
  fill_in_the_blanks: [
    ['fill-in', 'the Earth[,]30', '{case_matters=false}{order_matters=true}Earth[,]27', 'incorrect'],
    ['fill-in', 'the Earth,30', 'Earth,27', 'wrong'],
  ],
  anagram: [
    ['fill-in', 'saturn', '{case_matters=false}{order_matters=true}Saturn', 'correct'],
    ['fill-in', 'saturn', 'Saturn', 'correct'],
  ],
  scored_single_select: [
    ['choice', 'b', undefined, '5'],
    ['choice', 'b', undefined, '5'],
  ],
  tagged_select: [
    ['choice', 'c', undefined, 'neutral'],
    ['choice', 'c', undefined, 'neutral'],
  ],
  range_select: [
    ['numeric', '72.5', undefined, 'neutral'],
    ['numeric', '72.5', undefined, 'neutral'],
  ],
  qualification: [
    ['other', 'okay', undefined, 'neutral'],
    ['performance', 'okay', undefined, 'neutral'],
  ],
  uploader: [
    ['other', 'sky.png', undefined, 'neutral'],
    ['performance', 'sky.png', undefined, 'neutral'],
  ],
  brancher: [
    ['choice', 'a', undefined, 'neutral'],
    ['choice', 'a', undefined, 'neutral'],
  ],
}

it('knows every slide type that is answered', () => {
  const answered = slideTypes.filter((type) => kindOf(type) !== 'none')
  expect(Object.keys(table).toSorted()).toEqual([...answered].toSorted())
  expect(slideTypes).toHaveLength(20)
})

describe.each(Object.entries(table))('an answer to %s', (template, [row2004 = [], row12 = []]) => {
  const slide = slideOf(template)
  const answer = { ...sampleAnswers[slide.slideId], ...(template === 'qualification' && { result: 'okay' }) } as Answer
  const one = interactionFor(slide, answer)

  it('as SCORM 2004 writes it', () => {
    const line = written(vocabulary2004.interaction(one, 3))
    expect([line.type, line.learner_response, line['correct_responses.0.pattern'], line.result]).toEqual(row2004)
    expect(line.id).toMatch(/^q\d+(-[a-z0-9-]+)?$/)
    expect(line.timestamp).toBe('2026-11-21T10:20:30.40Z')
    expect(line.latency).toBe('PT1M5S')
    expect(line.description).toBe(slide.data['question'])
  })

  it('as SCORM 1.2 writes it', () => {
    const elements = vocabulary12.interaction(one, 3)
    const line = written(elements)
    expect(elements[0]?.[0]).toBe('cmi.interactions.3.id')
    expect([line.type, line.student_response, line['correct_responses.0.pattern'], line.result]).toEqual(row12)
    expect(line.latency).toBe('0000:01:05')
    expect(line.time).toMatch(/^\d\d:\d\d:\d\d$/)
    expect(line.description).toBeUndefined()
  })
})

describe('what the standards have no short word for', () => {
  const lineOf = (slide: Slide, answer: Answer) => {
    const one = markedInteraction(slide, answer)
    return [written(vocabulary12.interaction(one, 0)), written(vocabulary2004.interaction(one, 0))] as const
  }
  const markedInteraction = (slide: Slide, answer: Answer) => {
    const mark = createAnswerKey({ readerType: 'quiz', contentHash: [slide] }).mark(slide.slideId, answer)
    if (!mark) throw new Error('Not an answer.')
    return interactionOf(slide, { answer, mark, latencyMs: 0, at })
  }

  it('alternatives of a blank are patterns beside each other', () => {
    const [line12, line2004] = lineOf(slideOf('fill_in_the_blanks'), { kind: 'fillInTheBlank', texts: ['x', 'y'] })
    expect(line12['correct_responses.1.pattern']).toBe('the Earth,27')
    expect(line2004['correct_responses.1.pattern']).toBe('{case_matters=false}{order_matters=true}the Earth[,]27')
  })

  it('several sliders are the steps of a performance', () => {
    const slide = slideOf('range_select')
    const [slider] = slide.data['rangeselect'] as readonly object[]
    const two = { ...slide, data: { ...slide.data, rangeselect: [slider, { ...slider, id: 'o1', variable: 'varC' }] } }
    const [line12, line2004] = lineOf(two, { kind: 'rangeSelect', values: { o0: 70, o1: 80.25 }, result: null })
    expect([line12.type, line12.student_response]).toEqual(['performance', 'a.70,b.80.25'])
    expect([line2004.type, line2004.learner_response]).toEqual(['performance', 'a[.]70[,]b[.]80.25'])
  })

  it('a scale of ten has no single characters: it is a number', () => {
    const slide = slideOf('rating')
    const [line12, line2004] = lineOf(
      { ...slide, data: { ...slide.data, rating: '10_stars' } },
      { kind: 'rating', value: 10 },
    )
    expect([line12.type, line12.student_response]).toEqual(['numeric', '10'])
    expect([line2004.type, line2004.learner_response]).toEqual(['numeric', '10'])
  })

  it('more options than characters go by their numbers', () => {
    const slide = slideOf('single_select')
    const options = Array.from({ length: 60 }, (_, n) => ({
      id: `x${n}`,
      text: `${n}`,
      correct: n === 40 ? 'checked' : '',
    }))
    const [line12, line2004] = lineOf(
      { ...slide, data: { ...slide.data, options } },
      { kind: 'singleSelect', option: 'x50' },
    )
    expect([line12.type, line12.student_response, line12['correct_responses.0.pattern']]).toEqual([
      'performance',
      '51',
      '41',
    ])
    expect([line2004.type, line2004.learner_response]).toEqual(['other', '51'])
  })

  it('a type that has one right pattern at most is given one, with the alternatives in it', () => {
    const slide = slideOf('single_select')
    const options = Array.from({ length: 60 }, (_, n) => ({
      id: `x${n}`,
      text: `${n}`,
      correct: n === 40 || n === 41 ? 'checked' : '',
    }))
    const [line12, line2004] = lineOf(
      { ...slide, data: { ...slide.data, options } },
      { kind: 'singleSelect', option: 'x50' },
    )
    const patternsOf = (line: Record<string, string>) =>
      Object.entries(line).flatMap(([name, value]) => (name.startsWith('correct_responses') ? [value] : []))
    expect(line2004.type).toBe('other')
    expect(patternsOf(line2004)).toEqual(['41 | 42'])
    expect(patternsOf(line12)).toEqual(['41', '42'])
  })

  it('long texts are cut to what each version takes, and no mark of the standard is read into them', () => {
    const [line12, line2004] = lineOf(slideOf('open_answer'), {
      kind: 'openAnswer',
      text: `{lang=en}one[,]two\nthree ${'क'.repeat(300)}`,
    })
    expect(line12.student_response).toHaveLength(255)
    expect(line2004.type).toBe('long-fill-in')
    expect(line2004.learner_response).toMatch(/^\(\{lang=en\}one\[ , \]two three क{300}$/)
  })

  it('ids are letters of the standard, whatever the language', () => {
    expect(questionId({ slideSeq: 3, data: { question: 'कौन सा ग्रह?' } })).toBe('q4')
    expect(questionId({ slideSeq: 0, data: { question: 'Où est l’été ?' } })).toBe('q1-ou-est-l-ete')
  })
})
