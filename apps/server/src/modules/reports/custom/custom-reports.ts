import type { custom_reports } from '@deckle/contract/custom-reports.ts'
import { may } from '@deckle/core/access/access.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { requireAccess, subjectOf } from '../../../require-access.ts'
import { presentReport, presentRow, reportValues } from './present.ts'
import {
  type CustomReportsDb,
  findDeleted,
  findReport,
  insertReport,
  listSeen,
  saveReport,
  setDeleted,
} from './queries.ts'
import { requireFaultless } from './widget-faults.ts'
import { audit } from '../../admin/index.ts'
import { transaction } from '../../../db/transaction.ts'

type Calls = typeof custom_reports

export const listCustomReports: Handler<Calls['list']> = async ({ deps, actor, query }) => {
  const { rows, ...page } = await listSeen(deps.db, actor, query)
  return { reports: rows.map((row) => presentRow(row, actor)), ...page }
}

export const showCustomReport: Handler<Calls['show']> = async ({ deps, actor, params }) => ({
  report: await show(deps.db, actor, params.id),
})

export const createCustomReport: Handler<Calls['create']> = async ({ deps, actor, body }) => {
  requireFaultless(body)
  const id = deps.newId()
  await insertReport(deps.db, {
    client_id: actor.clientId,
    id,
    owner_id: actor.userId,
    updated_at: deps.now(),
    ...reportValues(body),
  })
  return { report: await show(deps.db, actor, id) }
}

export const updateCustomReport: Handler<Calls['update']> = async ({ deps, actor, params, body }) => {
  const { db } = deps
  const row = requireAccess(actor, 'custom_report.edit', await findReport(db, actor, params.id))
  if (body.everyone !== row.everyone && !may(actor, 'custom_report.delete', subjectOf(row)))
    throw refuse('not_allowed', 'custom_report.sharing')
  requireFaultless(body)
  const place = { clientId: actor.clientId, id: row.id, revision: body.revision, now: deps.now() }
  if (!(await saveReport(db, place, reportValues(body))))
    throw refuse('revision_conflict', {
      message: 'custom_report.changed',
      data: { report: await show(db, actor, row.id) },
    })
  return { report: await show(db, actor, row.id) }
}

export const deleteCustomReport: Handler<Calls['delete']> = async ({ deps, actor, params }) => {
  const { id, title } = requireAccess(actor, 'custom_report.delete', await findReport(deps.db, actor, params.id))
  await transaction(deps.db, async (trx) => {
    await setDeleted(trx, actor.clientId, id, deps.now())
    await audit(trx, deps, actor, { action: 'custom_report.delete', subject: id, detail: { name: title } })
  })
  return { ok: true }
}

/** Also of one that is there: nothing changes then. */
export const restoreCustomReport: Handler<Calls['restore']> = async ({ deps, actor, params }) => {
  const { db } = deps
  const deleted = await findDeleted(db, actor, params.id)
  const found = deleted ?? (await findReport(db, actor, params.id))
  const { id, title } = requireAccess(actor, 'custom_report.delete', found)
  if (deleted)
    await transaction(db, async (trx) => {
      await setDeleted(trx, actor.clientId, id, null)
      await audit(trx, deps, actor, { action: 'custom_report.restore', subject: id, detail: { name: title } })
    })
  return { report: await show(db, actor, id) }
}

async function show(db: CustomReportsDb, actor: SignedIn, id: string) {
  return presentReport(requireAccess(actor, 'custom_report.read', await findReport(db, actor, id)), actor)
}
