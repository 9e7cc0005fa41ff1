import type { LicenseType } from '@deckle/core/access/access.ts'
import { describe, expect, it } from 'vitest'
import { placeHref } from '../../lib/screen/place.ts'
import { menuFor, railFor } from './navigation.ts'

const withLicence = (license_type: LicenseType) => ({ _id: 'u', license: { license_type } }) as never
const hrefs = (places: ReturnType<typeof menuFor>) => places.map(placeHref)

describe('menuFor', () => {
  it('lists the features’ entries in order', () => {
    expect(hrefs(menuFor(withLicence('Creator')))).toEqual([
      '/notifications',
      '/analytics',
      '/competencies/mine',
      '/certificates',
      '/leaderboard',
      '/account',
      '/tutorial',
      '/helpDesk',
    ])
  })
  it('omits what the licence does not include', () => {
    expect(hrefs(menuFor(withLicence('Learner')))).not.toContain('/analytics')
  })
  it('leads learners to their own report where others have Reports', () => {
    expect(hrefs(menuFor(withLicence('Learner')))).toContain('/learning/report')
    expect(hrefs(menuFor(withLicence('Creator')))).not.toContain('/learning/report')
  })
})

describe('railFor', () => {
  it('begins with the dashboard, and has articles for everybody', () => {
    for (const rail of [railFor(withLicence('Creator')), railFor(withLicence('Learner'))]) {
      expect(rail[0]?.to).toBe('/dashboard')
      expect(rail.map(({ to }) => to)).toContain('/articles')
    }
  })
  it("has a partner's clients for the Admins of a partner alone", () => {
    const rail = (license_type: LicenseType, plan: string) =>
      railFor({ _id: 'u', license: { license_type, plan } } as never).map(({ to }) => to)
    expect(rail('Admin', 'partner')).toContain('/partner/clients')
    for (const others of [rail('Admin', 'agency'), rail('Manager', 'partner'), rail('Superadmin', 'partner')])
      expect(others).not.toContain('/partner/clients')
  })
})
