import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { deckEnd, jumpTarget, type SlideJumps } from '@deckle/core/deck/jump.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { anyAnswer } from '@deckle/slides/test/any-answer.ts'
import { HostRefusal, online, type PlayDeck } from '../hosts/host.ts'
import { play } from './machine.ts'
import { type PlayAction, type PlayState, startPlay } from './play-state.ts'
import { stepOf } from './step.ts'
import { toPlayDeck } from './play-deck.ts'
import { sampleDeck } from '../test/sample-deck.ts'

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
const offline: PlayAction = { type: 'connection', connection: { ...online, unsent: 1, offline: true } }
const run = (deck: PlayDeck, actions: readonly PlayAction[], from = startPlay(deck, null)): PlayState =>
  actions.reduce((state, action) => play(deck, state, action), from)

const aTarget = fc.constantFrom('', '', '', deckEnd, 's0', 's5', 's12', 'gone')
const leadingTo = (slide: Slide, otherwise: string): Slide => ({ ...slide, jumps: { rules: [], otherwise } })
const byTemplate = (template: string): Slide => sampleDeck.contentHash.find((slide) => slide.template === template)!

describe('jumping', () => {
  const rule = (slideId: string, value: string, to: string): SlideJumps => ({
    rules: [{ id: 'r', match: 'all', conditions: [{ id: 'c', slideId, test: 'is', value }], to }],
    otherwise: '',
  })
  const four = [
    { ...sampleDeck.contentHash[4]!, jumps: rule('s4', 'o2', 's8') },
    sampleDeck.contentHash[0]!,
    sampleDeck.contentHash[8]!,
    sampleDeck.contentHash[9]!,
  ]
  const survey = deckWith({ readerType: 'survey' }, four)
  const answer = (option: string): PlayAction => ({ type: 'answer', answer: { kind: 'singleSelect', option } })
  const jump = (deck: PlayDeck, actions: readonly PlayAction[], from = startPlay(deck, null)): PlayState =>
    actions.reduce((state, action) => play(deck, state, action, jumpTarget), from)

  it('goes where the answer leads, and back the same way', () => {
    expect(jump(survey, [answer('o1')])).toMatchObject({ index: 1, trail: [0] })
    const there = jump(survey, [answer('o2')])
    expect(there).toMatchObject({ index: 2, trail: [0] })
    expect(stepOf(survey, there, jumpTarget).canBack).toBe(true)
    const back = jump(survey, [{ type: 'back' }], there)
    expect(back).toMatchObject({ index: 0, trail: [], direction: -1 })
    expect(jump(survey, [answer('o1'), { type: 'continue' }, { type: 'back' }, { type: 'back' }], back)).toMatchObject({
      index: 0,
      trail: [],
    })
  })

  it('waits until what decides is there', () => {
    const answered = play(survey, startPlay(survey, null), answer('o2'), null)
    expect(answered.index).toBe(0)
    expect(stepOf(survey, answered, null)).toMatchObject({ canContinue: false, canNext: false })
    expect(stepOf(survey, answered, jumpTarget).canContinue).toBe(true)
    expect(play(survey, answered, { type: 'continue' }, jumpTarget).index).toBe(2)
  })

  it('ends where the slide says so, and says beforehand that it is the last', () => {
    const deck = deckWith({ readerType: 'survey' }, [leadingTo(three[0]!, deckEnd), ...four])
    expect(stepOf(deck, startPlay(deck, null)).isLast).toBe(true)
    expect(run(deck, [{ type: 'continue' }]).index).toBe(deck.slides.length)
    expect(run(deck, [{ type: 'continue' }, { type: 'back' }]).index).toBe(deck.slides.length)
  })

  it('goes on to the following slide where the target is gone', () => {
    const deck = deckWith({}, [leadingTo(three[0]!, 'gone'), ...four])
    expect(run(deck, [{ type: 'continue' }]).index).toBe(1)
  })

  it('goes round as often as the answers lead round', () => {
    const deck = deckWith({ readerType: 'survey' }, [three[0]!, leadingTo(three[2]!, 's0')])
    const around = run(deck, [{ type: 'continue' }, rate, { type: 'continue' }, rate])
    expect(around).toMatchObject({ index: 0, trail: [0, 1, 0, 1] })
  })

  it('goes by the verdict where only the marker knows', () => {
    const asking: Slide = {
      ...three[2]!,
      jumps: {
        rules: [
          { id: 'r', match: 'all', conditions: [{ id: 'c', slideId: '', test: 'formula', value: '1' }], to: 's9' },
        ],
        otherwise: '',
      },
    }
    const deck = deckWith({ readerType: 'survey' }, [asking, ...four])
    const sent = run(deck, [rate])
    expect(stepOf(deck, sent)).toMatchObject({ locked: true, canContinue: false, canNext: false })
    const verdictOf = (next: string): PlayAction => ({
      type: 'verdict',
      slideId: 's8',
      verdict: { correct: null, feedback: null, solution: [], next },
    })
    expect(run(deck, [verdictOf('s9')], sent)).toMatchObject({ index: 4, trail: [0] })
    expect(run(deck, [verdictOf('')], sent).index).toBe(1)
    expect(run(deck, [verdictOf(deckEnd)], sent).index).toBe(5)
    // Nor is the question skipped without a connection: its target is unknown.
    expect(stepOf(deck, run(deck, [offline], sent)).canContinue).toBe(false)
  })

  it('goes back over a refused answer to where it was asked', () => {
    const there = jump(survey, [answer('o2'), { type: 'refused', slideId: 's4', error: new HostRefusal('refused') }])
    expect(there).toMatchObject({ index: 0, trail: [], answers: {} })
  })
})

