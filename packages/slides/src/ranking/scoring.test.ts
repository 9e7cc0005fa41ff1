import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answer, SlideData } from '@deckle/core/deck/slide.ts'
import { createAnswerKey } from '../answer-key.ts'
import { defaultData, problemsOf } from '../catalog.ts'
import { answerText } from '../answers/values.ts'
import { reportOf } from '../reports.ts'
import { redactSlide, slideAsWritten, solutionOf } from '../scoring.ts'
import { sampleSlide } from '../test/sample-deck.ts'
import { scoreAnswer } from '../test/score-answer.ts'

const data = (ids: string, change: SlideData = {}): SlideData => ({
  ...defaultData('ranking', () => 'x'),
  options: [...ids].map((id) => ({ id, text: id.toUpperCase() })),
  ...change,
})
const given = (order: string): Answer => ({ kind: 'ranking', order: [...order] })
const idsOf = (shown: SlideData) => (shown['options'] as readonly { id: string }[]).map(({ id }) => id).join('')

describe('a ranking', () => {
  it.each([
    ['abcd', true, 1, 1],
    // One, two, three and all of the six pairs in the wrong order.
    ['bacd', false, 0, 2 / 3],
    ['bdac', false, 0, 0],
    ['badc', false, 0, 1 / 3],
    ['dabc', false, 0, 0],
    ['dcba', false, 0, 0],
  ])('put as %s is right: %s, all or nothing %d, with partial credit %d', (order, correct, whole, partial) => {
    expect(scoreAnswer('ranking', data('abcd'), given(order), 2)).toEqual({ correct, earned: 2 * whole, possible: 2 })
    const mark = scoreAnswer('ranking', data('abcd', { partialCredit: true }), given(order), 2)
    expect(mark).toEqual({ correct, earned: expect.closeTo(2 * partial, 10) as number, possible: 2 })
  })

  it.each(['', 'abc', 'abcda', 'abcc', 'abce', 'aabbccdd'])('refuses %j, which is no order of its options', (order) => {
    expect(scoreAnswer('ranking', data('abcd'), given(order))).toBeNull()
  })

  it('is worth less the more neighbours are exchanged, and nothing in a wrong order of two', () => {
    const partial = data('abcdefgh', { partialCredit: true })
    fc.assert(
      fc.property(fc.shuffledSubarray([...'abcdefgh'], { minLength: 8 }), fc.nat(6), (order, at) => {
        const earned = (one: readonly string[]) => scoreAnswer('ranking', partial, given(one.join('')))?.earned ?? -1
        if ((order[at] as string) > (order[at + 1] as string)) return
        const worse = order.with(at, order[at + 1] as string).with(at + 1, order[at] as string)
        expect(earned(worse)).toBeLessThanOrEqual(earned(order))
      }),
    )
    expect(scoreAnswer('ranking', data('ab', { partialCredit: true }), given('ba'))?.earned).toBe(0)
  })

  it('is right or wrong only where the deck knows right answers', () => {
    const slide = sampleSlide('s', 'ranking', data('abc'))
    const answer = given('cab')
    const mark = (readerType: 'quiz' | 'survey') =>
      createAnswerKey({ readerType, contentHash: [slide] }).mark('s', answer)
    expect(mark('quiz')).toEqual({ correct: false, earned: 0, possible: 1 })
    expect(mark('survey')).toEqual({ correct: null, earned: 0, possible: 0 })
  })
})

describe('what a player gets of a ranking', () => {
  const ids = fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,12}$/), { minLength: 2, maxLength: 12 })
  const withIds = (list: readonly string[]): SlideData =>
    data('', { options: list.map((id) => ({ id, text: `Text of ${id}` })) })

  it('has all options, never in their right order, in the same each time, whatever the right one is', () => {
    fc.assert(
      fc.property(ids, (list) => {
        const shown = (order: readonly string[]) =>
          (redactSlide('ranking', withIds(order))['options'] as readonly { id: string; text: string }[]).map((one) => {
            expect(one).toEqual({ id: one.id, text: `Text of ${one.id}` })
            return one.id
          })
        const rightOrders = list.map((_, by) => [...list.slice(by), ...list.slice(0, by)])
        const orders = rightOrders.map((right) => {
          const first = shown(right)
          expect(first).not.toEqual(right)
          expect(first.toSorted()).toEqual(list.toSorted())
          expect(shown(right)).toEqual(first)
          return first.join(' ')
        })
        // The shown order does not depend on the right order, except where it would equal it.
        const alike = orders.map((one) => orders.filter((other) => other === one).length)
        expect(Math.max(...alike)).toBeGreaterThanOrEqual(list.length - 1)
      }),
    )
  })

  it('stands as it is written for its author alone', () => {
    const written = data('abc')
    expect(idsOf(slideAsWritten('ranking', written))).toBe('abc')
    expect(slideAsWritten('ranking', written)).not.toHaveProperty('weight')
    expect(
      slideAsWritten(
        'single_select',
        defaultData('single_select', () => 'i'),
      ),
    ).toEqual(
      redactSlide(
        'single_select',
        defaultData('single_select', () => 'i'),
      ),
    )
    expect(idsOf(redactSlide('ranking', written))).not.toBe('abc')
  })
})

it('a report counts what stands first, and names an answer in its order', () => {
  const slide = { template: 'ranking' as const, data: data('abc', { question: 'Q' }) }
  const report = reportOf(slide)
  expect(report).toEqual({
    heading: 'Q',
    kind: 'ranking',
    keys: [
      { key: 'a', label: 'A', right: true },
      { key: 'b', label: 'B', right: false },
      { key: 'c', label: 'C', right: false },
    ],
  })
  expect(answerText(given('cab'), new Map(report.keys.map(({ key, label }) => [key, label])))).toBe('C; A; B')
  expect(solutionOf('ranking', slide.data)).toEqual(['a', 'b', 'c'])
})

it('options that read the same, blank ones, and fewer than two stand in the way of publishing', () => {
  const options = ['Tea', ' tea ', '', ''].map((text, at) => ({ id: `o${at}`, text }))
  const found = (list: readonly object[]) =>
    problemsOf({ template: 'ranking', data: data('', { options: list }) }, 'survey').map(({ path, code }) => [
      path,
      code,
    ])
  expect(found(options)).toEqual([
    ['options.o2.text', 'blank'],
    ['options.o3.text', 'blank'],
    ['options.o1.text', 'repeated_option'],
  ])
  expect(found(['H2O', 'H₂O', '10⁶', '106'].map((text, at) => ({ id: `o${at}`, text })))).toEqual([])
  expect(found(options.slice(0, 1))).toEqual([['options', 'too_few_options']])
})
