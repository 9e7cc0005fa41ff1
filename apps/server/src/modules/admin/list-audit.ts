import type { admin } from '@deckle/contract/admin.ts'
import type { Handler } from '../../http/handler.ts'
import { listAudit as listRows } from './queries.ts'

export const listAudit: Handler<typeof admin.audit> = async ({ deps, query }) => {
  const { rows, next } = await listRows(deps.db, query)
  return {
    entries: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      actor: row.actor ?? '',
      by: row.by_id === null ? null : (row.by ?? ''),
      client: row.client ?? '',
      action: row.action,
      subject: row.subject,
      detail: row.detail,
    })),
    next,
  }
}
