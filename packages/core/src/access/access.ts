/** Licence types in rising order: each includes the rights of those before it (decisions.md §1). */
export const licenseTypes = ['Learner', 'Creator', 'Manager', 'Admin', 'Superadmin'] as const
export type LicenseType = (typeof licenseTypes)[number]

/**
 * Whose things an action extends to: the actor's own; those shared with the actor to view or to edit; those of people
 * below the actor in the manager tree, or these people; those of the actor's client; those of any client.
 */
export type Reach = 'own' | 'view' | 'edit' | 'branch' | 'client' | 'any'

/** For the owner, managers above the owner, and Admins. */
const toOwn = { own: 'Creator', branch: 'Manager', client: 'Admin' } as const
/** Also for people whom the thing is shared with for editing. */
const toEdit = { ...toOwn, edit: 'Creator' } as const

/** The lowest licence type for each action and reach. Where a reach is missing, nobody may. */
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
  /** Short addresses, by who may publish what they lead to. */
  'url.manage': toEdit,
  'course.list': { client: 'Learner' },
  'course.read': { ...toEdit, view: 'Creator', any: 'Superadmin' },
  'course.create': { client: 'Creator' },
  'course.edit': toEdit,
  'course.delete': toOwn,
  'course.share': toOwn,
  'course.publish': toEdit,
  /** Its learners: listed, added by name, removed, contacted (decisions.md §3). */
  'course.learners': toEdit,
  /** People brought in by the branch or the client: everyone, a file, rules. */
  'course.enrol': { branch: 'Manager', client: 'Admin' },
  /** Taking courses as a learner: in the catalogue, and once enrolled. */
  'learning.use': { own: 'Learner' },
  'article.list': { client: 'Creator' },
  /** Published ones. */
  'article.read': { client: 'Learner' },
  /** Drafts, to look at and to copy. */
  'article.view': { ...toEdit, view: 'Creator' },
  'article.create': { client: 'Creator' },
  'article.edit': toEdit,
  'article.delete': toOwn,
  'article.share': toOwn,
  'article.publish': toEdit,
  'media.list': { client: 'Creator' },
  'media.upload': { client: 'Creator' },
  /** Renaming, describing and deleting a file; everyone may use it and crop a copy (decisions.md §7). */
  'media.edit': { own: 'Creator', client: 'Admin' },
  /** A person's; those of a course are seen by who may see its learners. */
  'certificate.read': { own: 'Learner', branch: 'Manager', client: 'Admin' },
  'certificate.keys': { client: 'Admin' },
  'certificate_design.list': { client: 'Creator' },
  'certificate_design.edit': { own: 'Creator', client: 'Admin' },
  'user.list': { branch: 'Manager', client: 'Admin' },
  'user.read': { own: 'Learner', branch: 'Manager', client: 'Admin', any: 'Superadmin' },
  'user.create': { client: 'Admin' },
  'user.edit': { own: 'Learner', client: 'Admin', any: 'Superadmin' },
  'user.license': { client: 'Admin', any: 'Superadmin' },
  'user.activate': { client: 'Admin', any: 'Superadmin' },
  'user.authtoken': { client: 'Admin', any: 'Superadmin' },
  /** Taking away the second factors of a person who has lost them. */
  'user.second_factor': { client: 'Admin', any: 'Superadmin' },
  /** The fields that a client keeps of its people. */
  'user.fields': { client: 'Admin' },
  'client.create': { client: 'Admin', any: 'Superadmin' },
  'user.delete': { client: 'Admin', any: 'Superadmin' },
  'user.inspect': { client: 'Admin', any: 'Superadmin' },
  'user.limits': { any: 'Superadmin' },
  /** Operating another organisation: by its partner (with a further check) and by Superadmins. */
  'client.operate': { client: 'Admin', any: 'Superadmin' },
  'client.read': { client: 'Learner', any: 'Superadmin' },
  'client.brand': { client: 'Admin', any: 'Superadmin' },
  /** How a client's people sign in through its own directory. */
  'client.sso': { client: 'Admin', any: 'Superadmin' },
  'client.hand_over': { own: 'Learner', any: 'Superadmin' },
  /** A client's usage: limits, daily values and storage by person. */
  'client.usage': { client: 'Admin', any: 'Superadmin' },
  /** What a client pays: seen, also by its partner and by Superadmins; bought and changed. */
  'billing.read': { client: 'Admin', any: 'Superadmin' },
  'billing.pay': { client: 'Admin' },
  /** How long a client keeps what its audience left. */
  'client.retention': { client: 'Admin' },
  /** Who did what in a client. */
  'audit.read': { client: 'Admin' },
  /** For which licence types a client requires a second factor. */
  'client.second_factor': { client: 'Admin' },
  /** Whether visitors of a client's public pages are followed. */
  'client.attribution': { client: 'Admin' },
  'upgrade.read': { own: 'Learner', client: 'Admin', any: 'Superadmin' },
  'upgrade.answer': { client: 'Admin', any: 'Superadmin' },
  /** Tickets of the help desk: one's own, and those that one may answer. */
  'ticket.use': { own: 'Learner', client: 'Admin', any: 'Superadmin' },
  /** Answering: an Admin people of the client and, where it is a partner's, of its clients. */
  'ticket.answer': { client: 'Admin', any: 'Superadmin' },
  'notification.read': { own: 'Learner' },
  'job.read': { own: 'Learner', client: 'Admin', any: 'Superadmin' },
  'job.change': { own: 'Learner', client: 'Admin', any: 'Superadmin' },
  'tag.list': { client: 'Creator' },
  'tag.create': { client: 'Creator' },
  'tag.edit': { own: 'Creator', client: 'Admin' },
  /** Tags of people, and of outcomes. */
  'tag.manage': { client: 'Admin' },
  'category.list': { client: 'Learner' },
  'category.edit': { client: 'Admin' },
  'competency.list': { client: 'Learner' },
  'competency.edit': { client: 'Admin' },
  /** What a person has reached. */
  'competency.profile': { own: 'Learner', branch: 'Manager', client: 'Admin' },
  'competency.team': { own: 'Manager', branch: 'Manager', client: 'Admin' },
  /** How the people below stand with their courses; one's own branch, or that of anybody below. */
  'team.read': { own: 'Manager', branch: 'Manager', client: 'Admin' },
  'team.remind': { branch: 'Manager', client: 'Admin' },
  /** How a person stands with what they learn. */
  'learner.report': { own: 'Learner', branch: 'Manager', client: 'Admin' },
  'lead.list': { client: 'Creator' },
  /** Those of decks that one may edit, and those that one looks after. */
  'lead.edit': toEdit,
  'webhook.manage': { client: 'Admin' },
  /** Reports under a name: one's own and shared ones; an Admin takes shared ones away. */
  'report_view.list': { client: 'Creator' },
  'report_view.edit': { own: 'Creator', client: 'Admin' },
  /** Reports built from widgets: one's own, and those that are shared with everyone of the client. */
  'custom_report.list': { client: 'Creator' },
  'custom_report.read': { own: 'Creator', view: 'Creator', edit: 'Creator', client: 'Admin' },
  'custom_report.edit': { own: 'Creator', edit: 'Creator', client: 'Admin' },
  'custom_report.delete': { own: 'Creator', client: 'Admin' },
  /** Links by which strangers see a report: one's own; an Admin revokes any. */
  'report_link.list': { client: 'Creator' },
  'report_link.manage': { own: 'Creator', client: 'Admin' },
  'banner.list': { client: 'Admin' },
  'banner.edit': { client: 'Admin' },
  /** The feed and comments: reading, writing, liking, reporting. */
  'social.use': { client: 'Learner' },
  'social.edit': { own: 'Learner' },
  'social.moderate': { branch: 'Manager', client: 'Admin' },
  'social.pin': { client: 'Admin' },
  'search.use': { client: 'Learner' },
  'admin.use': { any: 'Superadmin' },
} as const satisfies Record<string, Partial<Record<Reach, LicenseType>>>

