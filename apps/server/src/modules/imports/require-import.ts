import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/handler.ts'
import { refuse } from '../../refusal.ts'
import { type JobRecord, requireJob } from '../jobs/index.ts'
import { IMPORT_KIND } from './import-params.ts'

/** Imports of the own client, for Superadmins too: people are imported into the client of who does it. */
export async function requireImport(deps: Deps, actor: SignedIn, id: string): Promise<JobRecord> {
  const job = await requireJob(deps, actor, 'job.read', id)
  if (job.kind !== IMPORT_KIND || job.client_id !== actor.clientId) throw refuse('not_found')
  return job
}
