import { refuse } from '../../../refusal.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { audit } from '../../admin/index.ts'
import { lockClient } from '../queries.ts'
import { requireClient } from '../require-client.ts'
import { domainRecord } from './domain-record.ts'
import { type DomainRow, listDomains, setVerified, takeDomain } from './queries.ts'

/** By the domain's TXT record, which only who runs the domain can set. */
export async function verifyDomainByDns(
  deps: Deps,
  actor: SignedIn,
  { clientId, domain }: { readonly clientId: string; readonly domain: string },
): Promise<void> {
  await requireClient(deps.db, actor, 'client.sso', clientId)
  requireDomain(await listDomains(deps.db, clientId), domain)
  const records = await deps.dns.txt(domain)
  if (records === null) throw refused('sso.dns_failed')
  if (!records.includes(domainRecord(clientId, domain, deps.secret))) throw refused('sso.no_record')
  await markVerified(deps, actor, { clientId, domain, by: 'dns' })
}

/** In a word of the Superadmin. */
export function confirmDomainByOperator(
  deps: Deps,
  actor: SignedIn,
  place: { readonly clientId: string; readonly domain: string },
): Promise<void> {
  return markVerified(deps, actor, { ...place, by: 'operator' })
}

async function markVerified(
  deps: Deps,
  actor: SignedIn,
  { clientId, domain, by }: { readonly clientId: string; readonly domain: string; readonly by: 'dns' | 'operator' },
): Promise<void> {
  await transaction(deps.db, async (trx) => {
    await lockClient(trx, clientId)
    await requireClient(trx, actor, 'client.sso', clientId)
    const row = requireDomain(await listDomains(trx, clientId), domain)
    if (row.verified_at !== null) return
    await take(trx, clientId, row)
    await setVerified(trx, clientId, row.id, { verified_at: deps.now(), verified_by: by })
    await audit(trx, deps, actor, { action: 'client.sso_domain', subject: clientId, detail: { domain, by }, clientId })
  })
}

async function take(trx: Db, clientId: string, row: DomainRow): Promise<void> {
  if (!(await takeDomain(trx, clientId, row)))
    throw refuse('already_taken', { message: 'sso.domain_taken', fields: { domain: 'sso.domain_taken' } })
}

function requireDomain(rows: readonly DomainRow[], domain: string): DomainRow {
  const row = rows.find((one) => one.domain === domain)
  if (!row) throw refused('sso.no_domain')
  return row
}

const refused = (message: 'sso.dns_failed' | 'sso.no_record' | 'sso.no_domain') =>
  refuse('rule_broken', { message, fields: { domain: message } })
