import type { AuditAction } from '@deckle/core/audit/audit.ts'
import type { Deps } from '../../../deps.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { audit } from './audit.ts'

/** Files with data of people, by the call that sends them; a whole resource by its name. */
const exports: Readonly<Record<string, AuditAction>> = {
  'jobs.file': 'export.job',
  'imports.refused': 'export.import_rows',
  'audit.export': 'export.audit',
  'admin.auditExport': 'export.audit',
  'certificates.pdf': 'export.certificate',
  learning_reports: 'export.learning_report',
  reports: 'export.report',
  custom_reports: 'export.report',
  'analytics.deckFile': 'export.answer_file',
  'analytics.deckExport': 'export.answers',
  'analytics.deckReport': 'export.deck_report',
  'leads.export': 'export.leads',
  'tickets.file': 'export.ticket_file',
}

/** Files without data of people, or of the caller alone. */
export const exportsWithoutPeople: readonly string[] = [
  'billing.invoice',
  'packaging.packDeck',
  'competencies.export',
  'flows.export',
  'certificate_designs.preview',
  'crosstabs.export',
  'tickets.threadFile',
]

export const exportActOf = (call: string): AuditAction | undefined => exports[call] ?? exports[call.split('.')[0] ?? '']

interface SentFile {
  /** Name of the call. */
  readonly call: string
  readonly params: Readonly<Record<string, unknown>>
  readonly filename: string
}

/** Adds an audit entry for a file with people's data, before it is sent. */
export async function logExport(deps: Deps, actor: SignedIn, { call, params, filename }: SentFile): Promise<void> {
  const action = exportActOf(call)
  if (action === undefined) return
  const { id } = params
  await audit(deps.db, deps, actor, { action, subject: typeof id === 'string' ? id : '', detail: { name: filename } })
}
