import type { AuditAction } from '@deckle/core/audit/audit.ts'
import type { report_links } from '@deckle/contract/report-links.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { hashPassword } from '../../../platform/passwords/passwords.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { requireAccess } from '../../../require-access.ts'
import { audit } from '../../admin/index.ts'
import { requireTarget } from './link-target.ts'
import { presentLink } from './present.ts'
import { findLink, insertLink, type LinkRow, type LinksDb, listLinksTo, setRevoked } from './queries.ts'
import { Refusal } from '../../../refusal.ts'

type Calls = typeof report_links

const DAY = 86_400_000

export const listReportLinks: Handler<Calls['list']> = async ({ deps, actor, query }) => {
  const { kind, target, ...asked } = query
  await requireTarget(deps, actor, { kind, target, period: null })
  const { rows, ...page } = await listLinksTo(deps.db, actor, { kind, target }, asked)
  return { links: rows.map((row) => presentLink(deps, row, actor)), ...page }
}

export const createReportLink: Handler<Calls['create']> = async ({ deps, actor, body }) => {
  const { kind, target, pin, days, includesNames, period } = body
  const { title } = await requireTarget(deps, actor, { kind, target, period })
  await requireLimit(deps.limits, 'makeReportLink', actor.userId)
  const [id, now] = [deps.newId(), deps.now()]
  const expires_at = new Date(now.getTime() + days * DAY)
  const pin_hash = pin === null ? null : await hashPassword(normalized(pin))
  await transaction(deps.db, async (trx) => {
    await insertLink(trx, {
      client_id: actor.clientId,
      id,
      owner_id: actor.userId,
      kind,
      target_id: target,
      pin_hash,
      includes_names: includesNames,
      period: kind === 'deck' && period !== null ? JSON.stringify(period) : null,
      expires_at,
      created_at: now,
    })
    const detail = { name: title, kind, target, hasPin: pin !== null, includesNames, expires: expires_at.toISOString() }
    await audit(trx, deps, actor, { action: 'report_links.create', subject: id, detail })
  })
  return { link: presentLink(deps, await requireLink(deps.db, actor, id), actor) }
}

export const revokeReportLink: Handler<Calls['revoke']> = async ({ deps, actor, params }) => {
  await change(deps, actor, params.id, { action: 'report_links.revoke', revokedAt: deps.now() })
  return { ok: true }
}

export const restoreReportLink: Handler<Calls['restore']> = async ({ deps, actor, params }) => ({
  link: presentLink(
    deps,
    await change(deps, actor, params.id, { action: 'report_links.restore', revokedAt: null }),
    actor,
  ),
})

interface LinkChange {
  readonly action: AuditAction
  readonly revokedAt: Date | null
}

/** Again changes nothing, and is not noted again. */
async function change(deps: Deps, actor: SignedIn, id: string, { action, revokedAt }: LinkChange): Promise<LinkRow> {
  return transaction(deps.db, async (trx) => {
    const row = await requireLink(trx, actor, id)
    if ((row.revoked_at === null) === (revokedAt === null)) return row
    await setRevoked(trx, actor.clientId, id, revokedAt)
    const { kind, target_id: target } = row
    const name = await titleOf({ ...deps, db: trx }, actor, { kind, target })
    await audit(trx, deps, actor, { action, subject: id, detail: { name, kind, target } })
    return { ...row, revoked_at: revokedAt }
  })
}

/** Empty if the target was deleted, or is not for the actor to read. */
async function titleOf(
  deps: Deps,
  actor: SignedIn,
  target: Pick<Parameters<typeof requireTarget>[2], 'kind' | 'target'>,
) {
  try {
    return (await requireTarget(deps, actor, { ...target, period: null })).title
  } catch (error) {
    if (error instanceof Refusal) return ''
    throw error
  }
}

const requireLink = async (db: LinksDb, actor: SignedIn, id: string): Promise<LinkRow> =>
  requireAccess(actor, 'report_link.manage', await findLink(db, actor, id))

/** Phones begin with a capital letter. */
export const normalized = (pin: string): string => pin.trim().toLowerCase()
