import type { Deps } from '../../../deps.ts'
import type { RequestFacts } from '../../../http/handler.ts'
import { placeText } from '../../../platform/geo/place-of.ts'
import { Refusal } from '../../../refusal.ts'
import type { Catalogue } from '../../../words/catalogue.ts'
import { audit } from '../../admin/index.ts'
import { type CredentialsRow, findCredentialsById, findTypedCredentials, ownerOf } from '../queries.ts'

export type FailedWhy = keyof Catalogue['audit']['whys']

/** The account that an attempt names, by id or as its address was typed. It may not exist; null if none is named. */
export type NamedAccount = { readonly clientId: string; readonly userId: string } | { readonly email: string } | null

export const failedSignInTask = 'auth.sign_in_failed'

interface Failed {
  readonly why: FailedWhy
  readonly request: Pick<RequestFacts, 'ip' | 'userAgent' | 'header' | 'isProxied'>
}

/** Done in a job, which is added for unknown accounts too: the reply to both takes as long. */
export async function noteFailedSignIn(deps: Deps, account: NamedAccount, { why, request }: Failed): Promise<void> {
  await deps.jobs.add(failedSignInTask, { person: account, why, place: account ? placeText(deps, request) : '' })
}

/**
 * Job: adds the entry if the account exists. An account gets few per reason: user handles of passkeys can be forged, and
 * those who know the password can fail as often as they like.
 */
export async function auditFailedSignIn(
  deps: Deps,
  account: NamedAccount,
  { why, place }: { readonly why: string; readonly place: string },
): Promise<void> {
  const found = await findNamed(deps, account)
  if (!found) return
  const person = ownerOf(found)
  if (!(await deps.limits.limit('failedSignInEntry', `${person.clientId} ${person.userId} ${why}`)).ok) return
  const actor = { ...person, place: () => place }
  await audit(deps.db, deps, actor, { action: 'auth.sign_in_failed', detail: { why } })
}

async function findNamed({ db }: Deps, account: NamedAccount): Promise<CredentialsRow | undefined> {
  if (account === null) return undefined
  return 'email' in account
    ? findTypedCredentials(db, account.email)
    : findCredentialsById(db, account.clientId, account.userId)
}

interface Stopped extends Failed {
  /** Identifies the limit and what it counts. */
  readonly key: string
  readonly account: () => NamedAccount | Promise<NamedAccount>
}

/** Seconds within which a limit adds one entry, however many attempts it stops. */
const stoppedPeriod = 15 * 60

export async function noteStoppedSignIn(
  deps: Deps,
  { key, account, ...failed }: Stopped,
  seconds = stoppedPeriod,
): Promise<void> {
  if (!(await deps.limits.once(`stopped ${key}`, Math.min(seconds, stoppedPeriod)))) return
  await noteFailedSignIn(deps, await account(), failed)
}

/** Notes a refusal of `act` by a limit. */
export async function noteIfStopped<Result>(deps: Deps, act: Promise<Result>, stopped: Stopped): Promise<Result> {
  try {
    return await act
  } catch (error) {
    const seconds = error instanceof Refusal ? error.detail.retryAfterSeconds : undefined
    if (seconds !== undefined) await noteStoppedSignIn(deps, stopped, seconds)
    throw error
  }
}
