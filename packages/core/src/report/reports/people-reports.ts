import type { ReportDefinition } from './definition.ts'
import { course, day, enrolments, month, person, team } from './parts.ts'

const ofPeople = ['license_type', 'manager', 'tags', 'last_seen', 'created', 'details'] as const
const ofLearners = [...ofPeople, 'course'] as const

/** Reports of people and what they learn. */
export const peopleReports = {
  /** `people`: seen on a day of it. */
  active_users: {
    sees: 'user.list',
    filters: ofPeople,
    groups: {
      day: { ...day, people: 'count' },
      month: { ...month, people: 'count' },
      user: { ...person, license_type: 'text', days: 'count', last_seen_at: 'moment' },
    },
  },
  enrolments: {
    sees: 'course.learners',
    filters: ofLearners,
    groups: {
      course: { ...course, ...enrolments },
      status: { status: 'text', enrolled: 'count', share: 'percent' },
      source: { source: 'text', enrolled: 'count', share: 'percent' },
      day: { ...day, enrolled: 'count' },
      month: { ...month, enrolled: 'count' },
    },
  },
  /** `days` overdue. */
  overdue: {
    sees: 'course.learners',
    filters: ofLearners,
    groups: {
      user: { ...person, ...course, due_at: 'moment', days: 'count', percent: 'percent' },
      course: { ...course, overdue: 'count' },
      team: { ...team, overdue: 'count' },
    },
  },
  certificates: {
    sees: 'course.learners',
    filters: ofLearners,
    groups: {
      certificate: {
        certificate: 'text',
        ...person,
        ...course,
        percentage: 'percent',
        issued_at: 'moment',
        valid_until: 'moment',
        state: 'text',
      },
      course: { ...course, issued: 'count', valid: 'count', expired: 'count', revoked: 'count' },
      day: { ...day, issued: 'count' },
      month: { ...month, issued: 'count' },
    },
  },
  /** Of the season that holds the day `to`; people may hide their names. */
  leaderboard: {
    sees: 'learning.use',
    filters: [],
    groups: {
      forever: { rank: 'count', user_id: 'id', user: 'text', points: 'count', streak: 'count' },
      month: { rank: 'count', user_id: 'id', user: 'text', points: 'count', streak: 'count' },
      week: { rank: 'count', user_id: 'id', user: 'text', points: 'count', streak: 'count' },
    },
  },
  team_progress: {
    sees: 'team.read',
    filters: ['manager'],
    groups: {
      team: { ...team, ...enrolments },
      user: {
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
    },
  },
  competency_matrix: {
    sees: 'competency.team',
    filters: ofPeople,
    groups: {
      user: {
        user_id: 'id',
        user: 'text',
        competency_id: 'id',
        competency: 'text',
        level: 'text',
        percentage: 'percent',
        changed_at: 'moment',
      },
      competency: {
        competency_id: 'id',
        competency: 'text',
        measured: 'count',
        level_0: 'count',
        level_1: 'count',
        level_2: 'count',
        level_3: 'count',
        percentage: 'percent',
      },
    },
  },
  /** Not seen since the day `from`, or for 30 days; the longest first. */
  inactive_learners: {
    sees: 'user.list',
    filters: ofPeople,
    groups: { user: { ...person, last_seen_at: 'moment', days: 'number', open: 'count', next_due_at: 'moment' } },
  },
  storage_usage: {
    sees: 'client.usage',
    filters: [],
    groups: {
      kind: { kind: 'text', bytes: 'bytes', share: 'percent' },
      day: { ...day, bytes: 'bytes' },
      user: { user_id: 'id', user: 'text', bytes: 'bytes' },
    },
  },
} as const satisfies Readonly<Record<string, ReportDefinition>>
