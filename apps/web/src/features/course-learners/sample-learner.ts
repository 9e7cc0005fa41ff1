import type { Learner } from '@deckle/contract/learners.ts'

/** For tests. */
export const sampleLearner = (id: string, more: Partial<Learner> = {}): Learner => ({
  user: { id, name: `Name ${id}`, email: `${id}@meadow.example`, image: '' },
  managerName: null,
  status: 'in_progress',
  overdue: false,
  source: 'hand',
  round: 1,
  enrolledAt: '2026-01-02T00:00:00.000Z',
  startedAt: null,
  completedAt: null,
  dueAt: '2026-03-01T00:00:00.000Z',
  expiresAt: null,
  waived: null,
  marked: null,
  percent: 50,
  percentage: 80,
  lastSeen: null,
  ...more,
})
