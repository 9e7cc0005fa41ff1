import { type Actor, may } from '@deckle/core/access/access.ts'
import { type ReportName, reports } from '@deckle/core/report/reports/reports.ts'

/** The reports by what they are asked about. */
export const reportGroups = {
  content: [
    'overview',
    'content_performance',
    'completions',
    'dropoff',
    'time_spent',
    'sources',
    'devices',
    'geo',
    'storage_usage',
  ],
  questions: ['assessment_scores', 'question_difficulty', 'response_distribution', 'survey_summary', 'nps', 'outcomes'],
  people: ['active_users', 'inactive_learners', 'team_progress', 'leaderboard'],
  learning: ['enrolments', 'overdue', 'certificates', 'competency_matrix'],
  leads: ['leads_summary'],
} as const satisfies Readonly<Record<string, readonly ReportName[]>>

export type ReportGroupName = keyof typeof reportGroups

/** What somebody's licence includes. */
export const reportsFor = (actor: Actor): readonly (readonly [ReportGroupName, readonly ReportName[]])[] =>
  (Object.entries(reportGroups) as unknown as readonly (readonly [ReportGroupName, readonly ReportName[]])[])
    .map(([group, names]) => [group, names.filter((name) => may(actor, reports[name].sees))] as const)
    .filter(([, names]) => names.length > 0)
