import type { reports } from '@deckle/core/report/reports/reports.ts'
import { inTreeOrder } from '@deckle/core/learning/tree.ts'
import { findCompetencies } from '../../competencies/index.ts'
import type { ReportRequest } from '../table/report-request.ts'
import { type SourceOf, wholeTable } from '../table/rows.ts'
import { matchingPeople } from './queries-matching.ts'
import { countLevels, listLevels } from './queries-levels.ts'

type Groups = (typeof reports)['competency_matrix']['groups']

/** What people have reached; who has completed no deck of a competency is not measured in it. */
export const competencyMatrix = {
  user: async (request: ReportRequest): Promise<SourceOf<Groups['user']>> => {
    const { deps, actor } = request
    const matching = await matchingPeople(request)
    return {
      async page(page) {
        const { rows, next } = await listLevels(deps.db, { actor, matching }, page)
        return {
          next,
          rows: rows.map((row) => ({
            user_id: row.id,
            user: row.name,
            competency_id: row.competency_id,
            competency: row.competency,
            level: row.scale[row.level] ?? '',
            percentage: row.percentage,
            changed_at: row.changed_at.toISOString(),
          })),
        }
      },
    }
  },
  competency: async (request: ReportRequest): Promise<SourceOf<Groups['competency']>> => {
    const { deps, actor } = request
    const matching = await matchingPeople(request)
    return wholeTable(async () => {
      const framework = await findCompetencies(deps.db, actor.clientId)
      const counts = await countLevels(deps.db, { actor, matching })
      return inTreeOrder(framework).map(({ item }) => ({
        competency_id: item.id,
        competency: item.name,
        ...(counts.get(item.id) ?? nothing),
      }))
    })
  },
}

const nothing = { measured: 0, level_0: 0, level_1: 0, level_2: 0, level_3: 0, percentage: null }
