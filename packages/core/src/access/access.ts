/** Licence types in rising order: each may do all that the ones before it may (decisions.md §1). */
export const licenseTypes = ['Learner', 'Creator', 'Manager', 'Admin', 'Superadmin'] as const
export type LicenseType = (typeof licenseTypes)[number]

/**
 * How far an action reaches: a thing of one's own; one shared to be viewed, or to be edited; one of a person below in the
 * tree of managers, or that person; any of the same client; any at all.
 */
export type Reach = 'own' | 'view' | 'edit' | 'branch' | 'client' | 'any'

/** What is its owner's to do, and of those above. */
const toOwn = { own: 'Creator', branch: 'Manager', client: 'Admin' } as const
/** What is also for those with whom a thing is shared to be edited. */
const toEdit = { ...toOwn, edit: 'Creator' } as const

/**
 * Who may do what: the one table. For each action, the lowest licence type for each reach.
 * A missing reach means nobody may.
 */
export const accessTable = {
  'account.use': { own: 'Learner' },
  'deck.list': { client: 'Creator' },
  'deck.read': { ...toEdit, view: 'Creator', any: 'Superadmin' },
  'deck.create': { client: 'Creator' },
  'deck.edit': toEdit,
  'deck.delete': toOwn,
  'deck.share': toOwn,
  'deck.publish': toEdit,
  'deck.analytics': toEdit,
  'media.list': { client: 'Creator' },
  'media.upload': { client: 'Creator' },
  'media.delete': toOwn,
  'user.list': { branch: 'Manager', client: 'Admin' },
  'user.read': { own: 'Learner', branch: 'Manager', client: 'Admin', any: 'Superadmin' },
  'user.create': { client: 'Admin' },
  'user.edit': { own: 'Learner', client: 'Admin', any: 'Superadmin' },
  'user.license': { client: 'Admin', any: 'Superadmin' },
  'user.activate': { client: 'Admin', any: 'Superadmin' },
  'user.authtoken': { client: 'Admin', any: 'Superadmin' },
  'client.read': { client: 'Learner', any: 'Superadmin' },
  'client.brand': { client: 'Admin', any: 'Superadmin' },
  'client.hand_over': { own: 'Learner', any: 'Superadmin' },
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
  /** Owns the client: may do all that an Admin may in it, whatever the licence type (decisions.md §1). */
  readonly ownsClient?: boolean | undefined
}

/** What a share lets a person do: look at a thing and copy it, or edit it too. */
export const shareLevels = ['view', 'edit'] as const
export type ShareLevel = (typeof shareLevels)[number]
/** People whom one thing is shared with by name, at most. */
export const MOST_SHARES = 200

/**
 * What is acted on; both ids absent for an act on no thing in particular (create, list, "ever?").
 * A thing of a client whose owner is not said counts as another's: a forgotten id opens nothing.
 */
export interface Subject {
  readonly clientId?: string
  readonly ownerId?: string | null
  /** How it is shared with the actor, by name or with all the client. */
  readonly shared?: ShareLevel | null
  /** Whether its owner is below the actor in the tree of managers. */
  readonly isBelow?: boolean
}

/** The rank of a licence type, from 0 (Learner). */
export function licenseRank(type: LicenseType): number {
  return licenseTypes.indexOf(type)
}

/** The rank that counts for what a person may do: of the licence, or of an Admin for a client's owner. */
export function actorRank({ licenseType, ownsClient }: Pick<Actor, 'licenseType' | 'ownsClient'>): number {
  return Math.max(licenseRank(licenseType), ownsClient === true ? licenseRank('Admin') : 0)
}

/** Whether the action is open to the actor at a reach: what a query is scoped by. */
export function hasReach(actor: Pick<Actor, 'licenseType' | 'ownsClient'>, action: Action, reach: Reach): boolean {
  const lowest = (accessTable[action] as Partial<Record<Reach, LicenseType>>)[reach]
  if (lowest === undefined) return false
  // Owning a client reaches nothing outside it.
  const rank = reach === 'any' ? licenseRank(actor.licenseType) : actorRank(actor)
  return rank >= licenseRank(lowest)
}

/**
 * The one permission question, asked on the server for every call and used for every `can` in a reply.
 * A subject of another client is reachable only through the `any` reach.
 */
export function may(actor: Actor, action: Action, subject: Subject = {}): boolean {
  const reaches = (reach: Reach): boolean => hasReach(actor, action, reach)
  if (reaches('any')) return true
  if (subject.clientId === undefined && subject.ownerId === undefined) return inClient.some(reaches)
  if (subject.clientId !== undefined && subject.clientId !== actor.clientId) return false
  return (
    reaches('client') ||
    (subject.ownerId === actor.userId && reaches('own')) ||
    (subject.shared === 'edit' && reaches('edit')) ||
    (subject.shared != null && reaches('view')) ||
    (subject.isBelow === true && reaches('branch'))
  )
}

const inClient = ['own', 'view', 'edit', 'branch', 'client'] as const satisfies readonly Reach[]
