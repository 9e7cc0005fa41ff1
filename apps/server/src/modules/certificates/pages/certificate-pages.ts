import { parseCertificateNumber } from '@deckle/core/learning/certificate-number.ts'
import { preferredLanguage } from '../../../http/language.ts'
import type { PageCall } from '../../../http/page-call.ts'
import type { Page } from '../../../http/page.ts'
import type { PageReply } from '../../../http/page-reply.ts'
import { dataPolicy } from '../../../http/security-headers.ts'
import { addressKey } from '../../../platform/rate-limit/rate-limit.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { isUuid } from '../../../platform/uuid.ts'
import { drawCertificate } from '../issued/certificate-pdf.ts'
import { certificateAddress, stateOf } from '../issued/present.ts'
import { type CertificateRecord, findByNumber, findCertificate } from '../issued/queries.ts'
import { certificateHtml, unknownCertificateHtml } from './certificate-html.ts'
import { credentialOf, didDocumentOf, jsonPage, statusListOf } from './credential-json.ts'

const CREDENTIAL = 'application/ld+json; charset=utf-8'

/** Public: whoever has the number may check it. */
export const certificatePages: readonly Page[] = [
  { path: '/certificate/{number}', serve: servePage },
  { path: '/certificate/{number}/credential.json', serve: serveCredential },
  { path: '/certificate/{number}/certificate.pdf', serve: servePdf },
  { path: '/.well-known/clients/{id}/did.json', serve: serveDid },
  { path: '/.well-known/clients/{id}/status/{list}', serve: serveStatusList },
]

const languageOf = ({ request }: PageCall) => preferredLanguage(request.header('accept-language'))

async function find({ deps, params }: PageCall): Promise<CertificateRecord | undefined> {
  const number = parseCertificateNumber(params['number'] ?? '')
  return number === null ? undefined : findByNumber(deps.db, number)
}

/** JSON to verifiers, which ask for it; a page to people. */
async function servePage(call: PageCall): Promise<PageReply> {
  const { deps } = call
  if (wantsJson(call.request.header('accept') ?? '')) return serveCredential(call)
  const row = await find(call)
  if (!row) return unknownCertificateHtml(languageOf(call))
  const newer = row.replaced_by === null ? undefined : await findCertificate(deps.db, row.client_id, row.replaced_by)
  const shown = {
    row,
    state: stateOf(row, deps.now()),
    address: certificateAddress(deps.env, row.number),
    newer: newer ? certificateAddress(deps.env, newer.number) : null,
  }
  return certificateHtml(shown, languageOf(call))
}

const wantsJson = (accept: string): boolean =>
  /\bapplication\/(?:[\w.+-]+\+)?(?:json|vc)\b/.test(accept) && !/\btext\/html\b/.test(accept)

async function serveCredential(call: PageCall): Promise<PageReply> {
  await requireLimit(call.deps.limits, 'drawCertificate', addressKey(call.request.ip))
  const row = await find(call)
  if (!row)
    return jsonPage(404, 'application/json; charset=utf-8', { errors: ['There is no certificate with this number.'] })
  return jsonPage(200, CREDENTIAL, await credentialOf(call.deps, row))
}

async function servePdf(call: PageCall): Promise<PageReply> {
  await requireLimit(call.deps.limits, 'drawCertificate', addressKey(call.request.ip))
  const row = await find(call)
  if (!row) return unknownCertificateHtml(languageOf(call))
  return {
    status: 200,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${row.number}.pdf"`,
      'cache-control': 'no-cache',
      'content-security-policy': dataPolicy,
    },
    body: await drawCertificate(call.deps, row),
  }
}

const notFound = (): PageReply => jsonPage(404, 'application/json; charset=utf-8', { errors: ['Not found.'] })

async function serveDid({ deps, params }: PageCall): Promise<PageReply> {
  const id = params['id'] ?? ''
  const document = isUuid(id) ? await didDocumentOf(deps, id) : null
  return document ? jsonPage(200, 'application/did+ld+json; charset=utf-8', document) : notFound()
}

async function serveStatusList({ deps, params, request }: PageCall): Promise<PageReply> {
  await requireLimit(deps.limits, 'drawCertificate', addressKey(request.ip))
  const id = params['id'] ?? ''
  const list = /^\d{1,5}$/.test(params['list'] ?? '') ? Number(params['list']) : null
  const found = isUuid(id) && list !== null ? await statusListOf(deps, id, list) : null
  return found ? jsonPage(200, CREDENTIAL, found) : notFound()
}
