import type { SignedIn } from '../../http/handler.ts'

/** Whose rights count for what goes on without them: mails, and links that strangers open. */
export interface OwnerRow extends Pick<SignedIn, 'path'> {
  readonly client_id: string
  readonly owner_id: string
  readonly license_type: SignedIn['licenseType']
  readonly owns_client: boolean
  readonly active: boolean
  readonly expires_at: Date | null
  readonly deleted_at: Date | null
}

/** As the owner is now; null for one who is deactivated or deleted, or whose licence has ended. */
export function ownerAsActor(row: OwnerRow, now: Date): SignedIn | null {
  const isGone = !row.active || row.deleted_at !== null || (row.expires_at !== null && row.expires_at <= now)
  if (isGone) return null
  return {
    userId: row.owner_id,
    clientId: row.client_id,
    licenseType: row.license_type,
    ownsClient: row.owns_client,
    path: row.path,
    sessionId: '',
  }
}
