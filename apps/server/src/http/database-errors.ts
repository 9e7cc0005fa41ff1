import { type RefusalDetail, type Refusal, refuse } from '../refusal.ts'
import { brokenConstraint } from '../db/broken-constraint.ts'
import { isDatabaseUnavailable } from '../db/connection/is-database-unavailable.ts'

/** Form fields by the unique index or primary key that protects them. */
const uniqueFields: Readonly<Record<string, RefusalDetail>> = {
  user_emails_pkey: { message: 'email.taken', fields: { email: 'email.taken' } },
  user_fields_name: { message: 'field.taken', fields: { name: 'field.taken' } },
  categories_name: { message: 'category.taken', fields: { name: 'category.taken' } },
  categories_name_at_top: { message: 'category.taken', fields: { name: 'category.taken' } },
  competencies_name: { message: 'competency.taken', fields: { name: 'competency.taken' } },
  articles_translated_language: { message: 'article.same_language', fields: { language: 'article.same_language' } },
  users_username: { message: 'username.taken', fields: { username: 'username.taken' } },
}

/** PostgreSQL's code for a full disk. */
const diskFull = '53100'
/** Seconds to retry after: freeing disk space takes a while. */
export const diskFullRetrySeconds = 60

/** Null for errors of other sources and for bugs. */
export function refusalOfDatabase(error: unknown): Refusal | null {
  if (!(error instanceof Error)) return null
  const { code } = error as { code?: string }
  if (code === diskFull) return refuse('disk_full', { retryAfterSeconds: diskFullRetrySeconds })
  if (isDatabaseUnavailable(error)) return refuse('unavailable', { retryAfterSeconds: 1 })
  if (code === '23505') return refuse('already_taken', uniqueFields[brokenConstraint(error)] ?? {})
  if (code === '23503') return refuse('conflict')
  // Text that PostgreSQL can't store, such as NUL, in a field that no schema checks.
  if (code === '22021' || code === '22P05') return refuse('malformed')
  return null
}
