import type { certificate_designs } from '@deckle/contract/certificate-designs.ts'
import type { Handler } from '../../../http/handler.ts'
import { checkCertificates } from '../issued/check-certificates.ts'

export const checkDesign: Handler<typeof certificate_designs.check> = async ({ deps, actor, body }) => {
  const { title, language, template } = body
  const { texts } = await checkCertificates(deps.db, actor.clientId, { title, language, certificate: { template } })
  return { undrawable: texts }
}