describe('a slide that computes', () => {
  const verdictOf = (slideId: string, value: number | boolean): PlayAction => ({
    type: 'verdict',
    slideId,
    verdict: { correct: null, feedback: null, solution: [], result: { value } },
  })
  const weigh = (value: number): PlayAction => ({
    type: 'answer',
    answer: { kind: 'rangeSelect', values: { o0: value }, result: null },
  })

  it('may be calculated again as often as one likes, and is left by Continue', () => {
    const deck = deckWith({ readerType: 'calculator' }, [byTemplate('range_select'), three[0]!])
    const sent = run(deck, [weigh(20)])
    expect(stepOf(deck, sent)).toMatchObject({ locked: true, canContinue: false })
    expect(run(deck, [weigh(30)], sent).answers).toEqual(sent.answers)
    const first = run(deck, [verdictOf('s15', 3.3)], sent)
    expect(first.index).toBe(0)
    expect(stepOf(deck, first)).toMatchObject({ locked: false, canContinue: true })
    const again = run(deck, [weigh(30)], first)
    expect(again.verdicts).toEqual({})
    expect(run(deck, [verdictOf('s15', 4.95), { type: 'continue' }], again)).toMatchObject({
      index: 1,
      answers: { s15: { values: { o0: 30 } } },
    })
  })

  it('qualifies once: its result stays', () => {
    const deck = deckWith({}, [byTemplate('qualification'), three[0]!])
    const qualify: PlayAction = { type: 'answer', answer: { kind: 'qualification', result: '' } }
    const shown = run(deck, [qualify, verdictOf('s16', true)])
    expect(shown.index).toBe(0)
    expect(stepOf(deck, shown)).toMatchObject({ locked: true, canContinue: true })
    expect(run(deck, [{ type: 'continue' }], shown).index).toBe(1)
  })
})

describe('a link list', () => {
  const deck = deckWith({}, [byTemplate('brancher'), three[0]!, { ...three[0]!, slideId: 's9' }])
  const click = (option: string): PlayAction => ({
    type: 'answer',
    answer: { kind: 'brancher', option, clicked: [option] },
  })
  it('stays on an address, and goes where an item leads', () => {
    const out = run(deck, [click('o0')])
    expect(out).toMatchObject({ index: 0, answers: { s18: { option: 'o0' } } })
    expect(stepOf(deck, out).canContinue).toBe(true)
    expect(run(deck, [{ type: 'continue' }], out).index).toBe(1)
    expect(run(deck, [click('o1')])).toMatchObject({ index: 1, trail: [0] })
  })
})

