import type { certificate_designs } from '@deckle/contract/certificate-designs.ts'
import type { certificates } from '@deckle/contract/certificates.ts'
import type { Handlers } from '../../http/handler.ts'
import { checkDesign } from './designs/check-design.ts'
import { createDesign, deleteDesign, updateDesign } from './designs/change-design.ts'
import { listDesigns, showDesign } from './designs/list-designs.ts'
import { previewDesign } from './designs/preview-design.ts'
import { certificatePdf } from './issued/certificate-pdf.ts'
import { checkReissue, reissueCertificate, revokeCertificate } from './issued/change-certificate.ts'
import { listCertificates, showCertificate } from './issued/list-certificates.ts'
import { archiveJob, sendJob } from './jobs/certificate-jobs.ts'
import { archiveCertificates, sendCertificates } from './jobs/start-jobs.ts'
import { listSigningKeys, rotateSigningKey } from './keys/signing-keys.ts'

export { certify, certifyPassed } from './issued/certify-passed.ts'
export { checkCertificates } from './issued/check-certificates.ts'
export { daysOf } from './issued/present.ts'
export { listCertificates as listCertificateRows, removeCertificatesOf } from './issued/queries.ts'
export { certificatePages } from './pages/certificate-pages.ts'

export const certificateHandlers: Handlers<typeof certificates> = {
  list: listCertificates,
  show: showCertificate,
  pdf: certificatePdf,
  revoke: revokeCertificate,
  check: checkReissue,
  reissue: reissueCertificate,
  archive: archiveCertificates,
  send: sendCertificates,
  keys: listSigningKeys,
  rotateKey: rotateSigningKey,
}

export const certificateDesignHandlers: Handlers<typeof certificate_designs> = {
  list: listDesigns,
  create: createDesign,
  preview: previewDesign,
  check: checkDesign,
  show: showDesign,
  update: updateDesign,
  delete: deleteDesign,
}

export const certificateJobKinds = { 'certificates.archive': archiveJob, 'certificates.send': sendJob }
