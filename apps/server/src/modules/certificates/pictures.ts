import type { CertificateDesign } from '@deckle/core/certificates/certificate-design.ts'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { findOwnMedia, loadPrintable } from '../media/index.ts'
import type { Issuer } from './issuer.ts'
import type { CertificatePictures } from './render/render-certificate.ts'

/** Pixels at 200 to the inch: of a page, and of what a field shows. */
const PAGE_WIDTH = 2340
const FIELD_WIDTH = 900

/** Clears references to files of other clients. */
export async function withOwnPictures(db: Db, clientId: string, design: CertificateDesign): Promise<CertificateDesign> {
  const ids = picturesOf(design)
  const own = new Set(ids.length === 0 ? [] : await findOwnMedia(db, clientId, ids))
  const ownOrNone = (image: string): string => (own.has(image.toLowerCase()) ? image.toLowerCase() : '')
  const { background, fields } = design
  return {
    ...design,
    background: 'image' in background ? { image: ownOrNone(background.image) } : background,
    fields: fields.map((field) => ({ ...field, image: ownOrNone(field.image) })),
  }
}

/** The pictures of a design whose references are the client's own; missing ones are left out. */
export async function loadPictures(
  deps: Pick<Deps, 'pool' | 'files'>,
  { logo }: Pick<Issuer, 'logo'>,
  design: CertificateDesign,
): Promise<CertificatePictures> {
  const page = 'image' in design.background ? design.background.image : ''
  const byId = new Map<string, Buffer>()
  for (const id of picturesOf(design)) {
    const picture = await loadPrintable(deps, id, id === page ? PAGE_WIDTH : FIELD_WIDTH)
    if (picture) byId.set(id, picture)
  }
  return { logo: hasLogo(design) && logo !== '' ? await loadPrintable(deps, logo, FIELD_WIDTH) : null, byId }
}

export const hasLogo = ({ fields }: CertificateDesign): boolean => fields.some(({ kind }) => kind === 'logo')

export const picturesOf = ({ background, fields }: CertificateDesign): readonly string[] => {
  const all = ['image' in background ? background.image : '', ...fields.map(({ image }) => image)]
  return [...new Set(all.filter((id) => id !== ''))]
}
