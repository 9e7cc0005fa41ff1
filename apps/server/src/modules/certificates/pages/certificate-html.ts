import type { CertificateState } from '@deckle/core/certificates/certificate-state.ts'
import { linkedInAddress } from '@deckle/core/certificates/linkedin-address.ts'
import { dayIn } from '@deckle/core/time/time-zone.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { escapeHtml } from '@deckle/core/text/escape-html.ts'
import type { PageReply } from '../../../http/page-reply.ts'
import { devanagariFace, pageFonts } from '../../../devanagari-face.ts'
import { htmlPolicy, inlineHash } from '../../../http/security-headers.ts'
import { daysOf } from '../issued/present.ts'
import type { CertificateRecord } from '../issued/queries.ts'
import { pageWords } from './words.ts'

export interface ShownCertificate {
  readonly row: CertificateRecord
  readonly state: CertificateState
  /** Absolute, of this page. */
  readonly address: string
  /** Absolute, of the certificate in its place; null for none. */
  readonly newer: string | null
}

/** What an employer reads: whether it is genuine, whose it is, and what was learned. */
export function certificateHtml(
  { row, state, address, newer }: ShownCertificate,
  language: InterfaceLanguage,
): PageReply {
  const words = pageWords[language]
  const { title, text } = words.states[state]
  const { issuedOn, validUntil } = daysOf(row)
  const facts: readonly (readonly [string, string])[] = [
    [words.person, row.name],
    [words.learned, [row.summary, row.criteria].filter((line) => line.trim() !== '').join('\n')],
    [words.score, row.percentage === null ? '' : percentText(row.percentage, language)],
    [words.issuer, row.issuer],
    [words.issued, dayText(issuedOn, language)],
    [words.until, validUntil === null ? '' : dayText(validUntil, language)],
    [words.number, row.number],
    [
      words.revoked,
      state === 'revoked' && row.revoked_at ? dayText(dayIn(row.time_zone, row.revoked_at.getTime()), language) : '',
    ],
    [words.reason, state === 'revoked' ? (row.revoked_for ?? '') : ''],
  ]
  const linkedIn = linkedInAddress({
    course: row.course,
    issuer: row.issuer,
    number: row.number,
    address,
    issuedOn,
    validUntil,
  })
  const links: readonly (readonly [string, string])[] = [
    ...(newer === null ? [] : ([[newer, words.newer]] as const)),
    [`${address}/certificate.pdf`, words.pdf],
    ...(state === 'valid' ? ([[linkedIn, words.linkedIn]] as const) : []),
    [`${address}/credential.json`, words.credential],
  ]
  const shown = facts.filter(([, value]) => value !== '')
  return page(200, language, {
    title: `${row.course} – ${row.name}`,
    head: `<link rel="canonical" href="${escapeHtml(address)}"><link rel="alternate" type="application/ld+json" href="${escapeHtml(address)}/credential.json">`,
    body: `<p class="state ${state}" role="status"><strong>${title}</strong><span>${text}</span></p><h1>${escapeHtml(row.course)}</h1><dl>${shown.map(([name, value]) => `<div><dt>${name}</dt><dd dir="auto">${escapeHtml(value)}</dd></div>`).join('')}</dl><p class="links">${links.map(([href, label]) => `<a href="${escapeHtml(href)}">${label}</a>`).join('')}</p>`,
  })
}

export function unknownCertificateHtml(language: InterfaceLanguage): PageReply {
  const { title, text } = pageWords[language].unknown
  return page(404, language, { title, head: '', body: `<h1>${title}</h1><p>${text}</p>` })
}

function page(
  status: number,
  language: InterfaceLanguage,
  { title, head, body }: { readonly title: string; readonly head: string; readonly body: string },
): PageReply {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // Revoked is seen at once.
      'cache-control': 'no-cache',
      vary: 'accept, accept-language',
      'content-security-policy': htmlPolicy({ styleHashes: [inlineHash(wholeStyle())] }),
    },
    body: `<!doctype html><html lang="${language}" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>${head}<link rel="icon" href="/icon.svg"><style>${wholeStyle()}</style></head><body><main>${body}</main></body></html>`,
  }
}

/** @param day `YYYY-MM-DD` */
const dayText = (day: string, language: InterfaceLanguage): string =>
  new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(day),
  )

const percentText = (percentage: number, language: InterfaceLanguage): string =>
  new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'percent', maximumFractionDigits: 1 }).format(
    percentage / 100,
  )

const style = `:root{color-scheme:light dark;--ink:#1d1d22;--muted:#5c5c66;--line:#dcdce2;--page:#f6f6f8;--card:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#f1f1f4;--muted:#a9a9b4;--line:#3a3a43;--page:#16161a;--card:#1f1f25}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 ${pageFonts}}
main{max-width:42rem;margin:0 auto;padding:2rem 1rem}h1{font-size:1.5rem;line-height:1.25;margin:1.5rem 0;overflow-wrap:anywhere}
.state{display:flex;flex-direction:column;margin:0;padding:1rem;border-radius:.75rem;border:2px solid;background:var(--card)}
.valid{border-color:#1f7a3d}.expired,.replaced{border-color:#9a6700}.revoked{border-color:#b3261e}
.state strong{font-size:1.125rem}dl{margin:0;background:var(--card);border:1px solid var(--line);border-radius:.75rem}
dl div{display:grid;grid-template-columns:minmax(8rem,1fr) 2fr;gap:.25rem 1rem;padding:.75rem 1rem;border-top:1px solid var(--line)}dl div:first-child{border-top:0}
dt{color:var(--muted)}dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}.links{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;margin:1.5rem 0}
a{color:inherit;padding:.5rem 0}a:focus-visible{outline:3px solid #6a1b9a;outline-offset:2px}@media(max-width:30rem){dl div{grid-template-columns:1fr}}`

const wholeStyle = (): string => style + devanagariFace()
