import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/handler.ts'
import { refuse } from '../../refusal.ts'
import { type JobRecord, requireJob } from '../jobs/index.ts'
import { IMPORT_KIND } from './import-params.ts'

/** Imports of the actor's own client, also for Superadmins: people are imported into the author's client. */
export async function requireImport(deps: Deps, actor: SignedIn, id: string): Promise<JobRecord> {
  const job = await requireJob(deps, actor, 'job.read', id)
  if (job.kind !== IMPORT_KIND || job.client_id !== actor.clientId) throw refuse('not_found')
  return job
}
