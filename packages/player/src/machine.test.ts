import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import type { Answer } from '@deckle/core/deck/slide.ts'
import type { PlayDeck } from './host.ts'
import { play, type PlayAction, type PlayState, startPlay, stepOf } from './machine.ts'
import { toPlayDeck } from './play-deck.ts'
import { sampleDeck } from './test/sample-deck.ts'

const ids = { deckId: 'd', versionId: 'v', shortid: '' }
const deckWith = (change: Partial<typeof sampleDeck> = {}, slides = sampleDeck.contentHash): PlayDeck =>
  toPlayDeck({ ...sampleDeck, ...change, contentHash: slides }, ids, { poweredBy: true, brand: { name: '', logo: '' } })
/** title, single select, rating */
const three = [sampleDeck.contentHash[0]!, sampleDeck.contentHash[4]!, sampleDeck.contentHash[8]!]
const choose: PlayAction = { type: 'answer', answer: { kind: 'singleSelect', option: 'o1' } }
const rate: PlayAction = { type: 'answer', answer: { kind: 'rating', value: 4 } }
const verdict: PlayAction = {
  type: 'verdict',
  slideId: 's4',
  verdict: { correct: true, feedback: null, solution: ['o1'] },
}
const run = (deck: PlayDeck, actions: readonly PlayAction[], from = startPlay(deck, null)): PlayState =>
  actions.reduce((state, action) => play(deck, state, action), from)

