import type { certificate_designs } from '@deckle/contract/certificate-designs.ts'
import { certificateTemplates } from '@deckle/core/certificates/certificate-design.ts'
import { designFromTemplate } from '@deckle/core/certificates/templates/templates.ts'
import type { Handler } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { requireAccess } from '../../../require-access.ts'
import { presentDesign } from './present.ts'
import { findDesign, listDesigns as listRows } from './queries.ts'

export const listDesigns: Handler<typeof certificate_designs.list> = async ({ deps, actor, query, request }) => {
  const { rows, ...page } = await listRows(deps.db, actor.clientId, query)
  const language = preferredLanguage(request.header('accept-language'))
  return {
    certificate_designs: rows.map((row) => presentDesign(actor, row)),
    templates: certificateTemplates.map((id) => ({ id, design: designFromTemplate(id, language) })),
    ...page,
  }
}

export const showDesign: Handler<typeof certificate_designs.show> = async ({ deps, actor, params: { id } }) => {
  const row = requireAccess(actor, 'certificate_design.list', await findDesign(deps.db, actor.clientId, id))
  return { certificate_design: presentDesign(actor, row) }
}
