import { refuse } from '../../refusal.ts'
import type { CredentialsRow } from './queries.ts'

type Person = Pick<CredentialsRow, 'sso_only' | 'owns_client' | 'license_type'>

/**
 * Whether a person signs in at their client's directory alone. Its owner keeps the password, so that a directory that is
 * out of order can be mended; so do Superadmins.
 */
export const isDirectoryOnly = ({ sso_only, owns_client, license_type }: Person): boolean =>
  sso_only && !owns_client && license_type !== 'Superadmin'

/** Whether a password says who somebody is: not where they never set one, nor where the client has forbidden it. */
export const hasOwnPassword = (found: CredentialsRow): boolean =>
  found.password_hash !== null && !isDirectoryOnly(found)

/** Refuses passwords and links where the client has forbidden them, and says where to sign in. */
export function requireOwnSignIn(found: CredentialsRow): void {
  if (!isDirectoryOnly(found)) return
  throw refuse('sso_only', { data: { client: found.slug ?? found.client_id, label: directoryLabel(found) } })
}

export const directoryLabel = ({ sso, client_name }: Pick<CredentialsRow, 'sso' | 'client_name'>): string =>
  sso?.label || client_name
