import { SkeletonBlock, SkeletonFrame } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadFailed } from '../../../lib/errors/load-failed.tsx'
import { publicationState } from '../../../deck/publication-state.ts'
import { useFormatter, useNow, useWords } from '../../../words/use-words.ts'
import { recentDecksQuery } from '../queries.ts'

/** The five decks edited last. */
export function RecentDecks() {
  const words = useWords('dashboard')
  const format = useFormatter()
  const now = useNow()
  const { data: decks, error, refetch } = useQuery(recentDecksQuery)
  return (
    <Card
      title={words('recent.title')}
      padding="none"
      action={
        <Link
          to="/library"
          className="rounded-sm text-xs text-brand-text underline underline-offset-3 touch:-my-3 touch:py-3.5"
        >
          {words('recent.all')}
        </Link>
      }
    >
      {error && !decks && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!decks && !error && (
        <SkeletonFrame className="p-4 pt-0">
          <SkeletonBlock className="h-48" />
        </SkeletonFrame>
      )}
      <ul>
        {decks?.map((deck) => (
          <li key={deck.id} className="border-t border-line">
            <Link
              to="/contentEditor/$id"
              params={{ id: deck.id }}
              className="flex items-center gap-3 px-4 py-2 text-sm text-ink no-underline transition-colors hover:bg-hover focus-visible:-outline-offset-2"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate">{deck.name}</span>
                <span className="block text-xs text-muted">
                  {words('recent.slides', { count: deck.slides })} ·{' '}
                  {format.relativeTime(new Date(deck.updatedAt), now)}
                </span>
              </span>
              <span
                className={classNames(
                  'flex h-5 shrink-0 items-center rounded-full px-2 text-xs',
                  tones[publicationState(deck.published, deck.outdated)],
                )}
              >
                {words(`recent.publication.${publicationState(deck.published, deck.outdated)}`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const tones = {
  draft: 'bg-hover text-muted',
  live: 'bg-success-soft text-success-text',
  outdated: 'bg-warning-soft text-warning-text',
} as const
