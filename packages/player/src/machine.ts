import type { Answer } from '@deckle/core/deck/slide.ts'
import type { ShownVerdict } from '@deckle/slides/view.ts'
import type { PlayDeck, PlaySlide, RefusalReason, SavedPlay, ShownEnding } from './host.ts'

/** Where a person is in a deck. Pure data; `index` is the number of slides once the end is reached. */
export interface PlayState {
  readonly index: number
  /** The way the last step went: 1 onward, -1 back. */
  readonly direction: 1 | -1
  readonly answers: Readonly<Record<string, Answer>>
  readonly verdicts: Readonly<Record<string, ShownVerdict>>
  /** Slides whose answer is on its way. */
  readonly pending: Readonly<Record<string, true>>
  /** Why the last answer was not taken. */
  readonly refusal: RefusalReason | null
  /** Visible whole seconds on each slide so far. */
  readonly seconds: Readonly<Record<string, number>>
  readonly waiting: number
  readonly offline: boolean
  readonly ending: ShownEnding | null
}

export type PlayAction =
  | { readonly type: 'answer'; readonly answer: Answer }
  | { readonly type: 'verdict'; readonly slideId: string; readonly verdict: ShownVerdict }
  | { readonly type: 'refused'; readonly slideId: string; readonly reason: RefusalReason }
  | { readonly type: 'continue' }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'second' }
  | { readonly type: 'waiting'; readonly waiting: number; readonly offline: boolean }
  | { readonly type: 'ended'; readonly ending: ShownEnding }
  | { readonly type: 'restart' }

/** What the person may do now. */
export interface PlayStep {
  /** Undefined at the end. */
  readonly slide: PlaySlide | undefined
  readonly answered: boolean
  /** No more answers to this slide: its verdict is there or on its way. */
  readonly locked: boolean
  /** Seconds until one may go on, of the slide or, on the last, of the deck. */
  readonly remaining: number
  /** On by the main button: after reading, or after answering. */
  readonly canContinue: boolean
  /** On by arrows, keys and swipes. */
  readonly canNext: boolean
  readonly canBack: boolean
  readonly isLast: boolean
}

export function startPlay(deck: PlayDeck, saved: SavedPlay | null): PlayState {
  const known = new Set(deck.slides.map((slide) => slide.slideId))
  const answers = Object.fromEntries(Object.entries(saved?.answers ?? {}).filter(([slideId]) => known.has(slideId)))
  const verdicts = Object.fromEntries(Object.entries(saved?.verdicts ?? {}).filter(([slideId]) => slideId in answers))
  const index = saved ? Math.min(Math.max(0, Math.trunc(saved.index) || 0), deck.slides.length) : 0
  const pending = Object.fromEntries(
    Object.keys(answers)
      .filter((slideId) => !verdicts[slideId])
      .map((slideId) => [slideId, true as const]),
  )
  return {
    index,
    direction: 1,
    answers,
    verdicts,
    pending,
    refusal: null,
    seconds: {},
    waiting: 0,
    offline: false,
    ending: null,
  }
}

export function stepOf(deck: PlayDeck, state: PlayState): PlayStep {
  const { index } = state
  const slide = deck.slides[index]
  const isLast = index === deck.slides.length - 1
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
  const { judged } = slide
  const onItsWay = id in state.pending
  const locked = judged && answered && (id in state.verdicts || onItsWay)
  const whole = isLast ? deck.minTime - Object.values(state.seconds).reduce((sum, one) => sum + one, 0) : 0
  const remaining = Math.max(0, slide.minTime - (state.seconds[id] ?? 0), whole)
  // Without a connection nobody waits for a verdict: it is told in the review.
  const settled = slide.interaction === 'none' || (answered && (!judged || !onItsWay || state.offline))
  const canContinue = settled && remaining === 0
  return {
    slide,
    answered,
    locked,
    remaining,
    canContinue,
    canNext: open && slide.nav.next && remaining === 0 && (settled || deck.jumpAhead),
    canBack: open && slide.nav.previous && index > 0,
    isLast,
  }
}

export function play(deck: PlayDeck, state: PlayState, action: PlayAction): PlayState {
  const step = stepOf(deck, state)
  switch (action.type) {
    case 'answer':
      return answer(deck, state, step, action.answer)
    case 'verdict': {
      if (!(action.slideId in state.answers)) return state
      return {
        ...state,
        verdicts: { ...state.verdicts, [action.slideId]: action.verdict },
        pending: without(state.pending, action.slideId),
      }
    }
    case 'refused':
      return refuse(deck, state, action.slideId, action.reason)
    case 'continue':
      return step.canContinue ? onward(state) : state
    case 'next':
      return step.canNext ? onward(state) : state
    case 'back':
      return step.canBack ? { ...state, index: state.index - 1, direction: -1, refusal: null } : state
    case 'second': {
      const id = step.slide?.slideId
      return id ? { ...state, seconds: { ...state.seconds, [id]: (state.seconds[id] ?? 0) + 1 } } : state
    }
    case 'waiting':
      return { ...state, waiting: action.waiting, offline: action.offline }
    case 'ended':
      return step.slide ? state : { ...state, ending: action.ending }
    case 'restart':
      return { ...startPlay(deck, null), offline: state.offline }
  }
}

function onward(state: PlayState): PlayState {
  return { ...state, index: state.index + 1, direction: 1, refusal: null }
}

/** Keeps the answer; where no verdict is waited for, that one act also goes on. */
function answer(deck: PlayDeck, state: PlayState, step: PlayStep, given: Answer): PlayState {
  if (!step.slide || step.locked || given.kind !== step.slide.interaction) return state
  const id = step.slide.slideId
  const kept: PlayState = {
    ...state,
    answers: { ...state.answers, [id]: given },
    verdicts: without(state.verdicts, id),
    pending: { ...state.pending, [id]: true },
    refusal: null,
  }
  return step.slide.judged || !stepOf(deck, kept).canContinue ? kept : onward(kept)
}

/** An answer that does not belong to its slide is taken away, and the person asked again, there. */
function refuse(deck: PlayDeck, state: PlayState, slideId: string, reason: RefusalReason): PlayState {
  const pending = without(state.pending, slideId)
  if (reason !== 'refused') return { ...state, pending, refusal: reason === 'closed' ? reason : state.refusal }
  const index = deck.slides.findIndex((slide) => slide.slideId === slideId)
  return {
    ...state,
    pending,
    answers: without(state.answers, slideId),
    index: index < 0 ? state.index : index,
    direction: -1,
    refusal: reason,
    ending: null,
  }
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  const { [key]: _, ...rest } = record
  return rest
}
