import { API_BASE } from '@deckle/contract/contract.ts'
import { type InterfaceLanguage, interfaceLanguages } from '@deckle/core/text/interface-language.ts'
import type { Deps } from '../../../deps.ts'
import type { Page } from '../../../http/page.ts'
import type { PageCall } from '../../../http/page-call.ts'
import type { PageReply } from '../../../http/page-reply.ts'
import { dataPolicy } from '../../../http/security-headers.ts'
import { signStamp } from './form-stamp.ts'
import { fieldNames, fieldsOf, formPage, type FormValues, mobileHeaders, sentPage } from './mobile-html.ts'
import { type FormOutcome, readForm, sendForm, type SentForm } from './send-form.ts'
import { mobileWords } from './words.ts'

/** Of a form with the longest text in a script that takes nine bytes a letter. */
const MOST_BYTES = 64 * 1024
const blank: FormValues = { email: '', name: '', subject: '', text: '' }

/** A form for phones that works without scripts (product.md §7 "Other"). */
export const mobilePages: readonly Page[] = interfaceLanguages.flatMap((language) =>
  ['', API_BASE].map((base) => pageOf(language, `${base}/${language}/tickets/mobile`)),
)

function pageOf(language: InterfaceLanguage, path: string): Page {
  return {
    path,
    serve: (call) => (wantsJson(call) ? fieldsReply(call.deps, language, path) : emptyForm(call, language, path)),
    post: {
      types: ['application/x-www-form-urlencoded'],
      bodyLimit: MOST_BYTES,
      async serve({ deps, body, request }) {
        const form = readForm(body)
        const outcome = await sendForm(deps, form, language, request.ip)
        return outcome.problem === ''
          ? html(200, sentPage(language, path))
          : faultyForm(deps, form, outcome, { language, path })
      },
    },
  }
}

/** JSON named, and HTML not. */
function wantsJson({ request }: PageCall): boolean {
  const accepted = request.header('accept') ?? ''
  return accepted.includes('application/json') && !accepted.includes('text/html')
}

const html = (status: number, body: string): PageReply => ({ status, headers: mobileHeaders(), body })
const newStamp = ({ newId, now, secret }: Deps): string => signStamp(newId(), now(), secret)

function emptyForm({ deps, query }: PageCall, language: InterfaceLanguage, path: string): PageReply {
  const client = typeof query['client'] === 'string' ? query['client'].slice(0, 40).toWellFormed() : ''
  const form = { language, path, client, stamp: newStamp(deps), values: blank, errors: {}, problem: '' }
  return html(200, formPage(form))
}

/** With all that was typed. */
function faultyForm(
  deps: Deps,
  { client, values }: SentForm,
  { status, errors, problem }: FormOutcome,
  place: { readonly language: InterfaceLanguage; readonly path: string },
): PageReply {
  return html(status, formPage({ ...place, client, stamp: newStamp(deps), values, errors, problem }))
}

function fieldsReply(deps: Deps, language: InterfaceLanguage, path: string): PageReply {
  const words = mobileWords[language]
  const fields = fieldNames.map((name) => ({
    name,
    label: words.fields[name],
    type: name === 'text' ? 'textarea' : name === 'email' ? 'email' : 'text',
    required: fieldsOf[name].required,
    maxLength: fieldsOf[name].most,
  }))
  const form = {
    title: words.title,
    text: words.intro,
    action: path,
    method: 'POST',
    fields,
    hidden: { stamp: newStamp(deps) },
  }
  return {
    status: 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': dataPolicy,
      vary: 'accept',
    },
    body: JSON.stringify({ form }),
  }
}
