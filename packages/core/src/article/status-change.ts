import type { ArticleStatus } from './article.ts'

/** How an article stands with its readers. Times are ISO 8601. */
export interface ArticlePlan {
  readonly status: ArticleStatus
  /** When it comes, or came, to readers. */
  readonly publish_at: string | null
  /** When it goes by itself. */
  readonly unpublish_at: string | null
}

export interface WantedPlan {
  readonly status?: ArticleStatus | undefined
  readonly publish_at?: string | null | undefined
  readonly unpublish_at?: string | null | undefined
}

/** `publish`: the draft goes to readers with this change, also again. */
export type PlanChange = { readonly ok: true; readonly publish: boolean; readonly plan: ArticlePlan }
export type PlanFault = { readonly ok: false; readonly fault: 'publish_at_missing' | 'unpublish_early' }

const isAfter = (a: string, b: string): boolean => Date.parse(a) > Date.parse(b)

/** A time of publishing that is over publishes now; one to come schedules, whatever the status says. */
export function changePlan(before: ArticlePlan, wanted: WantedPlan, now: string): PlanChange | PlanFault {
  const status = wanted.status ?? before.status
  if (status === 'draft' || status === 'archived')
    return { ok: true, publish: false, plan: { status, publish_at: null, unpublish_at: null } }
  const isOut = before.status === 'published' && status === 'published'
  const asked = wanted.publish_at ?? (before.status === 'scheduled' ? before.publish_at : null)
  if (status === 'scheduled' && asked === null) return { ok: false, fault: 'publish_at_missing' }
  const at = status === 'published' && (wanted.publish_at ?? null) === null ? now : (asked ?? now)
  const isLater = isAfter(at, now)
  const publish_at = isLater ? at : isOut ? before.publish_at : now
  const unpublish_at = wanted.unpublish_at === undefined ? stillAhead(before.unpublish_at, now) : wanted.unpublish_at
  if (unpublish_at !== null && !isAfter(unpublish_at, isLater ? at : now))
    return { ok: false, fault: 'unpublish_early' }
  // Only when it goes was changed: what readers get stays as it is.
  const publish = !isLater && !(isOut && wanted.status === undefined)
  return { ok: true, publish, plan: { status: isLater ? 'scheduled' : 'published', publish_at, unpublish_at } }
}

const stillAhead = (moment: string | null, now: string): string | null =>
  moment !== null && isAfter(moment, now) ? moment : null
