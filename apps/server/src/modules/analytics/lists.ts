import type { AttemptRow } from '@deckle/contract/analytics.ts'
import type { Deps } from '../../deps.ts'
import { decodeCursor, encodeCursor } from '../../http/cursor.ts'
import { listAttempts, listTexts, type Scope } from './queries.ts'

interface PageOf {
  readonly limit: number
  readonly cursor?: string | undefined
}

const afterOf = (cursor: string | undefined) => (cursor === undefined ? null : decodeCursor(cursor, ['moment', 'uuid']))

/** The rows of one page and the cursor of the next; `rows` may hold one more than the page. */
function cut<Row extends { id: string; sort_key: string }>(
  rows: readonly Row[],
  limit: number,
): { shown: readonly Row[]; next: string | null } {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { shown, next: rows.length > limit && last ? encodeCursor([last.sort_key, last.id]) : null }
}

/** Free answers to one question, newest first. */
export async function deckResponses(
  deps: Deps,
  scope: Scope,
  query: PageOf & { slideId: string; search?: string | undefined },
) {
  const rows = await listTexts(deps.db, scope, {
    slideId: query.slideId,
    search: query.search?.trim() ?? '',
    limit: query.limit + 1,
    after: afterOf(query.cursor),
  })
  const { shown, next } = cut(rows, query.limit)
  return { responses: shown.map(({ id, text, at }) => ({ id, text, at: at.toISOString() })), next }
}

/** Attempts, newest first. */
export async function deckAttempts(
  deps: Deps,
  scope: Scope,
  { limit, cursor }: PageOf,
): Promise<{ attempts: AttemptRow[]; next: string | null }> {
  const { shown, next } = cut(await listAttempts(deps.db, scope, { limit: limit + 1, after: afterOf(cursor) }), limit)
  const attempts = shown.map((row): AttemptRow => ({
    id: row.id,
    person: row.person,
    startedAt: row.started_at.toISOString(),
    completedAt: row.completed_at?.toISOString() ?? null,
    seconds: row.seconds,
    answered: row.answered,
    percentage: row.percentage,
    passed: row.passed,
    version: row.version,
    device: row.device,
    country: row.country,
  }))
  return { attempts, next }
}
