import type { admin } from '@deckle/contract/admin.ts'
import type { Handlers } from '../../http/handler.ts'
import { exportAudit } from './export-audit.ts'
import { listAudit } from './list-audit.ts'
import { listClients } from './list-clients.ts'
import { listMails } from './list-mails.ts'
import { listPeople } from './list-people.ts'
import { readHealth } from './read-health.ts'
import { showMail } from './show-mail.ts'

export { audit, auditCall, auditMany } from './audit.ts'
export { eraseFromAudit, listAuditOf } from './queries.ts'

export const adminHandlers: Handlers<typeof admin> = {
  health: readHealth,
  outbox: listMails,
  mail: showMail,
  audit: listAudit,
  auditExport: exportAudit,
  clients: listClients,
  people: listPeople,
}
