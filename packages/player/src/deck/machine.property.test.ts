import { jumpTarget } from '@deckle/core/deck/jump.ts'
import { anyAnswer } from '@deckle/slides/test/any-answer.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { HostRefusal } from '../hosts/host.ts'
import { aTarget, deckWith, leadingTo } from '../test/machine-run.ts'
import { sampleDeck } from '../test/sample-deck.ts'
import { play } from './machine.ts'
import { type PlayAction, startPlay } from './play-state.ts'

it('keeps its invariants for any sequence of actions', () => {
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
          if (isAdvance && isQuestion && !(jumpAhead && navEnabled)) expect(state.answers).toHaveProperty(left!.slideId)
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