describe('stepping through a deck', () => {
  it('waits on a judged slide for the verdict, then for Continue', () => {
    const deck = deckWith({}, three)
    const asked = run(deck, [{ type: 'continue' }])
    expect(stepOf(deck, asked)).toMatchObject({ answered: false, canContinue: false, canNext: false })
    const sent = run(deck, [choose], asked)
    expect(stepOf(deck, sent)).toMatchObject({ answered: true, locked: true, canContinue: false })
    expect(run(deck, [{ type: 'continue' }], sent).index).toBe(1)
    const told = run(deck, [verdict], sent)
    expect(stepOf(deck, told)).toMatchObject({ locked: true, canContinue: true })
    expect(run(deck, [{ type: 'continue' }], told).index).toBe(2)
  })

  it('goes on by the answer itself where nothing is judged, and lets it be changed', () => {
    const deck = deckWith({ readerType: 'survey' }, three)
    const state = run(deck, [{ type: 'continue' }, choose])
    expect(state.index).toBe(2)
    const back = run(deck, [{ type: 'back' }], state)
    expect(stepOf(deck, back).locked).toBe(false)
    expect(run(deck, [{ type: 'answer', answer: { kind: 'singleSelect', option: 'o2' } }], back)).toMatchObject({
      index: 2,
      answers: { s4: { option: 'o2' } },
    })
  })

  it('goes on by the answer where feedback is off, and reaches the end with the last', () => {
    const deck = deckWith({ feedback: false }, three)
    expect(run(deck, [{ type: 'continue' }, choose, rate]).index).toBe(3)
  })

  it('lets nobody skip unless jumpAhead, nor step freely unless navEnabled', () => {
    const next: PlayAction = { type: 'next' }
    expect(run(deckWith({}, three), [next, next]).index).toBe(1)
    expect(run(deckWith({ jumpAhead: true }, three), [next, next, next]).index).toBe(3)
    expect(
      run(deckWith({ jumpAhead: true, navEnabled: false }, three), [next, { type: 'continue' }, next, { type: 'back' }])
        .index,
    ).toBe(1)
  })

  it('holds a slide for its minimum time, and the last one for the deck’s', () => {
    const deck = deckWith({ minTime: 3 }, [{ ...three[0]!, minTime: 2 }, three[2]!])
    expect(stepOf(deck, startPlay(deck, null)).remaining).toBe(2)
    const second: PlayAction = { type: 'second' }
    expect(run(deck, [second, { type: 'continue' }]).index).toBe(0)
    const rated = run(deck, [second, second, { type: 'continue' }, rate])
    expect(rated.index).toBe(1)
    expect(stepOf(deck, rated)).toMatchObject({ remaining: 1, canContinue: false })
    expect(run(deck, [second, { type: 'continue' }], rated).index).toBe(2)
  })

  it('waits for no verdict while the connection is away', () => {
    const deck = deckWith({}, three)
    const away = run(deck, [{ type: 'continue' }, choose, { type: 'waiting', waiting: 1, offline: true }])
    expect(run(deck, [{ type: 'continue' }], away).index).toBe(2)
  })

  it('takes back a refused answer and asks again on its slide', () => {
    const deck = deckWith({ readerType: 'survey' }, three)
    const state = run(deck, [{ type: 'continue' }, choose, { type: 'refused', slideId: 's4', reason: 'refused' }])
    expect(state).toMatchObject({ index: 1, answers: {}, refusal: 'refused' })
    expect(
      run(deck, [{ type: 'continue' }, choose, { type: 'refused', slideId: 's4', reason: 'closed' }]),
    ).toMatchObject({ index: 2, refusal: 'closed' })
  })

  it('goes on where it was left, and shrugs at what it does not know', () => {
    const deck = deckWith({}, three)
    const saved = {
      index: 99,
      answers: { s4: { kind: 'singleSelect', option: 'o1' }, gone: { kind: 'rating', value: 1 } },
      verdicts: {},
    } as const
    expect(startPlay(deck, saved)).toMatchObject({ index: 3, answers: { s4: { option: 'o1' } }, pending: { s4: true } })
    expect(startPlay(deck, { ...saved, index: Number.NaN }).index).toBe(0)
  })

  it('keeps its promises whatever happens', () => {
    const answers: fc.Arbitrary<Answer> = fc.constantFrom<Answer>(
      { kind: 'singleSelect', option: 'o1' },
      { kind: 'rating', value: 3 },
      { kind: 'openAnswer', text: 'x' },
      { kind: 'multiSelect', options: ['o1'] },
      { kind: 'trueFalse', option: 'o1' },
    )
    const slideId = fc.constantFrom(...sampleDeck.contentHash.map((slide) => slide.slideId))
    const action: fc.Arbitrary<PlayAction> = fc.oneof(
      fc.record({ type: fc.constant('answer' as const), answer: answers }),
      fc.record({
        type: fc.constant('verdict' as const),
        slideId,
        verdict: fc.constant({ correct: true, feedback: null, solution: [] }),
      }),
      fc.record({
        type: fc.constant('refused' as const),
        slideId,
        reason: fc.constantFrom('closed' as const, 'refused' as const, 'taken' as const),
      }),
      fc.record({ type: fc.constant('waiting' as const), waiting: fc.nat(3), offline: fc.boolean() }),
      fc.constantFrom<PlayAction>(
        { type: 'continue' },
        { type: 'continue' },
        { type: 'next' },
        { type: 'back' },
        { type: 'second' },
        { type: 'restart' },
      ),
    )
    fc.assert(
      fc.property(
        fc.array(action, { maxLength: 80 }),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (actions, navEnabled, jumpAhead, feedback) => {
          const deck = deckWith({ navEnabled, jumpAhead, feedback })
          let state = startPlay(deck, null)
          for (const one of actions) {
            const before = state
            state = play(deck, state, one)
            expect(state.index).toBeGreaterThanOrEqual(0)
            expect(state.index).toBeLessThanOrEqual(deck.slides.length)
            const left = deck.slides[before.index]
            const isQuestion = left?.interaction !== 'none'
            // Nobody gets past an unanswered question but by jumping ahead.
            if (state.index === before.index + 1 && one.type !== 'refused' && isQuestion && !(jumpAhead && navEnabled))
              expect(state.answers).toHaveProperty(left!.slideId)
            // A judged answer never changes once it is sent, but when the host refuses it.
            for (const [id, verdictThere] of Object.entries(before.verdicts)) {
              if (
                one.type !== 'restart' &&
                one.type !== 'refused' &&
                deck.slides.find((slide) => slide.slideId === id)?.reply === 'verdict' &&
                verdictThere
              )
                expect(state.answers[id]).toBe(before.answers[id])
            }
          }
        },
      ),
    )
  })
})
