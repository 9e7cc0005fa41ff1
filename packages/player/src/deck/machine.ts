import type { Answer } from '@deckle/core/deck/slide.ts'
import type { HostRefusal, PlayDeck } from '../hosts/host.ts'
import { type PlayAction, type PlayState, startPlay } from './play-state.ts'
import { indexAfter, itemTarget, type Routing, stepOf } from './step.ts'

export function play(deck: PlayDeck, state: PlayState, action: PlayAction, routing: Routing = null): PlayState {
  const step = stepOf(deck, state, routing)
  switch (action.type) {
    case 'answer':
      return addAnswer(deck, state, action.answer, routing)
    case 'verdict': {
      if (!(action.slideId in state.answers)) return state
      const replied = {
        ...state,
        verdicts: { ...state.verdicts, [action.slideId]: action.verdict },
        pending: without(state.pending, action.slideId),
      }
      const isHere = step.slide?.slideId === action.slideId && step.slide.reply === 'next'
      return isHere && stepOf(deck, replied, routing).canContinue ? advance(deck, replied, routing) : replied
    }
    case 'refused':
      return refuse(deck, state, action.slideId, action.error)
    case 'continue':
      return step.canContinue ? advance(deck, state, routing) : state
    case 'next':
      return step.canNext ? advance(deck, state, routing) : state
    case 'back':
      return step.canBack ? goBack(state) : state
    case 'second': {
      const id = step.slide?.slideId
      return id ? { ...state, seconds: { ...state.seconds, [id]: (state.seconds[id] ?? 0) + 1 } } : state
    }
    case 'connection':
      // Reported often, seldom changed: the same state is not drawn again.
      return JSON.stringify(action.connection) === JSON.stringify(state.connection)
        ? state
        : { ...state, connection: action.connection }
    case 'ended':
      return step.slide ? state : { ...state, ending: action.ending, ended: true }
    case 'restored':
      return { ...startPlay(deck, action.saved), connection: state.connection }
  }
}

function advance(deck: PlayDeck, state: PlayState, routing: Routing): PlayState {
  const slide = deck.slides[state.index]
  if (!slide) return state
  const index = indexAfter(deck, state, slide, routing)
  return { ...state, index, trail: [...state.trail, state.index], direction: 1, refusal: null }
}

function goBack(state: PlayState): PlayState {
  const trail = state.trail.slice(0, -1)
  return { ...state, index: state.trail.at(-1) ?? 0, trail, direction: -1, refusal: null }
}

/** Stores the answer and, where no reply is waited for, advances. An item without a target stays on the slide. */
function addAnswer(deck: PlayDeck, state: PlayState, answer: Answer, routing: Routing): PlayState {
  const { slide, locked } = stepOf(deck, state, routing)
  if (!slide || locked || answer.kind !== slide.interaction) return state
  const id = slide.slideId
  const answered: PlayState = {
    ...state,
    answers: { ...state.answers, [id]: answer },
    verdicts: without(state.verdicts, id),
    pending: { ...state.pending, [id]: true },
    refusal: null,
  }
  const stays =
    slide.reply !== 'none' ||
    (answer.kind === 'brancher' && !itemTarget(slide, answer)) ||
    // Offline, the stored file is confirmed on the slide first.
    (answer.kind === 'uploader' && state.connection.offline)
  return stays || !stepOf(deck, answered, routing).canContinue ? answered : advance(deck, answered, routing)
}

/** Removes an answer that does not fit its slide, and returns to the slide. */
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
