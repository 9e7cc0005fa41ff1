import { Readable } from 'node:stream'
import type { certificate_designs } from '@deckle/contract/certificate-designs.ts'
import { sampleValues } from '@deckle/core/certificates/sample-values.ts'
import { publicAddress } from '../../../env.ts'
import { FileReply, type Handler } from '../../../http/handler.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { findIssuer } from '../issuer.ts'
import { loadPictures, withOwnPictures } from '../pictures.ts'
import { renderCertificate } from '../render/index.ts'

export const previewDesign: Handler<typeof certificate_designs.preview> = async ({ deps, actor, body }) => {
  await requireLimit(deps.limits, 'drawCertificate', actor.userId)
  const design = await withOwnPictures(deps.db, actor.clientId, body.design)
  const issuer = await findIssuer(deps.db, actor.clientId)
  const values = sampleValues(body.language, issuer.name, publicAddress(deps.env))
  const pdf = await renderCertificate(design, values, await loadPictures(deps, issuer, design))
  return new FileReply({ contentType: 'application/pdf', filename: 'certificate.pdf', body: Readable.from([pdf]) })
}
