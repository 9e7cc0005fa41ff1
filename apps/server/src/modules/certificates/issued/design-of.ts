import { type CertificateDesign, certificateTemplates } from '@deckle/core/certificates/certificate-design.ts'
import { designProblems } from '@deckle/core/certificates/design-faults.ts'
import { designFromTemplate } from '@deckle/core/certificates/templates/templates.ts'
import type { Language } from '@deckle/core/deck/deck.ts'
import type { CertificatesDb } from '../queries.ts'
import { findDesign } from '../designs/queries.ts'
import { isUuid } from '../../../platform/uuid.ts'

/**
 * The design that a course names, by a built-in template or an id. One that is gone or has faults is replaced by the
 * classic template: who has passed is not kept waiting. Dates of a template are in the language of its words, English or
 * Hindi.
 */
export async function designOf(
  db: CertificatesDb,
  clientId: string,
  { template, language }: { readonly template: string; readonly language: Language },
): Promise<CertificateDesign> {
  const own = isUuid(template) ? await findDesign(db, clientId, template) : undefined
  if (own && designProblems(own.design).length === 0) return own.design
  const builtIn = certificateTemplates.find((one) => one === template) ?? 'classic'
  return designFromTemplate(builtIn, language === 'hi' ? 'hi' : 'en')
}
