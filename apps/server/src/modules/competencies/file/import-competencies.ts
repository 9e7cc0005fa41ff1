import type { competencies } from '@deckle/contract/competencies.ts'
import { csvTable } from '@deckle/core/deck/translation-files/csv-table.ts'
import { competencyColumnsOf, readCompetencyRow } from '@deckle/core/learning/competency/competency-csv.ts'
import { competencyLimits } from '@deckle/core/learning/competency/competency.ts'
import type { Db } from '../../../db/database.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { isUuid } from '../../../platform/uuid.ts'
import { refuse } from '../../../refusal.ts'
import { audit } from '../../admin/index.ts'
import { changeFramework, childrenOf } from '../framework/change-framework.ts'
import { refreshLevels } from '../levels/queries.ts'
import {
  type CompetencyRecord,
  findCompetencies,
  findDecks,
  insertCompetency,
  replaceDecks,
  setCompetency,
  setOrder,
} from '../queries.ts'
import { type PlannedRow, planImport } from './plan-import.ts'

export const importCompetencies: Handler<typeof competencies.import> = ({ deps, actor, body }) => {
  const table = readTable(body.csv)
  return changeFramework(deps, actor, async (trx, all) => {
    const plan = planImport(table, all, await linkable(trx, actor.clientId, table, all), deps.newId)
    const rows = plan.map(({ shown }) => shown)
    const changed = plan.flatMap(({ shown, wanted }) =>
      wanted && (shown.state === 'new' || shown.state === 'changed') ? [wanted] : [],
    )
    if (all.length + rows.filter(({ state }) => state === 'new').length > competencyLimits.perClient)
      throw refuse('rule_broken', 'competency.too_many')
    if (body.dry_run || rows.some(({ state }) => state === 'refused')) return { stored: false, rows }
    await store(trx, actor, all, changed)
    const competencyIds = changed.map(({ id }) => id)
    await refreshLevels(trx, { clientId: actor.clientId, competencyIds, userId: null, now: deps.now() })
    await audit(trx, deps, actor, {
      action: 'competency.import',
      subject: actor.clientId,
      detail: { changed: changed.length, rows: rows.length },
    })
    return { stored: true, rows }
  })
}

function readTable(csv: string): readonly (readonly string[])[] {
  const table = csvTable(csv)
  if (!table?.[0] || !competencyColumnsOf(table[0]).includes('name'))
    throw refuse('rule_broken', { message: 'competency.csv', fields: { csv: 'competency.csv' } })
  if (table.length - 1 > competencyLimits.perClient)
    throw refuse('rule_broken', { message: 'competency.rows', fields: { csv: 'competency.rows' } })
  return table
}

/** Decks that the file names and that are there, and those that are linked already. */
async function linkable(
  trx: Db,
  clientId: string,
  [headings = [], ...lines]: readonly (readonly string[])[],
  all: readonly CompetencyRecord[],
): Promise<ReadonlySet<string>> {
  const columns = competencyColumnsOf(headings)
  const named = lines.flatMap((cells) => {
    const read = readCompetencyRow(cells, columns)
    return read.ok ? read.row.decks.map(({ id }) => id.toLowerCase()) : []
  })
  const found = await findDecks(trx, clientId, [...new Set(named)].filter(isUuid))
  return new Set([...found, ...all.flatMap(({ decks }) => decks.map(({ id }) => id))])
}

/** Parents first, since the database wants them to be there. */
async function store(
  trx: Db,
  { clientId }: SignedIn,
  all: readonly CompetencyRecord[],
  changed: readonly NonNullable<PlannedRow['wanted']>[],
): Promise<void> {
  const known = new Map(all.map((one) => [one.id, one]))
  const last = all.length + 1
  for (const { id, name, scale, threshold, decks } of changed.filter((one) => !known.has(one.id))) {
    await insertCompetency(trx, clientId, id, { name, scale, threshold, description: '', parent: null, seq: last })
    await replaceDecks(trx, clientId, id, decks)
  }
  for (const [at, { id, name, parent, scale, threshold, decks }] of changed.entries()) {
    const before = known.get(id)
    const seq = before?.parent === parent ? before.seq : last + at
    await setCompetency(trx, clientId, id, {
      name,
      scale,
      threshold,
      description: before?.description ?? '',
      parent,
      seq,
    })
    if (before) await replaceDecks(trx, clientId, id, decks)
  }
  const now = await findCompetencies(trx, clientId)
  for (const parent of new Set(now.map((one) => one.parent)))
    await setOrder(
      trx,
      clientId,
      childrenOf(now, parent).map(({ id }) => id),
    )
}