export type Action = keyof typeof accessTable

export interface Actor {
  readonly userId: string
  readonly clientId: string
  readonly licenseType: LicenseType
  /** A client's owner has an Admin's rights in it, whatever the licence type (decisions.md §1). */
  readonly ownsClient?: boolean | undefined
  /** Id of the impersonator; undefined without impersonation. */
  readonly actedBy?: string | undefined
}

/** `view`: look and copy; `edit`: change too. */
export const shareLevels = ['view', 'edit'] as const
export type ShareLevel = (typeof shareLevels)[number]
export const MOST_SHARES = 200

/**
 * What is acted on; without ids for an act on nothing in particular (create, list). A `clientId` without `ownerId`
 * counts as another person's thing, so that a missing id grants nothing.
 */
export interface Subject {
  readonly clientId?: string
  readonly ownerId?: string | null
  /** Shared with the actor, by name or with the whole client. */
  readonly shared?: ShareLevel | null
  /** Its owner is below the actor in the manager tree. */
  readonly isBelow?: boolean
}

/** 0 (Learner) … 4 (Superadmin). */
export function licenseRank(type: LicenseType): number {
  return licenseTypes.indexOf(type)
}

/** The owner of a client ranks above its Admins and below Superadmins (decisions.md §7). */
const OWNER_RANK = 3.5

/** The licence's rank; above an Admin's for the owner of the client. */
export function actorRank({ licenseType, ownsClient }: Pick<Actor, 'licenseType' | 'ownsClient'>): number {
  return Math.max(licenseRank(licenseType), ownsClient === true ? OWNER_RANK : 0)
}

/** Whether somebody else ranks above the actor, so that the actor can't change their access. */
export function isAbove(
  actor: Pick<Actor, 'userId' | 'licenseType' | 'ownsClient'>,
  person: { readonly id: string; readonly license_type: LicenseType; readonly owns_client: boolean },
): boolean {
  const rank = actorRank({ licenseType: person.license_type, ownsClient: person.owns_client })
  return person.id !== actor.userId && rank > actorRank(actor)
}

/**
 * Whether the actor may grant a licence type: at most their own. During an impersonation licences can't be raised, and
 * nobody can be made an Admin.
 * @param from null for a new person
 */
export function mayGrant(
  actor: Pick<Actor, 'licenseType' | 'ownsClient' | 'actedBy'>,
  from: LicenseType | null,
  to: LicenseType,
): boolean {
  const rank = licenseRank(to)
  if (rank > actorRank(actor)) return false
  if (actor.actedBy === undefined) return true
  return from === null ? rank < licenseRank('Admin') : rank <= licenseRank(from)
}

/** Whether the actor may do the action at a reach. Queries are scoped by it. */
export function hasReach(actor: Pick<Actor, 'licenseType' | 'ownsClient'>, action: Action, reach: Reach): boolean {
  const lowest = (accessTable[action] as Partial<Record<Reach, LicenseType>>)[reach]
  if (lowest === undefined) return false
  // Owning a client grants nothing outside it.
  const rank = reach === 'any' ? licenseRank(actor.licenseType) : actorRank(actor)
  return rank >= licenseRank(lowest)
}

/**
 * Every permission check: of each call on the server, and of each `can` in a reply. A subject of another client is
 * reachable only through `any`.
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
