import type { admin } from '@deckle/contract/admin.ts'
import type { audit as auditCalls } from '@deckle/contract/audit.ts'
import type { Handlers } from '../../http/handler.ts'
import { exportAudit, exportClientAudit } from './audit/export-audit.ts'
import { listAudit, listClientAudit } from './audit/list-audit.ts'
import { listClients } from './list-clients.ts'
import { listMails } from './list-mails.ts'
import { listPeople } from './list-people.ts'
import { readHealth } from './health/read-health.ts'
import { retryMail, retryMails } from './retry-mails.ts'
import { showMail } from './show-mail.ts'
import { listStorage, measureStorage } from './storage/list-storage.ts'

export { audit, auditCall, type AuditEvent, auditMany } from './audit/audit.ts'
export { logExport } from './audit/log-export.ts'
export { presentEntries } from './audit/present-audit.ts'
export { deleteAuditBefore, eraseFromAudit, listAuditOf, listClientIds } from './audit/queries.ts'
export { measureStorage as measureStorageOfAll } from './storage/queries.ts'
export { adminCron, adminTasks } from './tasks.ts'

export const adminHandlers: Handlers<typeof admin> = {
  health: readHealth,
  outbox: listMails,
  mail: showMail,
  retryMail,
  retryMails,
  audit: listAudit,
  auditExport: exportAudit,
  clients: listClients,
  people: listPeople,
  storage: listStorage,
  measureStorage,
}

export const auditHandlers: Handlers<typeof auditCalls> = { list: listClientAudit, export: exportClientAudit }
