import { createCourseHost } from '@deckle/player/hosts/course/course-host.ts'
import { sendUnsent } from '@deckle/player/hosts/course/send-unsent.ts'
import type { PlayDeck, PlayerHost } from '@deckle/player/hosts/host.ts'
import { Player } from '@deckle/player/view/player.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import '../../../deck/stage/player-styles.ts'
import { usePlayerWords } from '../../../deck/stage/use-player-words.ts'
import { api } from '../../../lib/api.ts'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { ShownDeck } from '../queries.ts'
import { asHostRefusal } from './as-host-refusal.ts'
import { Countdown } from './countdown.tsx'
import { useAsksUnanswered } from './use-asks-unanswered.tsx'

const AskingPlayer = lazyPart(() => import('./asking-player.tsx').then((module) => module.AskingPlayer))

interface PlayAttemptProps {
  readonly courseId: string
  readonly deckId: string
  readonly shown: ShownDeck
  readonly attempt: NonNullable<ShownDeck['attempt']>
  /** A slide to begin at; null for where the learner was. */
  readonly startAt: string | null
  readonly onSlide: (slideId: string) => void
  readonly onEnded: () => void
  readonly onAgain: () => void
  readonly onTimeUp: () => void
}

/** Plays the open attempt: what is given is kept on the device until the server has it. */
export function PlayAttempt({ shown, attempt, ...props }: PlayAttemptProps) {
  const t = useWords('learning')
  const deck = shown.deck as unknown as PlayDeck
  // Replies after submission contain no form, so the deck keeps the form it started with.
  const [form] = useState(shown.leadForm)
  const words = usePlayerWords(deck.language)
  const { onTimeUp, onEnded } = props
  const [isEnded, setEnded] = useState(false)
  const courseHost = useCourseHost({
    deck,
    shown,
    attempt,
    ...props,
    onEnded: () => {
      setEnded(true)
      onEnded()
    },
  })
  const { host, dialog } = useAsksUnanswered(deck, courseHost)
  const { frame, focus } = useFocusOnDeck()
  const played = { deck, host, words, saved: courseHost.saved }
  return (
    <div ref={frame} className="absolute inset-0 flex flex-col">
      {shown.endsAt !== null && !isEnded && (
        <Countdown
          endsAt={shown.endsAt}
          now={shown.now}
          onEnd={() => {
            toast({ title: t('play.timeUp') })
            onTimeUp()
          }}
        />
      )}
      <div className="relative min-h-0 flex-1">
        {form ? (
          <Suspense>
            <AskingPlayer {...played} form={form} onShown={focus} />
          </Suspense>
        ) : (
          <Player {...played} />
        )}
      </div>
      {dialog}
    </div>
  )
}

/** The deck gets the focus once it is shown: its keys work within it. */
function useFocusOnDeck() {
  const frame = useRef<HTMLDivElement>(null)
  const focus = useCallback(() => {
    const slide = frame.current?.querySelector<HTMLElement>('.dk-scroll')
    const start = slide?.querySelector<HTMLElement>('h2') ?? slide
    start?.focus({ preventScroll: true })
  }, [])
  useEffect(focus, [focus])
  return { frame, focus }
}

interface HostProps extends Omit<PlayAttemptProps, 'onTimeUp'> {
  readonly deck: PlayDeck
}

/** One host an attempt; it calls what the screen gives last. */
function useCourseHost({ deck, shown, attempt, startAt, courseId, deckId, ...calls }: HostProps) {
  const latest = useRef(calls)
  useEffect(() => {
    latest.current = calls
  })
  // The reference is read once the player calls, not while rendering.
  // oxlint-disable-next-line react/refs
  const [own] = useState(() =>
    createCourseHost({
      deck,
      attempt: { ...attempt, lastSlide: startAt ?? shown.lastSlide },
      api: '/api/v2',
      media: '/media',
      renew: () =>
        api.learning
          .begin({ params: { id: courseId, deck_id: deckId }, body: { id: attempt.id } })
          .then((reply) => reply.attempt.token, asHostRefusal),
      sendSeen: (token, slides, at) =>
        api.learning
          .progress({ params: { id: attempt.id }, body: { token, slides: [...slides], at } })
          .then(() => undefined, asHostRefusal),
      onEnded: () => latest.current.onEnded(),
      onAgain: () => latest.current.onAgain(),
    }),
  )
  useEffect(() => own.start(), [own])
  useEffect(() => {
    void sendUnsent('/api/v2', { language: deck.language, except: attempt.id })
  }, [deck.language, attempt.id])
  return useMemo(
    () => ({
      ...own,
      track: ((event, slideId, value) => {
        own.track(event, slideId, value)
        if (event === 'slide_view' && slideId) latest.current.onSlide(slideId)
      }) satisfies PlayerHost['track'],
    }),
    [own],
  )
}
