import type { certificates } from '@deckle/contract/certificates.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { audit } from '../../admin/index.ts'
import { findIssuer } from '../issuer.ts'
import { storeCertificate } from './issue-certificate.ts'
import { undrawableFields } from '../render/undrawable-fields.ts'
import { presentCertificate, valuesOf } from './present.ts'
import { type CertificateRecord, findCertificate, findPerson, setReplaced, setRevoked, takePlace } from './queries.ts'
import { requireManaged } from './require-certificate.ts'

export const revokeCertificate: Handler<typeof certificates.revoke> = async ({ deps, actor, params: { id }, body }) => {
  await requireManaged(deps.db, actor, id)
  await transaction(deps.db, async (trx) => {
    const change = { revoked_at: deps.now(), revoked_by: actor.userId, revoked_for: body.reason }
    if (!(await setRevoked(trx, actor.clientId, id, change))) throw refuse('conflict', 'certificate.revoked')
    await audit(trx, deps, actor, { action: 'certificate.revoke', subject: id, detail: { reason: body.reason } })
  })
  return reply(deps, actor, id)
}

/** What a reissued certificate would print as boxes. */
export const checkReissue: Handler<typeof certificates.check> = async ({ deps, actor, params: { id } }) => {
  const former = await requireManaged(deps.db, actor, id)
  const person = await findPerson(deps.db, actor.clientId, former.user_id)
  if (!person) throw refuse('gone')
  const issuer = await findIssuer(deps.db, actor.clientId)
  const values = { ...valuesOf(deps.env, former), name: person.name, issuer: issuer.name }
  return { name: person.name, undrawable: undrawableFields(former.design, values) }
}

/** With the name that the person has now; course, result and dates stay. The former one is replaced by it. */
export const reissueCertificate: Handler<typeof certificates.reissue> = async ({ deps, actor, params: { id } }) => {
  const former = await requireManaged(deps.db, actor, id)
  const made = await transaction(deps.db, async (trx) => {
    const next = deps.newId()
    const how = { by: next, now: deps.now(), userId: actor.userId }
    if (!(await setReplaced(trx, actor.clientId, id, how))) throw refuse('conflict', 'certificate.replaced')
    await storeAgain(trx, former, next)
    await audit(trx, deps, actor, { action: 'certificate.reissue', subject: id, detail: { by: next } })
    return next
  })
  return reply(deps, actor, made)
}

async function storeAgain(trx: Db, former: CertificateRecord, id: string): Promise<void> {
  const person = await findPerson(trx, former.client_id, former.user_id)
  if (!person) throw refuse('gone')
  await storeCertificate(trx, {
    id,
    clientId: former.client_id,
    courseId: former.course_id,
    userId: former.user_id,
    round: former.round,
    title: former.course,
    summary: former.summary,
    criteria: former.criteria,
    language: former.language,
    percentage: former.percentage,
    issuedAt: former.issued_at,
    validUntil: former.valid_until,
    timeZone: former.time_zone,
    design: former.design,
    issuer: (await findIssuer(trx, former.client_id)).name,
    person,
    place: await takePlace(trx, former.client_id),
  })
}

async function reply(deps: Deps, actor: SignedIn, id: string) {
  const row = await findCertificate(deps.db, actor.clientId, id)
  if (!row) throw refuse('not_found')
  return { certificate: presentCertificate(row, { env: deps.env, now: deps.now(), mayManage: true }) }
}
