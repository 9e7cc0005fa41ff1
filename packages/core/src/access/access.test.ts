import { describe, expect, it } from 'vitest'
import {
  type Action,
  type Actor,
  accessTable,
  licenseRank,
  type LicenseType,
  licenseTypes,
  may,
  type Reach,
  type Subject,
} from './access.ts'

const actor = (licenseType: LicenseType): Actor => ({ userId: 'me', clientId: 'ours', licenseType })
const owner = { ...actor('Creator'), ownsClient: true }
const subjects: Readonly<Record<string, Subject>> = {
  mine: { clientId: 'ours', ownerId: 'me' },
  viewed: { clientId: 'ours', ownerId: 'another', shared: 'view' },
  edited: { clientId: 'ours', ownerId: 'another', shared: 'edit' },
  below: { clientId: 'ours', ownerId: 'another', isBelow: true },
  ours: { clientId: 'ours', ownerId: 'another' },
  ownerless: { clientId: 'ours', ownerId: null },
  foreign: { clientId: 'theirs', ownerId: 'another', shared: 'edit', isBelow: true },
  nothing: {},
}

/** The reaches that open each kind of subject. */
const reachesOf: Readonly<Record<keyof typeof subjects, readonly Reach[]>> = {
  mine: ['own', 'client', 'any'],
  viewed: ['view', 'client', 'any'],
  edited: ['view', 'edit', 'client', 'any'],
  below: ['branch', 'client', 'any'],
  ours: ['client', 'any'],
  ownerless: ['client', 'any'],
  foreign: ['any'],
  nothing: ['own', 'view', 'edit', 'branch', 'client', 'any'],
}
const actions = Object.keys(accessTable) as Action[]
const lowestOf = (action: Action, reach: Reach): LicenseType | undefined =>
  (accessTable[action] as Partial<Record<Reach, LicenseType>>)[reach]
const rankAt = (action: Action, reach: Reach): number => {
  const lowest = lowestOf(action, reach)
  return lowest === undefined ? Infinity : licenseRank(lowest)
}

describe.each(actions)('%s', (action) => {
  it.each(Object.keys(reachesOf))('opens %s to who has one of its reaches, and to nobody else', (subject) => {
    const lowest = Math.min(...(reachesOf[subject] ?? []).map((reach) => rankAt(action, reach)))
    for (const licence of licenseTypes)
      expect(may(actor(licence), action, subjects[subject]), licence).toBe(licenseRank(licence) >= lowest)
  })

  it('is open to somebody, and at a wider reach to no lower licence', () => {
    const wider: readonly Reach[] = ['own', 'edit', 'branch', 'client', 'any']
    const ranks = wider.map((reach) => rankAt(action, reach)).filter(Number.isFinite)
    expect(ranks.length).toBeGreaterThan(0)
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  })

  it('reaches people below from Manager up, and other clients for Superadmins alone', () => {
    expect(rankAt(action, 'branch')).toBeGreaterThanOrEqual(licenseRank('Manager'))
    expect(['Superadmin', undefined]).toContain(lowestOf(action, 'any'))
  })
})

/**
 * As decisions.md says it. The lowest licence type for: an own thing; one shared to view; one shared to edit; one of the
 * branch below; one of the client; one of another client; nothing in particular. `-` for nobody.
 */
