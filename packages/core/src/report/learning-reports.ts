import type { Columns } from './report.ts'

/** Of enrolments: how many there are, have begun, and are in each state after that. */
const enrolments = {
  enrolled: 'count',
  started: 'count',
  passed: 'count',
  failed: 'count',
  expired: 'count',
  /** Passed, also if expired since, of those enrolled. */
  completion_rate: 'percent',
  /** Mean result. */
  percentage: 'percent',
} as const satisfies Columns

/** Of a topic or deck: learners of the present round who began and completed it. */
const part = {
  required: 'flag',
  started: 'count',
  completed: 'count',
  completion_rate: 'percent',
  percentage: 'percent',
} as const satisfies Columns

const person = { user_id: 'id', user: 'text', email: 'text', manager: 'text' } as const satisfies Columns

const dates = {
  enrolled_at: 'moment',
  started_at: 'moment',
  completed_at: 'moment',
  due_at: 'moment',
  expires_at: 'moment',
  last_seen: 'day',
} as const satisfies Columns

const progress = {
  status: 'text',
  overdue: 'flag',
  percent: 'percent',
  percentage: 'percent',
} as const satisfies Columns

/** The reports of learning and their columns, in order (decisions.md §5). An `overview` has one row. */
export const learningReports = {
  learner: {
    overview: {
      courses: 'count',
      open: 'count',
      overdue: 'count',
      passed: 'count',
      failed: 'count',
      expired: 'count',
      percentage: 'percent',
      certificates: 'count',
      points: 'count',
      streak: 'count',
      last_seen: 'day',
    },
    courses: { course_id: 'id', course: 'text', ...progress, ...dates, certificate: 'text' },
    timeline: {
      at: 'moment',
      event: 'text',
      course_id: 'id',
      course: 'text',
      deck_id: 'id',
      deck: 'text',
      competency: 'text',
      /** Reached; '' for other events. */
      level: 'text',
      percentage: 'percent',
      certificate: 'text',
    },
    competencies: {
      competency_id: 'id',
      competency: 'text',
      level: 'text',
      percentage: 'percent',
      threshold: 'percent',
      /** Percentage points up to the threshold. */
      gap: 'percent',
      changed_at: 'moment',
    },
  },
  team: {
    /** `people`: active ones below; of these with something overdue, and at risk. */
    overview: { people: 'count', people_overdue: 'count', people_at_risk: 'count', ...enrolments },
    members: {
      ...person,
      open: 'count',
      overdue: 'count',
      passed: 'count',
      failed: 'count',
      expired: 'count',
      percent: 'percent',
      percentage: 'percent',
      next_due_at: 'moment',
      last_seen_at: 'moment',
    },
    courses: { course_id: 'id', course: 'text', ...enrolments },
    /** The teams of those who are directly below. */
    compare: { user_id: 'id', user: 'text', ...enrolments },
  },
  course: {
    overview: { ...enrolments, overdue: 'count', requests: 'count', certificates: 'count' },
    topics: { topic_id: 'id', topic: 'text', decks: 'count', ...part },
    learners: { ...person, ...progress, ...dates, source: 'text', round: 'count' },
    /** Steps from being enrolled to having passed. */
    funnel: {
      step: 'text',
      deck_id: 'id',
      deck: 'text',
      topic: 'text',
      reached: 'count',
      completed: 'count',
      /** Reached, of those enrolled. */
      share: 'percent',
    },
    /** Results in ten equal bands; 100 is in the last. */
    scores: { from: 'percent', to: 'percent', learners: 'count' },
  },
  topic: {
    overview: { course_id: 'id', course: 'text', topic: 'text', decks: 'count', enrolled: 'count', ...part },
    decks: { deck_id: 'id', deck: 'text', ...part },
  },
  competency: {
    /** `measured`: who has completed one of its decks; of these at each level. */
    overview: {
      competency: 'text',
      decks: 'count',
      measured: 'count',
      level_0: 'count',
      level_1: 'count',
      level_2: 'count',
      level_3: 'count',
      threshold: 'percent',
      percentage: 'percent',
    },
    learners: { ...person, level: 'text', percentage: 'percent', gap: 'percent', changed_at: 'moment' },
    /** Of the competency and of those below it. */
    gaps: {
      competency_id: 'id',
      competency: 'text',
      measured: 'count',
      /** Not yet at the threshold. */
      below: 'count',
      percentage: 'percent',
      gap: 'percent',
      /** Titles of published courses that have the competency. */
      courses: 'text',
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Columns>>>>

/** What happens to a learner, in the timeline. */
export const timelineEvents = ['enrolled', 'started', 'deck', 'passed', 'failed', 'certificate', 'level'] as const
export type TimelineEvent = (typeof timelineEvents)[number]

export const funnelSteps = ['enrolled', 'deck', 'final_exam', 'passed'] as const
export type FunnelStep = (typeof funnelSteps)[number]

type KeysOf<T> = T extends Columns ? keyof T & string : never
type AnyReport = {
  [Kind in keyof typeof learningReports]: (typeof learningReports)[Kind][keyof (typeof learningReports)[Kind]]
}[keyof typeof learningReports]
export type LearningColumn = KeysOf<AnyReport>
