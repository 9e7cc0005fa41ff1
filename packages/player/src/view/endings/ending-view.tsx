import type { EndingKind } from '@deckle/core/reader-type/reader-type.ts'
import { lazyView } from '@deckle/slides/parts/lazy/lazy-view.tsx'
import type { PlayerWords } from '@deckle/slides/view.ts'
import { useEffect, useRef, useState } from 'react'
import type { PlayDeck, PlayerHost, ShownEnding } from '../../hosts/host.ts'
import type { PlayState } from '../../deck/play-state.ts'
import { isLeadDone } from '../lead/is-lead-done.ts'
import type { LeadPlaceProps } from '../lead/lead-place.tsx'
import { endingEvent } from './ending-event.ts'
import type { EndingProps } from './ending-props.ts'

export interface EndingViewProps extends Pick<EndingProps, 'deck' | 'words'> {
  readonly state: PlayState
  readonly host: PlayerHost
  readonly onAgain: () => void
}

/** By kind (decisions.md §2, "Results"). */
const kinds = {
  score: lazyView<EndingProps>(() => import('./score-ending.tsx').then((module) => module.ScoreEnding)),
  outcome: lazyView<EndingProps>(() => import('./outcome-ending.tsx').then((module) => module.OutcomeEnding)),
  radar: lazyView<EndingProps>(() => import('./radar-ending.tsx').then((module) => module.RadarEnding)),
  distribution: lazyView<EndingProps>(() =>
    import('./distribution-ending.tsx').then((module) => module.DistributionEnding),
  ),
  thanks: lazyView<EndingProps>(() => import('./thanks.tsx').then((module) => module.Thanks)),
  game: lazyView<EndingProps>(() => import('./game-ending.tsx').then((module) => module.GameEnding)),
  calculation: lazyView<EndingProps>(() =>
    import('./calculation-ending.tsx').then((module) => module.CalculationEnding),
  ),
  links: lazyView<EndingProps>(() => import('./links-ending.tsx').then((module) => module.LinksEnding)),
} satisfies Record<EndingKind, unknown>

const Lead = lazyView<LeadPlaceProps>(() => import('../lead/lead-place.tsx').then((module) => module.LeadPlace))

/** Also loads the kind's own view, and the deck's form. */
export async function loadEnding({ ending, leadForm }: PlayDeck): Promise<typeof EndingView> {
  await Promise.all([kinds[ending].preload(), leadForm && Lead.preload()])
  return EndingView
}

/** The deck's form, where it stands before the ending or below it and is still open: when, and what it was done with. */
function useLead({ versionId, leadForm }: PlayDeck, host: PlayerHost) {
  const [isOpen, setOpen] = useState(() => !isLeadDone({ versionId }, host))
  const [isSent, setSent] = useState(false)
  return {
    when: isOpen && leadForm?.when,
    sent: isSent && leadForm?.when === 'end' && leadForm.words,
    onDone: (sent: boolean) => {
      setOpen(false)
      setSent(sent)
    },
  }
}

export function EndingView({ state, host, onAgain, deck, words }: EndingViewProps) {
  const { ending, answers, verdicts, connection } = state
  const lead = useLead(deck, host)
  const isAsked = lead.when === 'before_result'
  const isLoading = ending === null || isAsked
  const body = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => body.current?.querySelector('h2')?.focus({ preventScroll: true }), [isLoading])
  useEffect(() => {
    place.current?.dispatchEvent(new Event(endingEvent, { bubbles: true }))
  }, [isLoading])
  if (isAsked)
    return (
      <div className="dk-slide dk-end">
        <Lead deck={deck} host={host} isFocused onDone={lead.onDone} />
      </div>
    )
  if (!ending) {
    return (
      <div className="dk-slide dk-end">
        <div className="dk-body" role="status">
          {!state.refusal && (
            <h2 className="dk-heading dk-waits" tabIndex={-1}>
              {connection.offline ? words.endWaits : words.sending}
            </h2>
          )}
          {connection.offline && connection.isStored && !connection.needsPass && (
            <p className="dk-lead">{words.endWaitsMore}</p>
          )}
        </div>
      </div>
    )
  }
  const Kind = kinds[ending.kind]
  return (
    <div className="dk-slide dk-end">
      <div className="dk-body" ref={body}>
        <Kind
          deck={deck}
          words={words}
          ending={ending}
          answers={answers}
          verdicts={verdicts}
          imageUrl={host.imageUrl}
          fileUrl={host.fileUrl}
          onLink={(slideId) => host.track('link', slideId)}
        />
        {lead.when === 'end' && <Lead deck={deck} host={host} onDone={lead.onDone} />}
        <p className={lead.sent ? 'dk-lead' : 'dk-sr'} role="status">
          {lead.sent && (connection.offline ? lead.sent.kept : lead.sent.sent)}
        </p>
        <div className="dk-acts">
          {deck.shortid && canShare() && <Share deck={deck} ending={ending} words={words} />}
          {!deck.once && (
            <button type="button" className="dk-button dk-second" onClick={onAgain}>
              {words.again}
            </button>
          )}
        </div>
        <div className="dk-ad-place" ref={place} />
      </div>
    </div>
  )
}

const canShare = () => 'share' in navigator || 'clipboard' in navigator

/** Shares the deck's address and the result, without answers and names. */
function Share({ deck, ending, words }: Pick<EndingProps, 'deck' | 'ending' | 'words'>) {
  const [message, setMessage] = useState('')
  const share = async () => {
    const url = `${location.origin}/play/${deck.shortid}`
    const text = resultInWords(ending, words)
    try {
      if ('share' in navigator) return await navigator.share({ title: deck.name, url, ...(text && { text }) })
    } catch (error) {
      // The dialog was closed; other errors mean that the browser does not let this page share.
      if ((error as Error).name === 'AbortError') return
    }
    const copying = navigator.clipboard?.writeText(text ? `${text}\n${url}` : url) ?? Promise.reject(new Error())
    return copying.then(
      () => setMessage(words.copied),
      // To be copied by hand.
      () => setMessage(url),
    )
  }
  return (
    <>
      <button type="button" className="dk-button dk-main" onClick={() => void share()}>
        {words.share}
      </button>
      <p className={message ? 'dk-shared' : 'dk-sr'} role="status">
        {message}
      </p>
    </>
  )
}

/** "Your result: The Planner", "Your score: 80%"; '' for an ending without a result. */
function resultInWords({ kind, outcome, percentage, game }: ShownEnding, words: PlayerWords): string {
  if (outcome?.title) return `${words.yourResult}: ${outcome.title}`
  if (kind === 'game' && game) return `${words.points}: ${game.points}`
  const isScore = kind === 'score' || kind === 'radar'
  return isScore && percentage !== null ? `${words.score}: ${Math.round(percentage)}%` : ''
}
