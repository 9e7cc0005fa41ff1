import { describe, expect, it } from 'vitest'
import {
  type Action,
  type Actor,
  accessTable,
  licenseRank,
  type LicenseType,
  licenseTypes,
  may,
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

/**
 * The lowest licence type for: an own thing; one shared to view; one shared to edit; one of the branch below; one of
 * the client; one of another client; nothing in particular. `-` for nobody.
 */
type Lowest = LicenseType | '-'
const expected: Readonly<
  Record<
    Action,
    readonly [mine: Lowest, viewed: Lowest, edited: Lowest, below: Lowest, ours: Lowest, foreign: Lowest, ever: Lowest]
  >
> = {
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
  'media.delete': ['Creator', 'Admin', 'Admin', 'Manager', 'Admin', '-', 'Creator'],
  'user.list': ['Admin', 'Admin', 'Admin', 'Manager', 'Admin', '-', 'Manager'],
  'user.read': ['Learner', 'Admin', 'Admin', 'Manager', 'Admin', 'Superadmin', 'Learner'],
  'user.create': ['Admin', 'Admin', 'Admin', 'Admin', 'Admin', '-', 'Admin'],
  'user.edit': ['Learner', 'Admin', 'Admin', 'Admin', 'Admin', 'Superadmin', 'Learner'],
  'user.license': ['Admin', 'Admin', 'Admin', 'Admin', 'Admin', 'Superadmin', 'Admin'],
  'user.activate': ['Admin', 'Admin', 'Admin', 'Admin', 'Admin', 'Superadmin', 'Admin'],
  'user.authtoken': ['Admin', 'Admin', 'Admin', 'Admin', 'Admin', 'Superadmin', 'Admin'],
  'client.read': ['Learner', 'Learner', 'Learner', 'Learner', 'Learner', 'Superadmin', 'Learner'],
  'client.brand': ['Admin', 'Admin', 'Admin', 'Admin', 'Admin', 'Superadmin', 'Admin'],
  'client.hand_over': ['Learner', 'Superadmin', 'Superadmin', 'Superadmin', 'Superadmin', 'Superadmin', 'Learner'],
  'notification.read': ['Learner', '-', '-', '-', '-', '-', 'Learner'],
  'search.use': ['Learner', 'Learner', 'Learner', 'Learner', 'Learner', '-', 'Learner'],
  'admin.use': ['Superadmin', 'Superadmin', 'Superadmin', 'Superadmin', 'Superadmin', 'Superadmin', 'Superadmin'],
}

describe('who may do what', () => {
  const rows = Object.entries(expected).flatMap(([action, [mine, viewed, edited, below, ours, foreign, ever]]) =>
    licenseTypes.flatMap((licence) =>
      Object.entries({ mine, viewed, edited, below, ours, ownerless: ours, foreign, nothing: ever }).map(
        ([subject, lowest]) =>
          [licence, action as Action, subject, lowest !== '-' && licenseRank(licence) >= licenseRank(lowest)] as const,
      ),
    ),
  )

  it('is said of every action', () =>
    expect(Object.keys(expected).toSorted()).toEqual(Object.keys(accessTable).toSorted()))

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

  it.each(Object.keys(accessTable) as Action[])('%s: a client’s owner may what an Admin may in it', (action) => {
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
