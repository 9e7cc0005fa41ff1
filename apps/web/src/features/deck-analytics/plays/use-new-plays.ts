import type { api } from '../../../lib/api.ts'
import { useQuery } from '@tanstack/react-query'
import type { Filters } from '../../../figures/filters.ts'
import { latestPlaysQuery } from '../queries.ts'

type Attempt = Awaited<ReturnType<typeof api.analytics.deckAttempts>>['attempts'][number]

/** As many as `latestPlaysQuery` asks for. */
const MOST = 50

interface NewPlays {
  /** The rows with what they have come to meanwhile: nothing moves. */
  readonly rows: readonly Attempt[] | undefined
  /** Plays that are not among the rows. */
  readonly count: number
  /** There may be more of them. */
  readonly isMore: boolean
}

/** What came since rows were loaded, asked for every few seconds. */
export function useNewPlays(deckId: string, filters: Filters, rows: readonly Attempt[] | undefined): NewPlays {
  const latest = useQuery(latestPlaysQuery(deckId, filters)).data
  return latest && rows ? compare(rows, latest) : { rows, count: 0, isMore: false }
}

/** A play comes with its first answer: it may have begun before one that is listed already. */
export function compare(rows: readonly Attempt[], latest: readonly Attempt[]): NewPlays {
  const found = new Map(latest.map((attempt) => [attempt.id, attempt]))
  const listed = new Set(rows.map(({ id }) => id))
  const oldest = rows.at(-1)?.startedAt ?? ''
  const count = latest.filter(({ id, startedAt }) => !listed.has(id) && startedAt > oldest).length
  return {
    rows: rows.map((row) => found.get(row.id) ?? row),
    count,
    isMore: count === MOST,
  }
}
