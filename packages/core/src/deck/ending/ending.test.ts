import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { readerTypes } from '../../reader-type/reader-type.ts'
import { leaderboardOf, type EndingAnswer, endingOf } from './ending.ts'
import { gamePoints } from './game.ts'

const deck = { readerType: 'quiz', feedback: true, passingPercentage: 70 } as const
const questions = ['a', 'b', 'c'].map((slideId) => ({ slideId, possible: 1, isMarked: slideId !== 'c' }))
const answer = (slideId: string, correct: boolean | null, spentMs = 0): EndingAnswer => ({
  slideId,
  mark: { correct, earned: correct ? 1 : 0, possible: correct === null ? 0 : 1 },
  feedback: 'F',
  solution: ['x'],
  spentMs,
})

describe('the ending', () => {
  it('counts unanswered questions as nothing earned', () => {
    expect(endingOf(deck, questions, [answer('a', true), answer('b', true)], { seconds: 9 })).toMatchObject({
      kind: 'score',
      answered: 2,
      questions: 3,
      judged: 2,
      correct: 2,
      earned: 2,
      possible: 3,
      percentage: 66.7,
      passed: false,
      seconds: 9,
    })
  })
  it('passes at the passing percentage itself', () => {
    const ten = Array.from({ length: 10 }, (_, at) => ({ slideId: `s${at}`, possible: 1 }))
    const seven = ten.slice(0, 7).map(({ slideId }) => answer(slideId, true))
    expect(endingOf(deck, ten, seven, { seconds: 0 }).passed).toBe(true)
    expect(endingOf(deck, ten, seven.slice(1), { seconds: 0 }).passed).toBe(false)
  })
  it.each([
    ['quiz', 70, true],
    ['quiz', 80, false],
    ['assessment', 70, true],
    ['assessment', 80, false],
    ['audit', 70, true],
    ['audit', 80, false],
    ['profiler', 70, null],
    ['recommendation', 80, null],
    ['game', 70, null],
    ['survey', 70, null],
  ] as const)('of a %s with %i %% needed says passed: %s', (readerType, passingPercentage, passed) => {
    const ten = Array.from({ length: 10 }, (_, at) => ({ slideId: `s${at}`, possible: 1 }))
    const seven = ten.slice(0, 7).map(({ slideId }) => answer(slideId, true))
    expect(endingOf({ ...deck, readerType, passingPercentage }, ten, seven, { seconds: 0 }).passed).toBe(passed)
  })
  it('has no percentage, nor pass or fail, where nothing can be earned', () => {
    expect(endingOf(deck, [{ slideId: 'a', possible: 0 }], [answer('a', null)], { seconds: 0 })).toMatchObject({
      percentage: null,
      passed: null,
    })
  })
  it('reviews every answer where feedback is on, in the order of play', () => {
    const given = [answer('c', null), answer('b', false)]
    const all = [
      { slideId: 'b', correct: false, solution: ['x'], feedback: 'F' },
      { slideId: 'c', correct: null, solution: ['x'], feedback: 'F' },
    ]
    for (const readerType of ['quiz', 'assessment', 'audit', 'game'] as const) {
      expect(endingOf({ ...deck, readerType }, questions, given, { seconds: 0 }).review).toEqual(all)
      expect(endingOf({ ...deck, readerType, feedback: false }, questions, given, { seconds: 0 }).review).toEqual([])
    }
    expect(endingOf({ ...deck, readerType: 'profiler' }, questions, given, { seconds: 0 }).review).toEqual([])
  })
  it('leaves out answers to slides it does not know, and keeps its numbers in bounds', () => {
    const answers = fc.uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'z'), fc.boolean(), fc.nat(60_000)), {
      selector: ([id]) => id,
    })
    fc.assert(
      fc.property(fc.constantFrom(...readerTypes), answers, (readerType, given) => {
        const ending = endingOf(
          { ...deck, readerType },
          questions,
          given.map(([id, right, ms]) => answer(id, right, ms)),
          { seconds: 1 },
        )
        expect(ending.answered).toBeLessThanOrEqual(ending.questions)
        expect(ending.earned).toBeLessThanOrEqual(ending.possible)
        expect(ending.percentage).toBeGreaterThanOrEqual(0)
        expect(ending.percentage).toBeLessThanOrEqual(100)
      }),
    )
  })
})

describe('a game', () => {
  it('gives up to 1000 points by speed and a streak bonus', () => {
    expect(gamePoints([{ correct: true, spentMs: 0 }])).toEqual({ points: 1000, streak: 1 })
    expect(gamePoints([{ correct: true, spentMs: 20_000 }])).toEqual({ points: 500, streak: 1 })
    expect(
      gamePoints([
        { correct: true, spentMs: 10_000 },
        { correct: null, spentMs: 0 },
        { correct: true, spentMs: 0 },
      ]),
    ).toEqual({ points: 750 + 1100, streak: 2 })
    expect(
      gamePoints([
        { correct: true, spentMs: 0 },
        { correct: false, spentMs: 0 },
        { correct: true, spentMs: 99_999 },
      ]),
    ).toEqual({ points: 1500, streak: 1 })
  })
  it('can do without either', () => {
    const two = [
      { correct: true, spentMs: 10_000 },
      { correct: true, spentMs: 10_000 },
    ]
    expect(gamePoints(two, { speed: false, streak: false }).points).toBe(2000)
    expect(gamePoints(two, { speed: true, streak: false }).points).toBe(1500)
  })
  it('ranks by points, then by time, then by who was first', () => {
    const { rank, best } = leaderboardOf({ points: 500, seconds: 10 }, [
      { points: 500, seconds: 10 },
      { points: 900, seconds: 50 },
      { points: 500, seconds: 9 },
      { points: 10, seconds: 1 },
    ])
    expect(rank).toBe(4)
    expect(best.map(({ points, seconds, mine }) => [points, seconds, mine])).toEqual([
      [900, 50, false],
      [500, 9, false],
      [500, 10, false],
      [500, 10, true],
      [10, 1, false],
    ])
  })
})
