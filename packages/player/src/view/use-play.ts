import { useEffect, useReducer, useRef, useState } from 'react'
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

/** Joins the step machine with its host: sends answers, saves the place, reaches the end, tracks what happens. */
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
  useHeldSeconds(step.remaining > 0, slideId, dispatch)
  useEffect(() => {
    const { index, trail, answers, verdicts, ended } = state
    host.save({ index, trail, answers, verdicts, ...(ended && { ended }) })
    // The rest of the state is not saved.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [host, state.index, state.trail, state.answers, state.verdicts, state.ended])
  useEnding(deck, state, host, dispatch)

  return {
    state,
    step,
    note,
    answer: (given) => {
      const { slide } = step
      if (!slide || step.locked || given.kind !== slide.interaction) return
      if (Object.keys(state.answers).length === 0) host.track('start', slide.slideId)
      host.track('answer', slide.slideId)
      dispatch({ type: 'answer', answer: given })
      host.answer(slide.slideId, given, watch.current?.read() ?? 0).then(
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

/** Listens to the host, and tracks views with the time spent on them. */
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
      host.onLateVerdict?.((id, told) =>
        dispatch(
          told instanceof Error
            ? { type: 'refused', slideId: id, error: told }
            : { type: 'verdict', slideId: id, verdict: told },
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

/** A text that goes away by itself. */
function useNote(): readonly [string, (note: string) => void] {
  const [note, setNote] = useState('')
  useEffect(() => {
    if (!note) return
    const timer = setTimeout(() => setNote(''), 2500)
    return () => clearTimeout(timer)
  }, [note])
  return [note, setNote]
}

/** What decides jumps is loaded only for decks that have some. */
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

/** Nothing else confirms the answer: no verdict, no result, no link that opens. */
function isNoted({ reply, interaction }: PlaySlide): boolean {
  return (reply === 'none' || reply === 'next') && interaction !== 'brancher'
}

function refusalOf(error: unknown): HostRefusal {
  return error instanceof HostRefusal ? error : new HostRefusal('closed')
}

/** Counts visible seconds until the slide's minimum time is over. */
function useHeldSeconds(holds: boolean, slideId: string | null, dispatch: (action: PlayAction) => void): void {
  useEffect(() => {
    if (!holds) return
    const timer = setInterval(() => document.hidden || dispatch({ type: 'second' }), 1000)
    return () => clearInterval(timer)
  }, [holds, slideId, dispatch])
}

/** Completes the attempt after the last slide; a poll's figures are refreshed from then on. */
function useEnding(deck: PlayDeck, state: PlayState, host: PlayerHost, dispatch: (action: PlayAction) => void): void {
  const atEnd = state.index === deck.slides.length
  const isLive = state.ending?.kind === 'distribution'
  const { ended } = state
  useEffect(() => {
    if (!atEnd) return
    let left = false
    const ask = (first: boolean) =>
      host.complete().then(
        (ending) => {
          if (left) return
          if (first && !ended) host.track('complete', null)
          dispatch({ type: 'ended', ending })
        },
        (error: unknown) => first && !left && dispatch({ type: 'refused', slideId: '', error: refusalOf(error) }),
      )
    if (!isLive) void ask(true)
    const timer = isLive && setInterval(() => document.hidden || void ask(false), 10_000)
    return () => {
      left = true
      if (timer) clearInterval(timer)
    }
    // `ended` is read when the end is reached.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [atEnd, isLive, host, dispatch])
}
