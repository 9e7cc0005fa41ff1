import { escapeHtml } from '@deckle/core/text/escape-html.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { ticketLimits } from '@deckle/core/ticket/ticket.ts'
import { devanagariFace, pageFonts } from '../../../devanagari-face.ts'
import { htmlPolicy, inlineHash } from '../../../http/security-headers.ts'
import { mobileWords } from './words.ts'

const style = `:root{color-scheme:light dark}
body{margin:0;background:#f6f6f8;color:#24222b;font:1rem/1.5 Inter,${pageFonts}}
main{max-width:30rem;margin:0 auto;padding:2rem 1.25rem}
h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.25;font-weight:600}
p{margin:0 0 1rem;color:#5d5a68}
form{display:grid;gap:1rem;margin-top:1.5rem}
label{display:block;font-weight:600;margin-bottom:.25rem}
label small{font-weight:400;color:#5d5a68}
input,textarea{font:inherit;padding:.7rem .8rem;border:1px solid #8a8696;border-radius:.5rem;background:#fff;color:inherit;min-height:2.75rem;box-sizing:border-box;width:100%}
textarea{min-height:9rem;resize:vertical}
[aria-invalid]{border-color:#b3261e}
button,.act{font:inherit;font-weight:600;min-height:2.75rem;padding:.6rem 1rem;border:0;border-radius:.5rem;background:#6d4bb8;color:#fff;cursor:pointer;text-decoration:none;display:inline-grid;place-items:center;box-sizing:border-box}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin-top:1.5rem}
nav a{color:#5b3da3;min-height:2.75rem;display:inline-grid;place-items:center}
.error{color:#b3261e;font-weight:600;margin:.25rem 0 0}
.trap{position:absolute;left:-10000px}
:focus-visible{outline:3px solid #6d4bb8;outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#17161b;color:#f0eff4}p,label small{color:#aca8b8}input,textarea{background:#211f27;border-color:#7d7890}button,.act{background:#b39ddb;color:#1d1530}nav a{color:#c9b6ee}.error{color:#ffb4ab}[aria-invalid]{border-color:#ffb4ab}:focus-visible{outline-color:#b39ddb}}`

const wholeStyle = (): string => style + devanagariFace()

export const mobileHeaders = (): Readonly<Record<string, string>> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': htmlPolicy({ styleHashes: [inlineHash(wholeStyle())] }),
  'x-robots-tag': 'noindex',
  vary: 'accept',
})

export const fieldNames = ['email', 'name', 'subject', 'text'] as const
export type FieldName = (typeof fieldNames)[number]
export type FormValues = Readonly<Record<FieldName, string>>
export type FormErrors = Readonly<Partial<Record<FieldName, string>>>

export const fieldsOf: Readonly<Record<FieldName, { readonly required: boolean; readonly most: number }>> = {
  email: { required: true, most: 254 },
  name: { required: false, most: ticketLimits.name },
  subject: { required: true, most: ticketLimits.subject },
  text: { required: true, most: ticketLimits.text },
}

export interface MobileForm {
  readonly language: InterfaceLanguage
  readonly path: string
  /** Slug of the client that is asked; `''` for the operator of the installation. */
  readonly client: string
  /** Good once. */
  readonly stamp: string
  readonly values: FormValues
  readonly errors: FormErrors
  /** Of the whole form; `''` for none. */
  readonly problem: string
}

export function formPage(form: MobileForm): string {
  const { language, path, client, stamp, problem } = form
  const words = mobileWords[language]
  const alert = problem === '' ? '' : `<p class="error" role="alert">${escapeHtml(problem)}</p>`
  const hidden = [
    ['stamp', stamp],
    ['client', client],
  ].map(([name, value = '']) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
  const trap = `<div class="trap" aria-hidden="true"><label>${words.trap}<input name="website" tabindex="-1" autocomplete="off"></label></div>`
  const query = client === '' ? '' : `?client=${encodeURIComponent(client)}`
  const other = language === 'en' ? 'hi' : 'en'
  return document(
    language,
    words.title,
    `<p>${words.intro}</p>${alert}<form method="post" action="${escapeHtml(path)}" novalidate>${hidden.join('')}${fieldNames.map((name) => field(form, name)).join('')}${trap}<button type="submit">${words.send}</button></form><nav><a href="/${other}/tickets/mobile${escapeHtml(query)}" lang="${other}" hreflang="${other}">${words.other}</a><a href="/login">${words.home}</a></nav>`,
  )
}

export function sentPage(language: InterfaceLanguage, path: string): string {
  const { sent, home } = mobileWords[language]
  return document(
    language,
    sent.title,
    `<p>${sent.text}</p><nav><a href="${escapeHtml(path)}">${sent.again}</a><a href="/login">${home}</a></nav>`,
  )
}

/** With its error beside it. */
function field({ language, values, errors }: MobileForm, name: FieldName): string {
  const words = mobileWords[language]
  const { required, most } = fieldsOf[name]
  const error = errors[name]
  const note = required ? '' : ` <small>(${words.optional})</small>`
  const state = `${required ? ' required' : ''}${error === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}_error"`}`
  const shared = `id="${name}" name="${name}" maxlength="${most}"${state}`
  const value = escapeHtml(values[name])
  const kinds = { email: 'email', name: 'name', subject: 'off', text: 'off' } as const
  const input =
    name === 'text'
      ? `<textarea ${shared} rows="7">${value}</textarea>`
      : `<input ${shared} type="${name === 'email' ? 'email' : 'text'}" autocomplete="${kinds[name]}" value="${value}">`
  const message = error === undefined ? '' : `<p class="error" id="${name}_error">${escapeHtml(error)}</p>`
  return `<div><label for="${name}">${words.fields[name]}${note}</label>${input}${message}</div>`
}

const document = (language: InterfaceLanguage, title: string, body: string): string =>
  `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="/icon.svg"><style>${wholeStyle()}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`