type Lowest = LicenseType | '-'
type Row = readonly [
  mine: Lowest,
  viewed: Lowest,
  edited: Lowest,
  below: Lowest,
  ours: Lowest,
  foreign: Lowest,
  ever: Lowest,
]
const specified: Readonly<Partial<Record<Action, Row>>> = {
  'account.use': ['Learner', '-', '-', '-', '-', '-', 'Learner'],
  'deck.list': ['Creator', 'Creator', 'Creator', 'Creator', 'Creator', '-', 'Creator'],
  'deck.read': ['Creator', 'Creator', 'Creator', 'Manager', 'Admin', 'Superadmin', 'Creator'],
  'deck.create': ['Creator', 'Creator', 'Creator', 'Creator', 'Creator', '-', 'Creator'],
  'deck.edit': ['Creator', 'Admin', 'Creator', 'Manager', 'Admin', '-', 'Creator'],
  'deck.delete': ['Creator', 'Admin', 'Admin', 'Manager', 'Admin', '-', 'Creator'],
  'deck.share': ['Creator', 'Admin', 'Admin', 'Manager', 'Admin', '-', 'Creator'],
  'deck.publish': ['Creator', 'Admin', 'Creator', 'Manager', 'Admin', '-', 'Creator'],
  'deck.analytics': ['Creator', 'Admin', 'Creator', 'Manager', 'Admin', '-', 'Creator'],
  'media.list': ['Creator', 'Creator', 'Creator', 'Creator', 'Creator', '-', 'Creator'],
  'media.upload': ['Creator', 'Creator', 'Creator', 'Creator', 'Creator', '-', 'Creator'],
  'media.edit': ['Creator', 'Admin', 'Admin', 'Admin', 'Admin', '-', 'Creator'],
  'user.list': ['Admin', 'Admin', 'Admin', 'Manager', 'Admin', '-', 'Manager'],
  'user.read': ['Learner', 'Admin', 'Admin', 'Manager', 'Admin', 'Superadmin', 'Learner'],
  'user.create': ['Admin', 'Admin', 'Admin', 'Admin', 'Admin', '-', 'Admin'],
  'user.edit': ['Learner', 'Admin', 'Admin', 'Admin', 'Admin', 'Superadmin', 'Learner'],
  'user.license': ['Admin', 'Admin', 'Admin', 'Admin', 'Admin', 'Superadmin', 'Admin'],
  'user.activate': ['Admin', 'Admin', 'Admin', 'Admin', 'Admin', 'Superadmin', 'Admin'],
  'user.authtoken': ['Admin', 'Admin', 'Admin', 'Admin', 'Admin', 'Superadmin', 'Admin'],
  'user.second_factor': ['Admin', 'Admin', 'Admin', 'Admin', 'Admin', 'Superadmin', 'Admin'],
  'user.fields': ['Admin', 'Admin', 'Admin', 'Admin', 'Admin', '-', 'Admin'],
  'client.read': ['Learner', 'Learner', 'Learner', 'Learner', 'Learner', 'Superadmin', 'Learner'],
  'client.brand': ['Admin', 'Admin', 'Admin', 'Admin', 'Admin', 'Superadmin', 'Admin'],
  'client.attribution': ['Admin', 'Admin', 'Admin', 'Admin', 'Admin', '-', 'Admin'],
  'client.retention': ['Admin', 'Admin', 'Admin', 'Admin', 'Admin', '-', 'Admin'],
  'client.second_factor': ['Admin', 'Admin', 'Admin', 'Admin', 'Admin', '-', 'Admin'],
  'client.sso': ['Admin', 'Admin', 'Admin', 'Admin', 'Admin', 'Superadmin', 'Admin'],
  'client.hand_over': ['Learner', 'Superadmin', 'Superadmin', 'Superadmin', 'Superadmin', 'Superadmin', 'Learner'],
  'notification.read': ['Learner', '-', '-', '-', '-', '-', 'Learner'],
  'tag.list': ['Creator', 'Creator', 'Creator', 'Creator', 'Creator', '-', 'Creator'],
  'tag.create': ['Creator', 'Creator', 'Creator', 'Creator', 'Creator', '-', 'Creator'],
  'tag.edit': ['Creator', 'Admin', 'Admin', 'Admin', 'Admin', '-', 'Creator'],
  'tag.manage': ['Admin', 'Admin', 'Admin', 'Admin', 'Admin', '-', 'Admin'],
  'category.list': ['Learner', 'Learner', 'Learner', 'Learner', 'Learner', '-', 'Learner'],
  'category.edit': ['Admin', 'Admin', 'Admin', 'Admin', 'Admin', '-', 'Admin'],
  'competency.list': ['Learner', 'Learner', 'Learner', 'Learner', 'Learner', '-', 'Learner'],
  'competency.edit': ['Admin', 'Admin', 'Admin', 'Admin', 'Admin', '-', 'Admin'],
  'competency.profile': ['Learner', 'Admin', 'Admin', 'Manager', 'Admin', '-', 'Learner'],
  'competency.team': ['Manager', 'Admin', 'Admin', 'Manager', 'Admin', '-', 'Manager'],
  'team.read': ['Manager', 'Admin', 'Admin', 'Manager', 'Admin', '-', 'Manager'],
  'team.remind': ['Admin', 'Admin', 'Admin', 'Manager', 'Admin', '-', 'Manager'],
  'lead.list': ['Creator', 'Creator', 'Creator', 'Creator', 'Creator', '-', 'Creator'],
  'lead.edit': ['Creator', 'Admin', 'Creator', 'Manager', 'Admin', '-', 'Creator'],
  'webhook.manage': ['Admin', 'Admin', 'Admin', 'Admin', 'Admin', '-', 'Admin'],
  'social.use': ['Learner', 'Learner', 'Learner', 'Learner', 'Learner', '-', 'Learner'],
  'social.edit': ['Learner', '-', '-', '-', '-', '-', 'Learner'],
  'social.moderate': ['Admin', 'Admin', 'Admin', 'Manager', 'Admin', '-', 'Manager'],
  'social.pin': ['Admin', 'Admin', 'Admin', 'Admin', 'Admin', '-', 'Admin'],
  'search.use': ['Learner', 'Learner', 'Learner', 'Learner', 'Learner', '-', 'Learner'],
  'admin.use': ['Superadmin', 'Superadmin', 'Superadmin', 'Superadmin', 'Superadmin', 'Superadmin', 'Superadmin'],
}

