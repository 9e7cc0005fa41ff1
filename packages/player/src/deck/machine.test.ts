import { describe, expect, it } from 'vitest'
import { HostRefusal } from '../hosts/host.ts'
import { byTemplate, choose, deckWith, offline, rate, run, three, verdict } from '../test/machine-run.ts'
import { type PlayAction, startPlay } from './play-state.ts'
import { stepOf } from './step.ts'

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

  it('stays the same state where the connection is as it was', () => {
    const away = run(deckWith({}, three), [offline])
    expect(away.connection).toMatchObject({ unsent: 1, offline: true })
    const again: PlayAction = { type: 'connection', connection: { ...away.connection } }
    expect(run(deckWith({}, three), [again], away)).toBe(away)
  })

  it('waits for no verdict while the connection is away', () => {
    const deck = deckWith({}, three)
    const waiting = run(deck, [{ type: 'continue' }, choose, offline])
    expect(run(deck, [{ type: 'continue' }], waiting).index).toBe(2)
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
})
