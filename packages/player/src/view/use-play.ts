import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import type { Answer } from '@deckle/core/deck/slide.ts'
import { retryImport } from '@deckle/slides/parts/lazy/retry-import.ts'
import { HostRefusal, type PlayDeck, type PlayerHost, type PlaySlide, type SavedPlay } from '../hosts/host.ts'
import { play } from '../deck/machine.ts'
import { type PlayAction, type PlayState, startPlay } from '../deck/play-state.ts'
import { type PlayStep, type Routing, stepOf } from '../deck/step.ts'
import { startStopwatch, type Stopwatch } from './stopwatch.ts'

export interface Play {
  readonly state: PlayState
  readonly step: PlayStep
  /** Shown for a moment after an answer is stored: "Thanks for your answer." */
  readonly note: string
  readonly answer: (answer: Answer) => void
  readonly next: () => void
  readonly back: () => void
  readonly advance: () => void
  readonly restart: () => void
}

/** Connects the state machine with its host: sends answers, saves the place, completes the attempt, tracks events. */
export function usePlay(deck: PlayDeck, host: PlayerHost, saved: SavedPlay | null): Play {
  const routing = useRouting(deck)
  const [state, dispatch] = useReducer(
    (now: PlayState, action: PlayAction) => play(deck, now, action, routing),
    saved,
    (from) => startPlay(deck, from),
  )
  const step = stepOf(deck, state, routing)
  const slideId = step.slide?.slideId ?? null
  const watch = useHost(host, slideId, dispatch)
  const [note, setNote] = useNote()
  useMinimumTime(step.remaining > 0, slideId, dispatch)
  // Before the next frame, which a tab that is closed now doesn't have.
  useLayoutEffect(() => {
    const { index, trail, answers, verdicts, ended } = state
    host.save({ index, trail, answers, verdicts, ended })
    // The rest of the state is not saved.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [host, state.index, state.trail, state.answers, state.verdicts, state.ended])
  useEnding(deck, state, host, dispatch)

  return {
    state,
    step,
    note,
    answer: (value) => {
      const { slide } = step
      if (!slide || step.locked || value.kind !== slide.interaction) return
      if (Object.keys(state.answers).length === 0) host.track('start', slide.slideId)
      host.track('answer', slide.slideId)
      dispatch({ type: 'answer', answer: value })
      host.answer(slide.slideId, value, watch.current?.read() ?? 0).then(
        (verdict) => {
          if (isNoted(slide) && verdict.correct === null && verdict.feedback) setNote(verdict.feedback)
          dispatch({ type: 'verdict', slideId: slide.slideId, verdict })
        },
        (error: unknown) => dispatch({ type: 'refused', slideId: slide.slideId, error: refusalOf(error) }),
      )
    },
    next: () => {
      if (!step.canNext) return
      if (!step.canContinue) host.track('jump', slideId)
      dispatch({ type: 'next' })
    },
    back: () => {
      if (!step.canBack) return
      host.track('back', slideId)
      dispatch({ type: 'back' })
    },
    advance: () => dispatch({ type: 'continue' }),
    restart: () => {
      host.restart()
      dispatch({ type: 'restored', saved: null })
    },
  }
}

/** Subscribes to the host, and tracks views with the time spent on them. */
function useHost(
  host: PlayerHost,
  slideId: string | null,
  dispatch: (action: PlayAction) => void,
): { readonly current: Stopwatch | null } {
  const watch = useRef<Stopwatch>(null)
  useEffect(() => {
    watch.current = startStopwatch()
    host.track('view', null)
    const off = [
      host.onConnection((connection) => dispatch({ type: 'connection', connection })),
      host.onLateVerdict?.((id, outcome) =>
        dispatch(
          outcome instanceof Error
            ? { type: 'refused', slideId: id, error: outcome }
            : { type: 'verdict', slideId: id, verdict: outcome },
        ),
      ),
      host.onOtherTab?.((saved) => dispatch({ type: 'restored', saved })),
      () => watch.current?.stop(),
    ]
    return () => off.forEach((end) => end?.())
  }, [host, dispatch])

  const first = useRef(true)
  useEffect(() => {
    const spent = watch.current?.lap()
    if (slideId) host.track('slide_view', slideId, first.current ? undefined : spent)
    first.current = false
  }, [slideId, host])
  return watch
}

function useNote(): readonly [string, (note: string) => void] {
  const [note, setNote] = useState('')
  useEffect(() => {
    if (!note) return
    const timer = setTimeout(() => setNote(''), 2500)
    return () => clearTimeout(timer)
  }, [note])
  return [note, setNote]
}

/** Loaded only for decks with jumps. */
function useRouting(deck: PlayDeck): Routing {
  const [found, setFound] = useState<{ readonly routing: Routing }>({ routing: null })
  useEffect(() => {
    if (deck.slides.every(({ jumps }) => !jumps?.rules.length)) return
    return retryImport(
      () => import('../deck/routing.ts'),
      ({ jumpTarget }) => setFound({ routing: jumpTarget }),
    )
  }, [deck])
  return found.routing
}

/** Nothing else confirms the answer: no verdict, no result, no opened link. */
function isNoted({ reply, interaction }: PlaySlide): boolean {
  return (reply === 'none' || reply === 'next') && interaction !== 'brancher'
}

function refusalOf(error: unknown): HostRefusal {
  return error instanceof HostRefusal ? error : new HostRefusal('closed')
}

/** Counts visible seconds until the slide's minimum time is over. */
function useMinimumTime(isWaiting: boolean, slideId: string | null, dispatch: (action: PlayAction) => void): void {
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => document.hidden || dispatch({ type: 'second' }), 1000)
    return () => clearInterval(timer)
  }, [isWaiting, slideId, dispatch])
}

/** Completes the attempt after the last slide; then refreshes a poll's figures. */
function useEnding(deck: PlayDeck, state: PlayState, host: PlayerHost, dispatch: (action: PlayAction) => void): void {
  const atEnd = state.index === deck.slides.length
  const isLive = state.ending?.kind === 'distribution'
  const { ended } = state
  useEffect(() => {
    if (!atEnd) return
    let left = false
    const complete = (first: boolean) =>
      host.complete().then(
        (ending) => {
          if (left) return
          if (first && !ended) host.track('complete', null)
          dispatch({ type: 'ended', ending })
        },
        (error: unknown) => first && !left && dispatch({ type: 'refused', slideId: '', error: refusalOf(error) }),
      )
    if (!isLive) void complete(true)
    const timer = isLive && setInterval(() => document.hidden || void complete(false), 10_000)
    return () => {
      left = true
      if (timer) clearInterval(timer)
    }
    // `ended` is read when the end is reached.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [atEnd, isLive, host, dispatch])
}
