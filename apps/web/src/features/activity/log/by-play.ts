import type { Entry } from '../queries.ts'

export interface PlayPart {
  readonly attemptId: string
  readonly entries: readonly [Entry, ...Entry[]]
}

/** Entries that follow each other in one play and on one day, together. */
export function byPlay(entries: readonly Entry[], dayOf: (at: string) => string): readonly PlayPart[] {
  const parts: { attemptId: string; entries: [Entry, ...Entry[]] }[] = []
  for (const entry of entries) {
    const last = parts.at(-1)
    if (last && last.attemptId === entry.attempt_id && dayOf(last.entries[0].at) === dayOf(entry.at))
      last.entries.push(entry)
    else parts.push({ attemptId: entry.attempt_id, entries: [entry] })
  }
  return parts
}
