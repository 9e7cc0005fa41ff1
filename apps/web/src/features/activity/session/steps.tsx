import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { hasReach } from '@deckle/core/access/access.ts'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { byPlay } from '../log/by-play.ts'
import { EntryLine } from '../parts/entry-line.tsx'
import type { Entry } from '../queries.ts'
import { useClock } from './use-clock.ts'

interface StepsProps {
  readonly entries: readonly Entry[]
  /** ISO 8601; times are relative to it. */
  readonly from: string
}

/** Oldest first, by the time since the beginning; a heading a play. */
export function Steps({ entries, from }: StepsProps) {
  const clock = useClock()
  const seesDecks = hasReach(actorOf(useUser()), 'deck.analytics', 'own')
  return (
    <ol className="flex flex-col gap-3">
      {byPlay(entries, () => '').map(({ attemptId, entries: part }) => (
        <li key={part[0].id} className="rounded-lg border border-line bg-surface px-4 py-3 text-sm">
          <h2 className="font-strong wrap-anywhere">
            {seesDecks ? (
              <TextLink href={`/analyticsViewer/${part[0].deck.id}/plays/${attemptId}`}>{part[0].deck.name}</TextLink>
            ) : (
              part[0].deck.name
            )}
          </h2>
          <ol className="mt-1 flex flex-col divide-y divide-line">
            {part.map((entry) => (
              <EntryLine key={entry.id} entry={entry} time={clock(Date.parse(entry.at) - Date.parse(from))} />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}
