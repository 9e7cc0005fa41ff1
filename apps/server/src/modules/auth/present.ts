import type { SignedInUser } from '@deckle/contract/models/people.ts'
import type { Deps } from '../../deps.ts'
import { presentLicence } from '../licences/index.ts'
import { factorState } from './second-factor/factor-state.ts'
import type { listSessions } from './session/queries.ts'
import type { SignedInRow } from './queries.ts'

/** Field names are those of product.md §7. */
export async function presentSignedInUser(
  deps: Pick<Deps, 'db' | 'meters'>,
  row: SignedInRow,
  session: { readonly factorsDone?: boolean | undefined; readonly now: Date } | null = null,
): Promise<SignedInUser> {
  return {
    _id: row.id,
    email: row.email,
    username: row.username,
    first_name: row.first_name,
    last_name: row.last_name,
    active: row.active,
    createdAt: row.created_at.toISOString(),
    license: await presentLicence(deps, row),
    details: row.details,
    profile: row.profile,
    image: row.image,
    logo: row.profile.logo,
    client: row.client_id,
    owns_client: row.owns_client,
    branding: row.branding,
    language: row.language,
    time_zone: row.time_zone,
    ...(session && missingFactor(row, session)),
  }
}

/** Only where a second factor is missing. */
function missingFactor(row: SignedInRow, session: { readonly factorsDone?: boolean | undefined; readonly now: Date }) {
  const { due, mustSetUp } = factorState(row, session)
  return (due !== null || mustSetUp) && { second_factor: { due: due?.toISOString() ?? null, must_set_up: mustSetUp } }
}

export function presentSession(row: Awaited<ReturnType<typeof listSessions>>[number], currentId: string) {
  return {
    sessionId: row.id,
    userId: row.user_id,
    startTime: row.start_time.toISOString(),
    endTime: row.end_time?.toISOString() ?? null,
    isActive: row.end_time === null,
    device: row.device,
    place: row.place,
    lastSeen: row.last_seen.toISOString(),
    current: row.id === currentId,
    isActing: row.actor_id !== null,
  }
}
