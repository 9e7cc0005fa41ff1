import { Readable } from 'node:stream'
import type { certificates } from '@deckle/contract/certificates.ts'
import type { CertificateValues } from '@deckle/core/certificates/certificate-design.ts'
import type { Deps } from '../../../deps.ts'
import { FileReply, type Handler } from '../../../http/handler.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { findIssuer } from '../issuer.ts'
import { loadPictures } from '../pictures.ts'
import { renderCertificate } from '../render/index.ts'
import { certificateAddress } from './present.ts'
import type { CertificateRecord } from './queries.ts'
import { requireCertificate } from './require-certificate.ts'

/** Of a certificate as it was issued; only pictures that are gone since are left out. */
export async function drawCertificate(deps: Deps, row: CertificateRecord): Promise<Buffer> {
  const issuer = await findIssuer(deps.db, row.client_id)
  return renderCertificate(row.design, valuesOf(deps, row), await loadPictures(deps, issuer, row.design))
}

/** Dates are those of UTC, as on the public page. */
const valuesOf = ({ env }: Pick<Deps, 'env'>, row: CertificateRecord): CertificateValues => ({
  name: row.name,
  course: row.course,
  issuer: row.issuer,
  number: row.number,
  address: certificateAddress(env, row.number),
  issuedOn: row.issued_at.toISOString().slice(0, 10),
  validUntil: row.valid_until?.toISOString().slice(0, 10) ?? null,
  percentage: row.percentage,
})

export const certificatePdf: Handler<typeof certificates.pdf> = async ({ deps, actor, params: { id } }) => {
  await requireLimit(deps.limits, 'drawCertificate', actor.userId)
  const { row } = await requireCertificate(deps.db, actor, id)
  const pdf = await drawCertificate(deps, row)
  return new FileReply({ contentType: 'application/pdf', filename: `${row.number}.pdf`, body: Readable.from([pdf]) })
}
