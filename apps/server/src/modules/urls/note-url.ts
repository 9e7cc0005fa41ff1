import type { AuditAction } from '@deckle/core/audit/audit.ts'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/handler.ts'
import { audit } from '../admin/index.ts'
import type { UrlRow } from './queries.ts'

interface UrlChange {
  readonly action: Extract<AuditAction, `url.${string}`>
  readonly url: Pick<UrlRow, 'id' | 'code'>
}

/** Adds the audit entry of a change to a short address, named by its code. */
export const noteUrl = (trx: Db, deps: Deps, actor: SignedIn, { action, url }: UrlChange): Promise<void> =>
  audit(trx, deps, actor, { action, subject: url.id, detail: { name: url.code } })
