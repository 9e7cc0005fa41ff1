import type { ReportLink } from '@deckle/contract/report-links.ts'
import { linkState } from '@deckle/core/report/custom/report-link.ts'
import type { Deps } from '../../../deps.ts'
import { publicAddress } from '../../../env.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { linkToken } from './link-pass.ts'
import { mayManage } from './link-target.ts'
import type { LinkRow } from './queries.ts'

export const presentLink = (deps: Deps, row: LinkRow, actor: SignedIn): ReportLink => ({
  id: row.id,
  url: `${publicAddress(deps.env)}/shared-report/${linkToken({ clientId: row.client_id, key: row.id }, deps.secret)}`,
  hasPin: row.pin_hash !== null,
  includesNames: row.includes_names,
  state: linkState(row, deps.now().getTime()),
  owner: { id: row.owner_id, name: row.owner },
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  opened_at: row.opened_at?.toISOString() ?? null,
  opened: row.opened,
  can: { revoke: mayManage(actor, row) },
})
