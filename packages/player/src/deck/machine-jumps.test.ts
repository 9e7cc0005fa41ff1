import { deckEnd, jumpTarget, type SlideJumps } from '@deckle/core/deck/jump.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { describe, expect, it } from 'vitest'
import { HostRefusal, type PlayDeck } from '../hosts/host.ts'
import { deckWith, leadingTo, offline, rate, run, three } from '../test/machine-run.ts'
import { sampleDeck } from '../test/sample-deck.ts'
import { play } from './machine.ts'
import { type PlayAction, type PlayState, startPlay } from './play-state.ts'
import { stepOf } from './step.ts'

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
    const slideWithFormula: Slide = {
      ...three[2]!,
      jumps: {
        rules: [
          { id: 'r', match: 'all', conditions: [{ id: 'c', slideId: '', test: 'formula', value: '1' }], to: 's9' },
        ],
        otherwise: '',
      },
    }
    const deck = deckWith({ readerType: 'survey' }, [slideWithFormula, ...four])
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
