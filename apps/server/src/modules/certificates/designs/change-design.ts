import type { certificate_designs } from '@deckle/contract/certificate-designs.ts'
import { type CertificateDesign, certificateLimits } from '@deckle/core/certificates/certificate-design.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { requireAccess } from '../../../require-access.ts'
import { lockClient } from '../../clients/index.ts'
import { withOwnPictures } from '../pictures.ts'
import { presentDesign } from './present.ts'
import { countDesigns, type DesignRecord, findDesign, insertDesign, removeDesign, saveDesign } from './queries.ts'
import { audit } from '../../admin/index.ts'

export const createDesign: Handler<typeof certificate_designs.create> = async ({ deps, actor, body }) => {
  const id = deps.newId()
  const own = { client_id: actor.clientId, id, owner_id: actor.userId }
  const design = await withOwnPictures(deps.db, actor.clientId, body.design)
  await transaction(deps.db, async (trx) => {
    await lockClient(trx, actor.clientId)
    if ((await countDesigns(trx, actor.clientId)) >= certificateLimits.designs)
      throw refuse('rule_broken', 'certificate_design.too_many')
    await insertDesign(trx, { ...own, name: body.name, design })
  })
  return { certificate_design: presentDesign(actor, await requireEditable(deps.db, actor, id)) }
}

/** Refuses with `revision_conflict` and the newer design if `revision` is outdated. */
export const updateDesign: Handler<typeof certificate_designs.update> = async ({
  deps,
  actor,
  params: { id },
  body: { revision, name, design },
}) => {
  await requireEditable(deps.db, actor, id)
  const own: CertificateDesign | undefined = design && (await withOwnPictures(deps.db, actor.clientId, design))
  const isSaved = await saveDesign(deps.db, actor.clientId, { id, revision }, { name, design: own })
  const certificate_design = presentDesign(actor, await requireEditable(deps.db, actor, id))
  if (!isSaved)
    throw refuse('revision_conflict', { message: 'certificate_design.changed', data: { certificate_design } })
  return { certificate_design }
}

export const deleteDesign: Handler<typeof certificate_designs.delete> = async ({ deps, actor, params: { id } }) => {
  const { name } = await requireEditable(deps.db, actor, id)
  await transaction(deps.db, async (trx) => {
    await removeDesign(trx, actor.clientId, id)
    await audit(trx, deps, actor, { action: 'certificate_design.delete', subject: id, detail: { name } })
  })
  return { ok: true }
}

const requireEditable = async (db: Db, actor: SignedIn, id: string): Promise<DesignRecord> =>
  requireAccess(actor, 'certificate_design.edit', await findDesign(db, actor.clientId, id))
