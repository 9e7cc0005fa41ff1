import type { ReactNode } from 'react'
import { useWords } from '../words/use-words.ts'

interface OwnPlaceProps {
  /** Null for who has none. */
  readonly rank: number | null
  /** How a first place is earned. */
  readonly none: string
  /** What the place is for. */
  readonly children: ReactNode
}

/** One's own place, above a board. */
export function OwnPlace({ rank, none, children }: OwnPlaceProps) {
  const words = useWords('leaderboard')
  return (
    <section aria-label={words('own')} className="rounded-lg border border-line bg-surface p-4">
      {rank === null ? (
        <p className="text-sm text-muted">{none}</p>
      ) : (
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
          <strong className="text-lg font-strong text-ink">{words('rank', { rank })}</strong>
          {children}
        </p>
      )}
    </section>
  )
}
