import type { License, SignedInUser } from '@deckle/contract/people.ts'
import { plans } from '@deckle/core/plan/plan.ts'
import type { listSessions } from './session/queries.ts'
import type { SignedInRow } from './queries.ts'

/** Sign-in's answer: the fields of product.md §7 to the letter. */
export function presentSignedInUser(row: SignedInRow): SignedInUser {
  return {
    _id: row.id,
    email: row.email,
    username: row.username,
    first_name: row.first_name,
    last_name: row.last_name,
    active: row.active,
    createdAt: row.created_at.toISOString(),
    license: presentLicense(row),
    details: row.details,
    profile: row.profile,
    image: row.image,
    logo: row.profile.logo,
    client: row.client_id,
    owns_client: row.owns_client,
    branding: row.branding,
  }
}

/** A licence is its holder's: it bears the same id. */
export function presentLicense(
  row: Pick<
    SignedInRow,
    'id' | 'license_type' | 'max_users' | 'max_space' | 'plan' | 'used_space' | 'campaigns' | 'active_campaigns'
  >,
): License {
  const { campaigns, activeCampaigns, type } = plans[row.plan]
  return {
    id: row.id,
    license_type: row.license_type,
    maxUsers: row.max_users,
    maxSpace: row.max_space,
    plan: row.plan,
    planType: type,
    usedSpace: row.used_space,
    campaigns: { used: row.campaigns, limit: campaigns },
    activeCampaigns: { used: row.active_campaigns, limit: activeCampaigns },
  }
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
  }
}
