import type { ArticleRow } from '@deckle/contract/articles.ts'
import type { Month } from './month.ts'

/** A moment of an article in the schedule: it comes to its readers, or goes from them. */
export interface ScheduleEntry {
  readonly kind: 'comes' | 'goes'
  /** ISO 8601 in UTC. */
  readonly at: string
  readonly row: ArticleRow
}

/** The earliest first. */
export const entriesOf = (articles: readonly ArticleRow[]): readonly ScheduleEntry[] =>
  articles
    .flatMap((row): readonly ScheduleEntry[] => [
      ...(row.publish_at === null ? [] : [{ kind: 'comes', at: row.publish_at, row } as const]),
      ...(row.unpublish_at === null ? [] : [{ kind: 'goes', at: row.unpublish_at, row } as const]),
    ])
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))

export function isInMonth({ at }: ScheduleEntry, { year, month }: Month): boolean {
  const moment = new Date(at)
  return moment.getFullYear() === year && moment.getMonth() + 1 === month
}

export const keyOf = ({ kind, row }: ScheduleEntry): string => `${kind} ${row.id}`
