/** Licence types in rising order: each may do all that the ones before it may (decisions.md §1). */
export const licenseTypes = ['Learner', 'Creator', 'Manager', 'Admin', 'Superadmin'] as const
export type LicenseType = (typeof licenseTypes)[number]

/** Whose thing an action touches: a row of one's own, of the same client, or of anyone. */
export type Reach = 'own' | 'client' | 'any'

/**
 * Who may do what: the one table. For each action, the lowest licence type for each reach.
 * A missing reach means nobody may.
 */
export const accessTable = {
  'account.use': { own: 'Learner' },
  'deck.list': { client: 'Creator' },
  'deck.read': { client: 'Creator', any: 'Superadmin' },
  'deck.create': { client: 'Creator' },
  'deck.edit': { own: 'Creator', client: 'Manager' },
  'deck.delete': { own: 'Creator', client: 'Manager' },
  'deck.publish': { own: 'Creator', client: 'Manager' },
  'deck.analytics': { own: 'Creator', client: 'Creator' },
  'media.list': { client: 'Creator' },
  'media.upload': { client: 'Creator' },
  'media.delete': { own: 'Creator', client: 'Manager' },
  'user.list': { client: 'Manager' },
  'user.read': { own: 'Learner', client: 'Manager', any: 'Superadmin' },
  'user.create': { client: 'Admin' },
  'user.edit': { own: 'Learner', client: 'Admin', any: 'Superadmin' },
  'user.license': { client: 'Admin', any: 'Superadmin' },
  'user.activate': { client: 'Admin', any: 'Superadmin' },
  'user.authtoken': { client: 'Admin', any: 'Superadmin' },
  'client.read': { client: 'Learner' },
  'client.brand': { client: 'Admin' },
  'notification.read': { own: 'Learner' },
  'search.use': { client: 'Learner' },
  'admin.use': { any: 'Superadmin' },
} as const satisfies Record<string, Partial<Record<Reach, LicenseType>>>

export type Action = keyof typeof accessTable

/** Who acts: one user of one client under one licence. */
export interface Actor {
  readonly userId: string
  readonly clientId: string
  readonly licenseType: LicenseType
}

/**
 * What is acted on; both ids absent for an act on no thing in particular (create, list, "ever?").
 * A thing of a client whose owner is not said counts as another's: a forgotten id opens nothing.
 */
export interface Subject {
  readonly clientId?: string
  readonly ownerId?: string | null
}

/** The rank of a licence type, from 0 (Learner). */
export function licenseRank(type: LicenseType): number {
  return licenseTypes.indexOf(type)
}

/**
 * The one permission question, asked on the server for every call and used for every `can` in a reply.
 * A subject of another client is reachable only through the `any` reach.
 */
export function may(actor: Actor, action: Action, subject: Subject = {}): boolean {
  const row: Partial<Record<Reach, LicenseType>> = accessTable[action]
  const rank = licenseRank(actor.licenseType)
  const reaches = (lowest: LicenseType | undefined): boolean => lowest !== undefined && rank >= licenseRank(lowest)
  const sameClient = subject.clientId === undefined || subject.clientId === actor.clientId
  const isNothing = subject.clientId === undefined && subject.ownerId === undefined
  const own = sameClient && (isNothing || subject.ownerId === actor.userId)
  return (own && reaches(row.own)) || (sameClient && reaches(row.client)) || reaches(row.any)
}
