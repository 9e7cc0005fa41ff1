import { randomBytes } from 'node:crypto'
import type { LicenseType } from '@deckle/core/access/access.ts'
import type { PlanType } from '@deckle/core/plan/plan.ts'
import type { Deps } from '../deps.ts'
import { openSession } from '../modules/auth/session/open-session.ts'
import { hashPassword } from '../platform/passwords/passwords.ts'
import { insertRow } from './rows.ts'

export interface MadeClient {
  readonly id: string
  readonly name: string
  readonly plan: PlanType
}

export interface MadeUser {
  readonly userId: string
  readonly clientId: string
  readonly licenseType: LicenseType
  readonly email: string
  readonly password: string
}

/** A person with an open session. */
export interface Person extends MadeUser {
  readonly headers: Readonly<Record<string, string>>
}

export interface UserOptions {
  readonly clientId?: string
  readonly email?: string
  readonly first_name?: string
  readonly last_name?: string
  readonly manager_id?: string | null
  readonly max_space?: number
  readonly active?: boolean
  readonly time_zone?: string
  readonly confirmed?: boolean
  readonly owns_client?: boolean
}

export const testPassword = 'violet-harbour-42'
let passwordHash: Promise<string> | undefined

export async function makeClient(
  deps: Deps,
  { name = 'Meadow Academy', plan = 'agency' }: { name?: string; plan?: PlanType } = {},
): Promise<MadeClient> {
  const { id } = await insertRow(deps, 'clients', { name, plan })
  return { id, name, plan }
}

export async function makeUser(
  deps: Deps,
  { clientId, license_type = 'Creator', ...options }: UserOptions & { clientId: string; license_type?: LicenseType },
): Promise<MadeUser> {
  const email = options.email ?? `${license_type.toLowerCase()}-${randomBytes(4).toString('hex')}@meadow.example`
  passwordHash ??= hashPassword(testPassword)
  const { id: userId } = await insertRow(deps, 'users', {
    last_name: 'Rao',
    ...options,
    client_id: clientId,
    email,
    username: email,
    license_type,
    password_hash: await passwordHash,
  })
  return { userId, clientId, licenseType: license_type, email, password: testPassword }
}

/** Session headers, inserted without signing in. */
export async function insertSessionFor(deps: Deps, user: MadeUser): Promise<Record<string, string>> {
  const headers = await openSession(deps, user, {
    ip: '127.0.0.1',
    isProxied: false,
    userAgent: 'test',
    header: () => undefined,
  })
  if (!headers) throw new Error('This user is not active.')
  return headers
}
