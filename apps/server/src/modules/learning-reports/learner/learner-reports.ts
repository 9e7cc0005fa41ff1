import type { learning_reports } from '@deckle/contract/learning-reports.ts'
import { isOverdue } from '@deckle/core/learning/enrolment.ts'
import { seasonBoard } from '@deckle/core/learning/points/board.ts'
import { learningReports } from '@deckle/core/report/learning-reports.ts'
import type { Scoped } from '../../../db/reach.ts'
import type { Deps } from '../../../deps.ts'
import type { Call, Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { readRange } from '../../analytics/index.ts'
import { readReportingZone } from '../../clients/index.ts'
import { readReached } from '../../competencies/index.ts'
import { listCoursesOf } from '../../learning/index.ts'
import { currentStreak } from '../../points/index.ts'
import { report, whole } from '../report.ts'
import { countCertificates, findLearner, findPoints, listTimeline, sumEnrolments } from './queries.ts'

const { overview, courses, timeline, competencies } = learningReports.learner

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

async function requireLearner({ db }: Pick<Deps, 'db'>, actor: Scoped, id: string) {
  const learner = await findLearner(db, actor, id)
  if (!learner) throw refuse('not_found')
  return { clientId: actor.clientId, userId: learner.id, name: learner.name }
}

export const learnerOverview: Handler<typeof learning_reports.learnerOverview> = report(
  'learner/overview',
  overview,
  async ({ deps, actor, params }) => {
    const learner = await requireLearner(deps, actor, params.id)
    const now = deps.now()
    return {
      title: learner.name,
      rows: whole(async () => {
        const [sums, certificates, { points, days, last_day }] = [
          await sumEnrolments(deps.db, learner, now),
          await countCertificates(deps.db, learner),
          await findPoints(deps.db, learner, seasonBoard('Forever', now.getTime())),
        ]
        const streak = currentStreak({ days, last_day }, now.getTime())
        return [{ ...sums, certificates: certificates.count, points, streak }]
      }),
    }
  },
)

export const learnerCourses: Handler<typeof learning_reports.learnerCourses> = report(
  'learner/courses',
  courses,
  async ({ deps, actor, params }) => {
    const learner = await requireLearner(deps, actor, params.id)
    return {
      title: learner.name,
      rows: async (page) => {
        const { rows, next } = await listCoursesOf(deps.db, learner, page)
        return {
          next,
          rows: rows.map(({ title, status, waived, removed, ...row }) => {
            const due_at = iso(row.due_at)
            return {
              course_id: row.course_id,
              course: title,
              status: waived === null ? status : 'waived',
              overdue: isOverdue({ status, waived, removed, due_at }, deps.now().getTime()),
              percent: row.percent,
              percentage: row.percentage,
              enrolled_at: iso(row.enrolled_at),
              started_at: iso(row.started_at),
              completed_at: iso(row.completed_at),
              due_at,
              expires_at: iso(row.expires_at),
              last_seen: row.last_seen,
              certificate: row.certificate ?? '',
            }
          }),
        }
      },
    }
  },
)

export const learnerTimeline: Handler<typeof learning_reports.learnerTimeline> = report(
  'learner/timeline',
  timeline,
  async ({ deps, actor, params, query }: Call<typeof learning_reports.learnerTimeline>) => {
    const learner = await requireLearner(deps, actor, params.id)
    const days = await readRange(deps, { ...query, tz: query.tz ?? (await readReportingZone(deps.db, actor.clientId)) })
    return {
      title: learner.name,
      rows: async (page) => {
        const { rows, next } = await listTimeline(deps.db, learner, days, page)
        return {
          next,
          rows: rows.map((row) => ({
            at: row.at.toISOString(),
            event: row.event,
            course_id: row.course_id,
            course: row.course ?? '',
            deck_id: row.deck_id,
            deck: row.deck ?? '',
            competency: row.competency ?? '',
            level: row.level ?? '',
            percentage: row.percentage,
            certificate: row.certificate ?? '',
          })),
        }
      },
    }
  },
)

export const learnerCompetencies: Handler<typeof learning_reports.learnerCompetencies> = report(
  'learner/competencies',
  competencies,
  async ({ deps, actor, params }) => {
    const learner = await requireLearner(deps, actor, params.id)
    return {
      title: learner.name,
      rows: whole(async () =>
        (await readReached(deps.db, learner.clientId, learner.userId))
          .filter(({ measured }) => measured)
          .map((one) => ({
            competency_id: one.id,
            competency: one.name,
            level: one.scale[one.level] ?? '',
            percentage: one.percentage,
            threshold: one.threshold,
            gap: one.gap,
            changed_at: one.at,
          })),
      ),
    }
  },
)
