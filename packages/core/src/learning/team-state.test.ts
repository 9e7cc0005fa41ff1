import { describe, expect, it } from 'vitest'
import { teamState } from './team-state.ts'

const now = new Date('2026-11-23T08:00:00.000Z')
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)

describe('the state of a person', () => {
  it.each([
    ['nothing_open', 0, null, -30],
    ['overdue', 1, -0.01, 0],
    ['overdue', 2, -40, -40],
    ['at_risk', 1, 2.9, 0],
    ['on_track', 1, 3, 0],
    ['on_track', 1, null, -7],
    ['at_risk', 1, null, -7.1],
    ['at_risk', 1, 30, -8],
  ] as const)('is %s with %d open, due in %s days, last seen at day %d', (state, open, due, seen) => {
    const nextDue = due === null ? null : inDays(due)
    expect(teamState({ open, nextDue, lastSeen: inDays(seen) }, now)).toBe(state)
  })
})
