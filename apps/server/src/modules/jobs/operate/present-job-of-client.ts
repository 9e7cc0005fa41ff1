import type { JobOfClient } from '@deckle/contract/admin-jobs.ts'
import { audienceLanguage } from '../../../http/language.ts'
import type { RequestFacts, SignedIn } from '../../../http/handler.ts'
import { presentJob } from '../present.ts'
import type { JobOfClientRow } from './queries.ts'

/** A job with its client. Texts are in the caller's language. */
export const presentJobOfClient = (
  actor: SignedIn,
  { client, ...job }: JobOfClientRow,
  { now, request }: { readonly now: Date; readonly request: RequestFacts },
): JobOfClient => ({
  ...presentJob(actor, job, { now, language: audienceLanguage(request.header('accept-language')) }),
  client: { id: job.client_id, name: client },
})
