import { Readable } from 'node:stream'
import type { certificates } from '@deckle/contract/certificates.ts'
import type { Deps } from '../../../deps.ts'
import { FileReply, type Handler } from '../../../http/handler.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { findIssuer } from '../issuer.ts'
import { hasLogo, loadPictures, picturesOf } from '../pictures.ts'
import type { CertificatePictures } from '../render/render-certificate.ts'
import { renderCertificate } from '../render/index.ts'
import { valuesOf } from './present.ts'
import type { CertificateRecord } from './queries.ts'
import { requireCertificate } from './require-certificate.ts'

/** A certificate as it was issued; only pictures that are gone since are left out. */
export const drawCertificate = (deps: Deps, row: CertificateRecord): Promise<Buffer> => createDrawer(deps)(row)

/** Draws many of a client: pictures are loaded again only where the design has others. */
export function createDrawer(deps: Deps): (row: CertificateRecord) => Promise<Buffer> {
  let last: { readonly key: string; readonly pictures: CertificatePictures } | undefined
  return async ({ design, ...row }) => {
    const key = JSON.stringify([row.client_id, picturesOf(design), hasLogo(design)])
    if (last?.key !== key) {
      const issuer = await findIssuer(deps.db, row.client_id)
      last = { key, pictures: await loadPictures(deps, issuer, design) }
    }
    return renderCertificate(design, valuesOf(deps.env, row), last.pictures)
  }
}

export const certificatePdf: Handler<typeof certificates.pdf> = async ({ deps, actor, params: { id } }) => {
  await requireLimit(deps.limits, 'drawCertificate', actor.userId)
  const { row } = await requireCertificate(deps.db, actor, id)
  const pdf = await drawCertificate(deps, row)
  return new FileReply({ contentType: 'application/pdf', filename: `${row.number}.pdf`, body: Readable.from([pdf]) })
}
