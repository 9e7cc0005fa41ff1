import type { LearnerCourse, LearnerDeck, MyCourse, MyEnrolment, OfferedCourse } from '@deckle/contract/learning.ts'

export const sampleEnrolment = (change: Partial<MyEnrolment> = {}): MyEnrolment => ({
  status: 'in_progress',
  enrolledAt: '2026-11-01T00:00:00.000Z',
  startedAt: '2026-11-02T00:00:00.000Z',
  completedAt: null,
  dueAt: null,
  expiresAt: null,
  overdue: false,
  waived: false,
  percent: 50,
  percentage: null,
  ...change,
})

const card = {
  cover: { id: '', alt: '' },
  language: 'en',
  level: 'beginner',
  minutes: 20,
  topics: 1,
  decks: 2,
} as const

export const sampleMine = (title: string, change: Partial<MyCourse> = {}): MyCourse => ({
  ...card,
  id: title,
  title,
  group: 'go_on',
  enrolment: sampleEnrolment(),
  ...change,
})

export const sampleOffer = (title: string, change: Partial<OfferedCourse> = {}): OfferedCourse => ({
  ...card,
  id: title,
  title,
  enrolment: 'open',
  learners: 12,
  passed: 3,
  mine: null,
  ...change,
})

export const sampleDeck = (id: string, change: Partial<LearnerDeck> = {}): LearnerDeck => ({
  id,
  name: `Deck ${id}`,
  slides: 3,
  minutes: 5,
  required: true,
  lock: null,
  started: false,
  completed: false,
  percent: 0,
  percentage: null,
  ...change,
})

/** Two decks, the second locked behind the first. */
export const sampleCourse = (change: Partial<LearnerCourse> = {}): LearnerCourse => ({
  ...card,
  id: 'tea',
  title: 'Tea',
  summary: 'All about leaves.',
  startsAt: null,
  endsAt: null,
  open: true,
  passingPercentage: 70,
  certificate: true,
  leaderboard: false,
  enrolment: 'open',
  lock: null,
  prerequisites: [],
  contents: [
    {
      id: 't1',
      title: 'Leaves',
      required: true,
      lock: null,
      completed: 0,
      of: 2,
      percent: 0,
      decks: [
        sampleDeck('one'),
        sampleDeck('two', { lock: { reason: 'sequential', until: null, after: { id: 'one', name: 'Deck one' } } }),
      ],
    },
  ],
  exam: null,
  next: 'one',
  mine: sampleEnrolment(),
  request: null,
  can: { enrol: false, ask: false, leave: true, learn: true },
  ...change,
})
