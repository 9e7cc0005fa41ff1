import type { DecidedJumps, JumpContext } from '@deckle/core/deck/jump.ts'
import type { Answer } from '@deckle/core/deck/slide.ts'
import type { PlayDeck, PlaySlide } from '../hosts/host.ts'
import type { PlayState } from './play-state.ts'

/** Decides a slide's jumps (`jumpTarget` of core); null until it is loaded. */
export type Routing = ((jumps: DecidedJumps, context: JumpContext) => string) | null

export interface PlayStep {
  /** Undefined at the end. */
  readonly slide: PlaySlide | undefined
  readonly answered: boolean
  /** The answer can't be changed: its verdict is pending or final. */
  readonly locked: boolean
  readonly remaining: number
  /** By the main button, after reading or answering. */
  readonly canContinue: boolean
  /** By arrows, keys and swipes. */
  readonly canNext: boolean
  readonly canBack: boolean
  readonly isLast: boolean
}

export function stepOf(deck: PlayDeck, state: PlayState, routing: Routing = null): PlayStep {
  const { index } = state
  const slide = deck.slides[index]
  const open = deck.navEnabled && !state.ending
  if (!slide)
    return {
      slide,
      answered: false,
      locked: true,
      remaining: 0,
      canContinue: false,
      canNext: false,
      canBack: false,
      isLast: false,
    }
  const id = slide.slideId
  const answered = id in state.answers
  const { reply } = slide
  const onItsWay = id in state.pending
  const locked = answered && reply !== 'none' && (onItsWay || (reply !== 'result_again' && id in state.verdicts))
  const isLast = indexAfter(deck, state, slide, routing) === deck.slides.length
  const whole = isLast ? deck.minTime - Object.values(state.seconds).reduce((sum, one) => sum + one, 0) : 0
  const remaining = Math.max(0, slide.minTime - (state.seconds[id] ?? 0), whole)
  // Offline nobody waits for a verdict: the review shows it. A verdict that decides the next slide is waited for.
  const hasReply = reply === 'none' || !onItsWay || (reply === 'verdict' && state.connection.offline && !slide.asksNext)
  const isFinished = (slide.interaction === 'none' || (answered && hasReply)) && !waitsForRouting(slide, routing)
  const canContinue = isFinished && remaining === 0
  return {
    slide,
    answered,
    locked,
    remaining,
    canContinue,
    canNext: open && slide.nav.next && remaining === 0 && (isFinished || deck.jumpAhead),
    canBack: open && slide.nav.previous && state.trail.length > 0,
    isLast,
  }
}

function waitsForRouting({ jumps }: PlaySlide, routing: Routing): boolean {
  return jumps !== undefined && jumps.rules.length > 0 && routing === null
}

/** By the verdict, the chosen item or the slide's jumps; else the next slide. */
export function indexAfter(deck: PlayDeck, state: PlayState, slide: PlaySlide, routing: Routing): number {
  const target = targetOf(state, slide, routing)
  // `deckEnd` of core; slide ids contain no dot.
  if (target === '.end') return deck.slides.length
  const found = target === '' ? -1 : deck.slides.findIndex((one) => one.slideId === target)
  return found < 0 ? state.index + 1 : found
}

function targetOf({ answers, verdicts }: PlayState, slide: PlaySlide, routing: Routing): string {
  const answer = answers[slide.slideId]
  const chosen = itemTarget(slide, answer)
  if (slide.asksNext) return verdicts[slide.slideId]?.next ?? ''
  if (chosen || !slide.jumps) return chosen
  return routing ? routing(slide.jumps, { answers }) : slide.jumps.otherwise
}

export function itemTarget({ targets }: PlaySlide, answer: Answer | undefined): string {
  return (answer && 'option' in answer && targets?.[answer.option]) || ''
}
