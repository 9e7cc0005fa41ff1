import { Readable } from 'node:stream'
import type { competencies } from '@deckle/contract/competencies.ts'
import { competencyCells, competencyColumns } from '@deckle/core/learning/competency/competency-csv.ts'
import { inTreeOrder } from '@deckle/core/learning/tree.ts'
import { csvLine } from '@deckle/core/text/csv-cell.ts'
import { FileReply, type Handler } from '../../../http/handler.ts'
import { findCompetencies } from '../queries.ts'

export const exportCompetencies: Handler<typeof competencies.export> = async ({ deps, actor }) => {
  const all = await findCompetencies(deps.db, actor.clientId)
  const names = new Map(all.map(({ id, name }) => [id, name]))
  const rows = inTreeOrder(all).map(({ item }) =>
    csvLine(competencyCells({ ...item, parent: item.parent === null ? '' : (names.get(item.parent) ?? '') })),
  )
  // Without a byte order mark, spreadsheets misread Hindi.
  const csv = `\uFEFF${csvLine([...competencyColumns])}${rows.join('')}`
  return new FileReply({
    contentType: 'text/csv; charset=utf-8',
    filename: 'competencies.csv',
    body: Readable.from([csv], { objectMode: false }),
  })
}