describe('who may do what, as specified', () => {
  const rows = Object.entries(specified).flatMap(([action, [mine, viewed, edited, below, ours, foreign, ever]]) =>
    licenseTypes.flatMap((licence) =>
      Object.entries({ mine, viewed, edited, below, ours, ownerless: ours, foreign, nothing: ever }).map(
        ([subject, lowest]) =>
          [licence, action as Action, subject, lowest !== '-' && licenseRank(licence) >= licenseRank(lowest)] as const,
      ),
    ),
  )

  it.each(rows)('%s, %s, %s: %s', (licence, action, subject, allowed) => {
    expect(may(actor(licence), action, subjects[subject])).toBe(allowed)
  })

  it('opens nothing where an owner is forgotten', () => {
    expect(may(actor('Creator'), 'deck.edit', { clientId: 'ours' })).toBe(false)
    expect(may(actor('Manager'), 'deck.edit', { clientId: 'ours' })).toBe(false)
    expect(may(actor('Admin'), 'deck.edit', { clientId: 'ours' })).toBe(true)
    expect(may(actor('Learner'), 'user.edit', { clientId: 'ours' })).toBe(false)
  })

  it('does not take an own thing in another client for one’s own', () => {
    expect(may(actor('Admin'), 'deck.edit', { clientId: 'theirs', ownerId: 'me' })).toBe(false)
  })

  it.each(actions)('%s: a client’s owner may what an Admin may in it', (action) => {
    for (const subject of Object.values(subjects)) {
      const asAdmin = may(actor('Admin'), action, subject)
      expect(may(owner, action, subject)).toBe(asAdmin)
    }
  })

  it('gives the owner of a client nothing in another', () => {
    expect(may({ ...owner, licenseType: 'Learner' }, 'client.brand', subjects['foreign'])).toBe(false)
    expect(may({ ...owner, licenseType: 'Learner' }, 'user.create', { clientId: 'ours' })).toBe(true)
  })
})
