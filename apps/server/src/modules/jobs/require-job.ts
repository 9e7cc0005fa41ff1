import { type Action, hasReach } from '@deckle/core/access/access.ts'
import type { Deps } from '../../deps.ts'
import { audienceLanguage } from '../../http/language.ts'
import type { RequestFacts, SignedIn } from '../../http/handler.ts'
import { requireAccess } from '../../require-access.ts'
import { presentJob } from './present.ts'
import { findJob, type JobRecord } from './queries.ts'

export async function requireJob(
  { db }: Pick<Deps, 'db'>,
  actor: SignedIn,
  action: Action & `job.${string}`,
  id: string,
): Promise<JobRecord> {
  const clientId = hasReach(actor, action, 'any') ? null : actor.clientId
  const job = await findJob(db, clientId, id)
  // `not_found` instead of `not_allowed`, so that the existence of a colleague's job is not revealed.
  return requireAccess(actor, action, job && requireReadable(actor, job))
}

const requireReadable = (actor: SignedIn, job: JobRecord): JobRecord | undefined =>
  job.created_by === actor.userId || hasReach(actor, 'job.read', 'client') ? job : undefined

/** As it is now, in the caller's language. */
export async function replyJob(
  deps: Deps,
  actor: SignedIn,
  { client_id, id }: Pick<JobRecord, 'client_id' | 'id'>,
  request: RequestFacts,
) {
  const job = await findJob(deps.db, client_id, id)
  const found = requireAccess(actor, 'job.read', job)
  return {
    job: presentJob(actor, found, { now: deps.now(), language: audienceLanguage(request.header('accept-language')) }),
  }
}
