import type { Columns } from '@deckle/core/report/report.ts'
import type { ReportName, reports } from '@deckle/core/report/reports/reports.ts'
import { certificates } from './learning/certificates.ts'
import { completionsOfCourses, enrolments } from './learning/enrolments.ts'
import { overdue } from './learning/overdue.ts'
import { activeUsers } from './people/active-users.ts'
import { competencyMatrix } from './people/competency-matrix.ts'
import { inactiveLearners } from './people/inactive-learners.ts'
import { leaderboard } from './people/leaderboard.ts'
import { storageUsage } from './people/storage-usage.ts'
import { teamProgress } from './people/team-progress.ts'
import {
  completionsOfPlays,
  contentPerformance,
  devices,
  geo,
  leadsSummary,
  overview,
  sources,
  timeSpent,
} from './plays/performance.ts'
import { outcomes } from './plays/outcomes.ts'
import { dropoff, nps, questionDifficulty, responseDistribution, surveySummary } from './plays/questions.ts'
import { assessmentScores } from './plays/scores.ts'
import type { ReportRequest } from './table/report-request.ts'
import type { Row, RowSource, SourceOf } from './table/rows.ts'

type Readers<Name extends ReportName> = {
  readonly [Group in keyof (typeof reports)[Name]['groups']]: (
    request: ReportRequest,
  ) => Promise<(typeof reports)[Name]['groups'][Group] extends infer C extends Columns ? SourceOf<C> : never>
}

/** Where the rows of each report and grouping come from; one that is missing does not compile. */
const readers: { readonly [Name in ReportName]: Readers<Name> } = {
  overview,
  active_users: activeUsers,
  content_performance: contentPerformance,
  completions: { ...completionsOfPlays, course: completionsOfCourses },
  enrolments,
  overdue,
  assessment_scores: assessmentScores,
  question_difficulty: questionDifficulty,
  response_distribution: responseDistribution,
  dropoff,
  time_spent: timeSpent,
  survey_summary: surveySummary,
  nps,
  outcomes,
  leads_summary: leadsSummary,
  sources,
  geo,
  devices,
  certificates,
  leaderboard,
  team_progress: teamProgress,
  competency_matrix: competencyMatrix,
  inactive_learners: inactiveLearners,
  storage_usage: storageUsage,
}

type AnyReader = (request: ReportRequest) => Promise<RowSource<Row>>

/** Null where the grouping does not fit. */
export const readerOf = (name: ReportName, group: string): AnyReader | null =>
  (readers[name] as unknown as Readonly<Record<string, AnyReader>>)[group] ?? null
