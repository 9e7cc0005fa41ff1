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
const subjects: Readonly<Record<string, Subject>> = {
  mine: { clientId: 'ours', ownerId: 'me' },
  ours: { clientId: 'ours', ownerId: 'another' },
  ownerless: { clientId: 'ours', ownerId: null },
  foreign: { clientId: 'theirs', ownerId: 'another' },
}

/** The lowest licence for: one's own, of the same client, of another client, and for nothing in particular; - for nobody. */
const expected: Readonly<Record<Action, readonly [mine: string, ours: string, foreign: string, ever: string]>> = {
  'account.use': ['Learner', '-', '-', 'Learner'],
  'deck.list': ['Creator', 'Creator', '-', 'Creator'],
  'deck.read': ['Creator', 'Creator', 'Superadmin', 'Creator'],
  'deck.create': ['Creator', 'Creator', '-', 'Creator'],
  'deck.edit': ['Creator', 'Manager', '-', 'Creator'],
  'deck.delete': ['Creator', 'Manager', '-', 'Creator'],
  'deck.publish': ['Creator', 'Manager', '-', 'Creator'],
  'deck.analytics': ['Creator', 'Creator', '-', 'Creator'],
  'media.list': ['Creator', 'Creator', '-', 'Creator'],
  'media.upload': ['Creator', 'Creator', '-', 'Creator'],
  'media.delete': ['Creator', 'Manager', '-', 'Creator'],
  'user.list': ['Manager', 'Manager', '-', 'Manager'],
  'user.read': ['Learner', 'Manager', 'Superadmin', 'Learner'],
  'user.create': ['Admin', 'Admin', '-', 'Admin'],
  'user.edit': ['Learner', 'Admin', 'Superadmin', 'Learner'],
  'user.license': ['Admin', 'Admin', 'Superadmin', 'Admin'],
  'user.activate': ['Admin', 'Admin', 'Superadmin', 'Admin'],
  'user.authtoken': ['Admin', 'Admin', 'Superadmin', 'Admin'],
  'client.read': ['Learner', 'Learner', '-', 'Learner'],
  'client.brand': ['Admin', 'Admin', '-', 'Admin'],
  'notification.read': ['Learner', '-', '-', 'Learner'],
  'search.use': ['Learner', 'Learner', '-', 'Learner'],
  'admin.use': ['Superadmin', 'Superadmin', 'Superadmin', 'Superadmin'],
}

describe('who may do what', () => {
  const rows = Object.entries(expected).flatMap(([action, [mine, ours, foreign, ever]]) =>
    licenseTypes.flatMap((licence) =>
      Object.entries({ mine, ours, ownerless: ours, foreign, nothing: ever }).map(
        ([subject, lowest]) =>
          [
            licence,
            action as Action,
            subject,
            lowest !== '-' && licenseRank(licence) >= licenseRank(lowest as LicenseType),
          ] as const,
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
    expect(may(actor('Manager'), 'deck.edit', { clientId: 'ours' })).toBe(true)
    expect(may(actor('Learner'), 'user.edit', { clientId: 'ours' })).toBe(false)
  })

  it('does not take an own thing in another client for one’s own', () => {
    expect(may(actor('Admin'), 'deck.edit', { clientId: 'theirs', ownerId: 'me' })).toBe(false)
  })
})
