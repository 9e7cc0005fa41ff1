import { joinTexts } from '@deckle/core/text/joined-texts.ts'
import type { learning_reports } from '@deckle/contract/learning-reports.ts'
import { gapOf } from '@deckle/core/learning/competency/competency.ts'
import { idsBelow, inTreeOrder } from '@deckle/core/learning/tree.ts'
import { learningReports } from '@deckle/core/report/learning-reports.ts'
import type { Scoped } from '../../../db/reach.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { findClosingCourses, findCompetencies } from '../../competencies/index.ts'
import { report, whole } from '../report.ts'
import { countLevels, type LevelCounts, listMeasured } from './queries.ts'

const { overview, learners, gaps } = learningReports.competency

const nothing: LevelCounts = { measured: 0, level_0: 0, level_1: 0, level_2: 0, level_3: 0, percentage: null }

async function openCompetency({ db }: Pick<Deps, 'db'>, actor: Scoped, id: string) {
  const framework = await findCompetencies(db, actor.clientId)
  const competency = framework.find((one) => one.id === id.toLowerCase())
  if (!competency) throw refuse('not_found')
  return { framework, competency, title: competency.name }
}

export const competencyOverview: Handler<typeof learning_reports.competencyOverview> = report(
  'competency/overview',
  overview,
  async ({ deps: { db }, actor, params }) => {
    const { competency, title } = await openCompetency({ db }, actor, params.id)
    return {
      title,
      rows: whole(async () => [
        {
          competency: competency.name,
          decks: competency.decks.length,
          threshold: competency.threshold,
          ...((await countLevels(db, actor, [competency.id])).get(competency.id) ?? nothing),
        },
      ]),
    }
  },
)

export const competencyLearners: Handler<typeof learning_reports.competencyLearners> = report(
  'competency/learners',
  learners,
  async ({ deps: { db }, actor, params }) => {
    const { competency, title } = await openCompetency({ db }, actor, params.id)
    return {
      title,
      rows: async (page) => {
        const { rows, next } = await listMeasured(db, actor, competency.id, page)
        return {
          next,
          rows: rows.map((row) => ({
            user_id: row.id,
            user: row.name,
            email: row.email,
            manager: row.manager ?? '',
            level: competency.scale[row.level] ?? '',
            percentage: row.percentage,
            gap: gapOf(row.percentage, competency.threshold),
            changed_at: row.changed_at.toISOString(),
          })),
        }
      },
    }
  },
)

export const competencyGaps: Handler<typeof learning_reports.competencyGaps> = report(
  'competency/gaps',
  gaps,
  async ({ deps: { db }, actor, params }) => {
    const { framework, competency, title } = await openCompetency({ db }, actor, params.id)
    return {
      title,
      rows: whole(async () => {
        const below = idsBelow(new Map(framework.map(({ id, parent }) => [id, parent])), competency.id)
        const shown = inTreeOrder(framework)
          .map(({ item }) => item)
          .filter(({ id, decks }) => decks.length > 0 && (id === competency.id || below.has(id)))
        const ids = shown.map(({ id }) => id)
        const counts = await countLevels(db, actor, ids)
        const courses = await findClosingCourses(db, actor.clientId, ids)
        return shown.map(({ id, name, threshold }) => {
          const { measured, level_0, level_1, percentage } = counts.get(id) ?? nothing
          return {
            competency_id: id,
            competency: name,
            measured,
            below: level_0 + level_1,
            percentage,
            gap: measured === 0 ? null : gapOf(percentage, threshold),
            courses: joinTexts(
              courses.filter((course) => course.competencies.includes(id)).map((course) => course.title),
            ),
          }
        })
      }),
    }
  },
)
