import { describe, expect, it } from 'vitest'
import type { LicenseType } from '../access/access.ts'
import { itemsOf, minutesOf, tracksOf, tutorialMarks, tutorialTracks } from './tutorial.ts'

const tracks = (licenseType: LicenseType, ownsClient = false) =>
  tracksOf({ userId: 'u', clientId: 'c', licenseType, ownsClient }).map(({ track, isMain }) =>
    isMain ? track.toUpperCase() : track,
  )

describe('the tracks of the tutorial', () => {
  it('follow the licence, the main ones first', () => {
    expect(tracks('Learner')).toEqual(['LEARNER'])
    expect(tracks('Creator')).toEqual(['CREATOR', 'learner'])
    expect(tracks('Manager')).toEqual(['CREATOR', 'learner'])
    expect(tracks('Admin')).toEqual(['ADMINISTRATOR', 'creator', 'learner'])
    expect(tracks('Superadmin')).toEqual(['ADMINISTRATOR', 'creator', 'learner'])
  })

  it('of who has registered and owns the client are for creating and administering', () => {
    expect(tracks('Creator', true)).toEqual(['CREATOR', 'ADMINISTRATOR', 'learner'])
  })

  it('have items of one minute or more, no item twice, and each mark among them', () => {
    const items = tutorialTracks.flatMap((track) => itemsOf(track).map((item) => ({ item, track })))
    expect(new Set(items.map(({ item }) => item)).size).toBe(items.length)
    for (const { track, item } of items) expect(minutesOf(track, item)).toBeGreaterThan(0)
    for (const mark of tutorialMarks) expect(items.map(({ item }) => item)).toContain(mark)
    expect(minutesOf('learner', 'deck')).toBe(0)
  })
})
