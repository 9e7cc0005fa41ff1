import type { Deps } from '../../../deps.ts'
import type { RequestFacts } from '../../../http/handler.ts'
import { placeText } from '../../../platform/geo/place-of.ts'

/** The server's words have a text for each. */
export type FailedWhy = 'password' | 'factor' | 'deactivated' | 'suspended' | 'expired' | 'unconfirmed'

export const failedSignInTask = 'auth.sign_in_failed'

interface Failed {
  readonly why: FailedWhy
  readonly request: Pick<RequestFacts, 'ip' | 'userAgent' | 'header' | 'isProxied'>
}

/** Done in a job, which is added for unknown addresses too: the reply to both takes as long. */
export async function noteFailedSignIn(
  deps: Deps,
  found: { readonly id: string; readonly client_id: string } | undefined,
  { why, request }: Failed,
): Promise<void> {
  const person = found ? { clientId: found.client_id, userId: found.id } : null
  await deps.jobs.add(failedSignInTask, { person, why, place: person ? placeText(deps, request) : '' })
}