describe('stepping through a deck', () => {
  it('waits on a marked slide for the verdict, then for Continue', () => {
    const deck = deckWith({}, three)
    const answered = run(deck, [{ type: 'continue' }])
    expect(stepOf(deck, answered)).toMatchObject({ answered: false, canContinue: false, canNext: false })
    const sent = run(deck, [choose], answered)
    expect(stepOf(deck, sent)).toMatchObject({ answered: true, locked: true, canContinue: false })
    expect(run(deck, [{ type: 'continue' }], sent).index).toBe(1)
    const marked = run(deck, [verdict], sent)
    expect(stepOf(deck, marked)).toMatchObject({ locked: true, canContinue: true })
    expect(run(deck, [{ type: 'continue' }], marked).index).toBe(2)
  })

  it('goes on by the answer itself where nothing is marked, and lets it be changed', () => {
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
    const away = run(deck, [{ type: 'continue' }, choose, offline])
    expect(run(deck, [{ type: 'continue' }], away).index).toBe(2)
  })

  it('takes back a refused answer and asks again on its slide', () => {
    const deck = deckWith({ readerType: 'survey' }, three)
    const state = run(deck, [
      { type: 'continue' },
      choose,
      { type: 'refused', slideId: 's4', error: new HostRefusal('refused') },
    ])
    expect(state).toMatchObject({ index: 1, answers: {}, refusal: { slideId: 's4', error: { reason: 'refused' } } })
    const closed = new HostRefusal('closed', 'This deck is closed.')
    expect(run(deck, [{ type: 'continue' }, choose, { type: 'refused', slideId: 's4', error: closed }])).toMatchObject({
      index: 2,
      refusal: { error: closed },
    })
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
    const slideId = fc.constantFrom(...sampleDeck.contentHash.map((slide) => slide.slideId))
    const action: fc.Arbitrary<PlayAction> = fc.oneof(
      fc.record({ type: fc.constant('answer' as const), answer: anyAnswer }),
      fc.record({
        type: fc.constant('verdict' as const),
        slideId,
        verdict: fc.record({
          correct: fc.constant(true),
          feedback: fc.constant(null),
          solution: fc.constant([]),
          next: fc.constantFrom('', '.end', 's3', 'gone'),
        }),
      }),
      fc.record({
        type: fc.constant('refused' as const),
        slideId,
        error: fc
          .constantFrom('closed' as const, 'refused' as const, 'already_answered' as const)
          .map((reason) => new HostRefusal(reason)),
      }),
      fc.record({
        type: fc.constant('connection' as const),
        connection: fc.record({
          unsent: fc.nat(3),
          offline: fc.boolean(),
          isStored: fc.boolean(),
          needsPass: fc.boolean(),
        }),
      }),
      fc.constantFrom<PlayAction>(
        { type: 'continue' },
        { type: 'continue' },
        { type: 'next' },
        { type: 'back' },
        { type: 'second' },
        { type: 'restored', saved: null },
      ),
    )
    fc.assert(
      fc.property(
        fc.array(action, { maxLength: 80 }),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        fc.array(aTarget, { minLength: 19, maxLength: 19 }),
        (actions, navEnabled, jumpAhead, feedback, leads) => {
          const led = sampleDeck.contentHash.map((slide, at) => leadingTo(slide, leads[at] ?? ''))
          const deck = deckWith({ navEnabled, jumpAhead, feedback }, led)
          let state = startPlay(deck, null)
          for (const one of actions) {
            const before = state
            state = play(deck, state, one, jumpTarget)
            // Back retraces the trail.
            if (one.type === 'back' && state !== before) expect(state.index).toBe(before.trail.at(-1))
            for (const at of state.trail) expect(deck.slides[at]).toBeDefined()
            expect(state.index).toBeGreaterThanOrEqual(0)
            expect(state.index).toBeLessThanOrEqual(deck.slides.length)
            const left = deck.slides[before.index]
            const isQuestion = left?.interaction !== 'none'
            // An unanswered question is skipped only by jumping ahead.
            const isAdvance = state.trail.length > before.trail.length
            if (isAdvance && isQuestion && !(jumpAhead && navEnabled))
              expect(state.answers).toHaveProperty(left!.slideId)
            // A marked answer never changes once it is sent, unless the host refuses it.
            for (const [id, verdictThere] of Object.entries(before.verdicts)) {
              if (
                one.type !== 'restored' &&
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
