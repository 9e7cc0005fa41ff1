import type { JumpContext, SlideJumps } from '@deckle/core/deck/jump.ts'
import type { Answer } from '@deckle/core/deck/slide.ts'
import type { ShownVerdict } from '@deckle/slides/view.ts'
import {
  type Connection,
  type HostRefusal,
  online,
  type PlayDeck,
  type PlaySlide,
  type SavedPlay,
  type ShownEnding,
} from '../hosts/host.ts'

/** Where a person is in a deck. Pure data; `index` is the number of slides once the end is reached. */
export interface PlayState {
  readonly index: number
  /** Indexes of the slides that led here, oldest first. */
  readonly trail: readonly number[]
  /** Of the last step: 1 forward, -1 back. */
  readonly direction: 1 | -1
  readonly answers: Readonly<Record<string, Answer>>
  readonly verdicts: Readonly<Record<string, ShownVerdict>>
  /** Slides whose answer has no verdict yet. */
  readonly pending: Readonly<Record<string, true>>
  /** Why the last answer was refused; without a slide id, why the end was. */
  readonly refusal: { readonly slideId: string; readonly error: HostRefusal } | null
  /** Visible seconds by slide. */
  readonly seconds: Readonly<Record<string, number>>
  readonly connection: Connection
  readonly ending: ShownEnding | null
  /** The end was reached, in this visit or an earlier one. */
  readonly ended: boolean
}

export type PlayAction =
  | { readonly type: 'answer'; readonly answer: Answer }
  | { readonly type: 'verdict'; readonly slideId: string; readonly verdict: ShownVerdict }
  | { readonly type: 'refused'; readonly slideId: string; readonly error: HostRefusal }
  | { readonly type: 'continue' }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'second' }
  | { readonly type: 'connection'; readonly connection: Connection }
  | { readonly type: 'ended'; readonly ending: ShownEnding }
  | { readonly type: 'restored'; readonly saved: SavedPlay | null }

/** Decides a slide's jumps (`jumpTarget` of core); null until it is loaded. */
export type Routing = ((jumps: SlideJumps, context: JumpContext) => string) | null

/** What the person may do now. */
export interface PlayStep {
  /** Undefined at the end. */
  readonly slide: PlaySlide | undefined
  readonly answered: boolean
  /** The answer can't be changed: its verdict is there or pending. */
  readonly locked: boolean
  /** Seconds of the slide's minimum time that are left; on the last slide also of the deck's. */
  readonly remaining: number
  /** By the main button: after reading, or after answering. */
  readonly canContinue: boolean
  /** By arrows, keys and swipes. */
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
  const trail = (saved?.trail ?? Array.from({ length: index }, (_one, at) => at)).filter((at) => deck.slides[at])
  return {
    index,
    trail,
    direction: 1,
    answers,
    verdicts,
    pending,
    refusal: null,
    seconds: {},
    connection: online,
    ending: null,
    ended: saved?.ended ?? false,
  }
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
  // Offline nobody waits for a verdict: the review shows it. One that decides the next slide is waited for.
  const isTold = reply === 'none' || !onItsWay || (reply === 'verdict' && state.connection.offline && !slide.asksNext)
  const isFinished = (slide.interaction === 'none' || (answered && isTold)) && !waitsForRouting(slide, routing)
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

/** Where the slide leads: by its verdict, the chosen item or its jumps; else to the next slide. */
function indexAfter(deck: PlayDeck, state: PlayState, slide: PlaySlide, routing: Routing): number {
  const target = targetOf(state, slide, routing)
  // `deckEnd` of core; no slide's id has a dot.
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

function itemTarget({ targets }: PlaySlide, answer: Answer | undefined): string {
  return (answer && 'option' in answer && targets?.[answer.option]) || ''
}

export function play(deck: PlayDeck, state: PlayState, action: PlayAction, routing: Routing = null): PlayState {
  const step = stepOf(deck, state, routing)
  switch (action.type) {
    case 'answer':
      return answer(deck, state, step, action.answer, routing)
    case 'verdict': {
      if (!(action.slideId in state.answers)) return state
      const told = {
        ...state,
        verdicts: { ...state.verdicts, [action.slideId]: action.verdict },
        pending: without(state.pending, action.slideId),
      }
      const isHere = step.slide?.slideId === action.slideId && step.slide.reply === 'next'
      return isHere && stepOf(deck, told, routing).canContinue ? onward(deck, told, routing) : told
    }
    case 'refused':
      return refuse(deck, state, action.slideId, action.error)
    case 'continue':
      return step.canContinue ? onward(deck, state, routing) : state
    case 'next':
      return step.canNext ? onward(deck, state, routing) : state
    case 'back':
      return step.canBack ? goBack(state) : state
    case 'second': {
      const id = step.slide?.slideId
      return id ? { ...state, seconds: { ...state.seconds, [id]: (state.seconds[id] ?? 0) + 1 } } : state
    }
    case 'connection':
      return { ...state, connection: action.connection }
    case 'ended':
      return step.slide ? state : { ...state, ending: action.ending, ended: true }
    case 'restored':
      return { ...startPlay(deck, action.saved), connection: state.connection }
  }
}

function onward(deck: PlayDeck, state: PlayState, routing: Routing): PlayState {
  const slide = deck.slides[state.index]
  if (!slide) return state
  const index = indexAfter(deck, state, slide, routing)
  return { ...state, index, trail: [...state.trail, state.index], direction: 1, refusal: null }
}

function goBack(state: PlayState): PlayState {
  const trail = state.trail.slice(0, -1)
  return { ...state, index: state.trail.at(-1) ?? 0, trail, direction: -1, refusal: null }
}

/** Stores the answer; where no reply is waited for, also goes on. An item that leads nowhere stays on the slide. */
function answer(deck: PlayDeck, state: PlayState, step: PlayStep, given: Answer, routing: Routing): PlayState {
  if (!step.slide || step.locked || given.kind !== step.slide.interaction) return state
  const id = step.slide.slideId
  const kept: PlayState = {
    ...state,
    answers: { ...state.answers, [id]: given },
    verdicts: without(state.verdicts, id),
    pending: { ...state.pending, [id]: true },
    refusal: null,
  }
  const stays =
    step.slide.reply !== 'none' ||
    (given.kind === 'brancher' && !itemTarget(step.slide, given)) ||
    // The person is told first that the file is kept for later.
    (given.kind === 'uploader' && state.connection.offline)
  return stays || !stepOf(deck, kept, routing).canContinue ? kept : onward(deck, kept, routing)
}

/** Removes an answer that does not fit its slide, and goes back there. */
function refuse(deck: PlayDeck, state: PlayState, slideId: string, error: HostRefusal): PlayState {
  const pending = without(state.pending, slideId)
  const refusal = { slideId, error }
  if (error.reason !== 'refused') return { ...state, pending, refusal }
  const index = deck.slides.findIndex((slide) => slide.slideId === slideId)
  return {
    ...state,
    pending,
    answers: without(state.answers, slideId),
    index: index < 0 ? state.index : index,
    trail: state.trail.includes(index) ? state.trail.slice(0, state.trail.indexOf(index)) : state.trail,
    direction: -1,
    refusal,
    ending: null,
  }
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  const { [key]: _, ...rest } = record
  return rest
}
