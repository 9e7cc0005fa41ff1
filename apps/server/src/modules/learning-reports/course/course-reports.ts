import type { learning_reports } from '@deckle/contract/learning-reports.ts'
import { topicsOf } from '@deckle/core/learning/required.ts'
import { learningReports } from '@deckle/core/report/learning-reports.ts'
import { shareOf } from '@deckle/core/report/report.ts'
import type { Scoped } from '../../../db/reach.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { listLearnerRows, presentLearner, readCounts, requireLearners } from '../../learners/index.ts'
import { enrolmentFigures, everPassed } from '../enrolment-figures.ts'
import { report, whole } from '../report.ts'
import { contentOf, partFigures, partsOf } from './course-parts.ts'
import { countPending, findDeckNames, readBands } from './queries.ts'

const { overview, topics, learners, funnel, scores } = learningReports.course

const wholeCourse = '00000000-0000-0000-0000-000000000000'

async function openCourse(deps: Deps, actor: Scoped, id: string) {
  const scope = await requireLearners(deps.db, deps, actor, id)
  return { scope, content: contentOf(scope), title: contentOf(scope).title }
}

export const courseOverview: Handler<typeof learning_reports.courseOverview> = report(
  'course/overview',
  overview,
  async ({ deps, actor, params }) => {
    const { scope, title } = await openCourse(deps, actor, params.id)
    const { db } = deps
    return {
      title,
      rows: whole(async () => [
        { ...enrolmentFigures(await readCounts(db, scope)), ...(await countPending(db, scope)) },
      ]),
    }
  },
)

export const courseTopics: Handler<typeof learning_reports.courseTopics> = report(
  'course/topics',
  topics,
  async ({ deps, actor, params }) => {
    const { scope, content, title } = await openCourse(deps, actor, params.id)
    return {
      title,
      rows: whole(async () => {
        const parts = await partsOf(deps.db, scope)
        return topicsOf(content).map(({ topic, decks }) => ({
          topic_id: topic.id,
          topic: topic.title,
          decks: decks.length,
          required: topic.required,
          ...partFigures(parts.get(topic.id)),
        }))
      }),
    }
  },
)

export const courseLearners: Handler<typeof learning_reports.courseLearners> = report(
  'course/learners',
  learners,
  async ({ deps, actor, params, query: { search, status } }) => {
    const { scope, title } = await openCourse(deps, actor, params.id)
    return {
      title,
      rows: async (page) => {
        const { rows, next } = await listLearnerRows(deps, scope, { ...page, search, status, sort: 'name' })
        return {
          next,
          rows: rows.map((row) => {
            const learner = presentLearner(row, scope.now)
            return {
              user_id: learner.user.id,
              user: learner.user.name,
              email: learner.user.email,
              manager: learner.managerName ?? '',
              status: learner.waived === null ? learner.status : 'waived',
              overdue: learner.overdue,
              percent: learner.percent,
              percentage: learner.percentage,
              enrolled_at: learner.enrolledAt,
              started_at: learner.startedAt,
              completed_at: learner.completedAt,
              due_at: learner.dueAt,
              expires_at: learner.expiresAt,
              last_seen: learner.lastSeen,
              source: learner.source,
              round: learner.round,
            }
          }),
        }
      },
    }
  },
)

export const courseFunnel: Handler<typeof learning_reports.courseFunnel> = report(
  'course/funnel',
  funnel,
  async ({ deps, actor, params }) => {
    const { scope, content, title } = await openCourse(deps, actor, params.id)
    const { db } = deps
    return {
      title,
      rows: whole(async () => {
        const counts = await readCounts(db, scope)
        const parts = await partsOf(db, scope)
        const exam = content.finalExam?.deck_id ?? null
        const places = topicsOf(content).flatMap(({ topic, decks }) =>
          decks.map(({ id }) => ({ id, topic: topic.title })),
        )
        const steps = [
          ...places.filter(({ id }) => id !== exam).map((place) => ({ ...place, step: 'deck' })),
          ...(exam === null ? [] : [{ id: exam, topic: '', step: 'final_exam' }]),
        ]
        const names = await findDeckNames(
          db,
          scope.clientId,
          steps.map(({ id }) => id),
        )
        const passed = everPassed(counts)
        const ends = { deck_id: null, deck: '', topic: '' }
        const row = (
          step: string,
          reached: number,
          completed: number,
          place: typeof ends | ({ deck_id: string } & Omit<typeof ends, 'deck_id'>),
        ) => ({
          step,
          ...place,
          reached,
          completed,
          share: shareOf(reached, counts.enrolled),
        })
        return [
          row('enrolled', counts.enrolled, counts.started, ends),
          ...steps.map(({ id, step, topic }) => {
            const { started, completed } = partFigures(parts.get(id))
            return row(step, started, completed, { deck_id: id, deck: names.get(id) ?? '', topic })
          }),
          row('passed', passed, passed, ends),
        ]
      }),
    }
  },
)

export const courseScores: Handler<typeof learning_reports.courseScores> = report(
  'course/scores',
  scores,
  async ({ deps, actor, params }) => {
    const { scope, title } = await openCourse(deps, actor, params.id)
    return {
      title,
      rows: whole(async () =>
        (await readBands(deps.db, scope, scope.ownBranch ? actor.userId : wholeCourse)).map((count, band) => ({
          from: band * 10,
          to: band * 10 + 10,
          learners: count,
        })),
      ),
    }
  },
)
