import type { users } from '@deckle/contract/users.ts'
import type { Handler } from '../../../http/handler.ts'
import { listAuditOf } from '../../admin/index.ts'
import { requireUser } from '../require-user.ts'
import { presentAuditLine } from './present.ts'

export const listPersonAudit: Handler<typeof users.audit> = async ({ deps, actor, params, query }) => {
  const user = await requireUser(deps.db, actor, 'user.inspect', params.id, { asOrganisation: true, bin: true })
  const { rows, ...page } = await listAuditOf(deps.db, user.client_id, user.id, query)
  return { entries: rows.map(presentAuditLine), ...page }
}
