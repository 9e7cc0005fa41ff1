import type { AttemptRow, SourceRow, TextAnswer } from '@deckle/contract/analytics.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { plans } from '@deckle/core/plan/plan.ts'
import type { Answer } from '@deckle/core/deck/slide.ts'
import { answerText, reportOf, type SlideReport } from '@deckle/slides/reports.ts'
import type { Deps } from '../../deps.ts'
import { decodeCursor, encodeCursor } from '../../http/cursor.ts'
import { findContent, findPlan, listAttempts, listSources, listTexts, type Scope } from './queries.ts'

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

/** Answers in words to one question, newest first. @param draft names the sliders of a deck that was never published */
export async function deckResponses(
  deps: Deps,
  scope: Scope,
  draft: DeckContent,
  query: PageOf & { slideId: string; search?: string | undefined },
) {
  const content = (await findContent(deps.db, scope)) ?? draft
  const slide = content.contentHash.find(({ slideId }) => slideId === query.slideId)
  const labels = slide ? reportOf(slide).keys : []
  const rows = await listTexts(deps.db, scope, {
    slideId: query.slideId,
    labels,
    search: query.search?.trim() ?? '',
    limit: query.limit + 1,
    after: afterOf(query.cursor),
  })
  const { shown, next } = cut(rows, query.limit)
  return { responses: shown.map(({ id, answer, at }) => ({ id, ...textAnswerOf(answer, at, labels) })), next }
}

/** An answer as it is read, with the file that it names. */
export function textAnswerOf(answer: Answer, at: Date, labels: SlideReport['keys']): TextAnswer {
  return {
    text: answerText(answer, new Map(labels.map(({ key, label }) => [key, label]))),
    at: at.toISOString(),
    ...(answer.kind === 'uploader' ? { file: { id: answer.file, size: answer.size } } : {}),
  }
}

/** Attempts, newest first. */
export async function deckAttempts(
  deps: Deps,
  scope: Scope,
  { limit, cursor }: PageOf,
): Promise<{ attempts: AttemptRow[]; next: string | null }> {
  const [rows, plan] = await Promise.all([
    listAttempts(deps.db, scope, { limit: limit + 1, after: afterOf(cursor) }),
    findPlan(deps.db, scope.clientId),
  ])
  const { shown, next } = cut(rows, limit)
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
    country: plans[plan].geoAnalytics ? row.country : null,
    source: row.source,
    medium: row.medium,
    campaign: row.campaign,
  }))
  return { attempts, next }
}

/** Where the attempts came from, most first. */
export async function deckSources(
  deps: Deps,
  scope: Scope,
  { limit, cursor }: PageOf,
): Promise<{ sources: SourceRow[]; next: string | null; total: number }> {
  const after = cursor === undefined ? null : decodeCursor(cursor, ['number', 'uuid'])
  const rows = await listSources(deps.db, scope, { limit: limit + 1, after })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    sources: shown.map(({ source, medium, campaign, starts, completions }) => ({
      source,
      medium,
      campaign,
      starts,
      completions,
      completionRate: (completions / starts) * 100,
    })),
    next: rows.length > limit && last ? encodeCursor([last.starts, last.attempt_id]) : null,
    total: rows[0]?.total ?? 0,
  }
}
