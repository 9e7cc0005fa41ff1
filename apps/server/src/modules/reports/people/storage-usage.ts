import { shareOf } from '@deckle/core/report/report.ts'
import type { reports } from '@deckle/core/report/reports/reports.ts'
import { listDays, listSpace } from '../../usage/index.ts'
import type { ReportRequest } from '../table/report-request.ts'
import { type SourceOf, wholeTable } from '../table/rows.ts'
import { findStorage } from './queries-storage.ts'

type Groups = (typeof reports)['storage_usage']['groups']

/** As it was measured last, within the hour; by day as it was then. */
export const storageUsage = {
  kind: async ({ deps, actor }: ReportRequest): Promise<SourceOf<Groups['kind']>> =>
    wholeTable(async () => {
      const measured = await findStorage(deps.db, actor.clientId)
      return (['pictures', 'answer_files'] as const).map((kind) => ({
        kind,
        bytes: measured?.[kind] ?? 0,
        share: shareOf(measured?.[kind] ?? 0, measured?.total ?? 0),
      }))
    }),
  day: async ({ deps, actor, from, to }: ReportRequest): Promise<SourceOf<Groups['day']>> =>
    wholeTable(async () =>
      (await listDays(deps.db, actor.clientId, from ?? '1970-01-01'))
        .filter(({ day }) => to === null || day <= to)
        .map(({ day, space }) => ({ day, bytes: space })),
    ),
  user: async ({ deps, actor }: ReportRequest): Promise<SourceOf<Groups['user']>> => ({
    async page(page) {
      const { rows, next } = await listSpace(deps.db, actor.clientId, page)
      return { next, rows: rows.map(({ id, name, bytes }) => ({ user_id: id, user: name, bytes })) }
    },
  }),
}
