import { normaliseEmail } from '@deckle/core/text/email-address.ts'
import { email as emailShape } from '@deckle/contract/kit/shapes.ts'
import { ticketSubject, ticketText } from '@deckle/contract/models/ticket.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import type { Deps } from '../../../deps.ts'
import { addressKey } from '../../../platform/rate-limit/rate-limit.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { Refusal, refuse } from '../../../refusal.ts'
import { wordsOfCode, wordsOfMessage } from '../../../words/refusal-words.ts'
import { openTicket } from '../asker/open-ticket.ts'
import { requireAskedClient } from '../asker/require-asked-client.ts'
import { readStamp } from './form-stamp.ts'
import { fieldNames, type FieldName, fieldsOf, type FormErrors, type FormValues } from './mobile-html.ts'
import { mobileWords } from './words.ts'

export interface SentForm {
  readonly values: FormValues
  readonly client: string
  readonly stamp: string
  /** What only programs fill in. */
  readonly trap: string
}

/** Fields of a form that are longer than any may be, or there twice, are a program's. */
export function readForm(body: Buffer): SentForm {
  const pairs = new URLSearchParams(body.toString())
  const valueOf = (name: string): string => {
    const [value = '', ...more] = pairs.getAll(name)
    if (more.length > 0) throw refuse('malformed')
    return value.toWellFormed().replaceAll('\u0000', '').replaceAll('\r\n', '\n')
  }
  const values = Object.fromEntries(fieldNames.map((name) => [name, valueOf(name)])) as Record<FieldName, string>
  return { values, client: valueOf('client').slice(0, 40), stamp: valueOf('stamp'), trap: valueOf('website') }
}

export interface FormOutcome {
  readonly status: number
  readonly errors: FormErrors
  /** `''` where it was sent. */
  readonly problem: string
}

const sent: FormOutcome = { status: 200, errors: {}, problem: '' }

/** Without a captcha, which needs scripts: no operator sees the ticket before its address is confirmed. */
export async function sendForm(
  deps: Deps,
  form: SentForm,
  language: InterfaceLanguage,
  ip: string,
): Promise<FormOutcome> {
  const errors = errorsOf(form.values, language)
  if (Object.keys(errors).length > 0) return { status: 422, errors, problem: mobileWords[language].problems }
  if (form.trap !== '') return sent
  try {
    await requireLimit(deps.limits, 'ticketAddress', addressKey(ip))
    const id = readStamp(form.stamp, deps.now(), deps.secret)
    if (id === null || !(await deps.limits.once(`ticket-form:${id}`, 86_400))) throw refuse('gone', 'ticket.form_old')
    await open(deps, form, language)
    return sent
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { status: error.code === 'too_often' ? 429 : 422, errors: {}, problem: textOf(error, language) }
  }
}

async function open(deps: Deps, { values, client }: SentForm, language: InterfaceLanguage): Promise<void> {
  const clientId = await requireAskedClient(deps.db, client)
  const address = normaliseEmail(values.email)
  await requireLimit(deps.limits, 'ticketMail', address)
  await openTicket(deps, {
    clientId,
    userId: null,
    email: address,
    name: values.name.trim(),
    language,
    isHeld: true,
    subject: values.subject.trim(),
    text: values.text.trim(),
    files: [],
  })
}

function errorsOf(values: FormValues, language: InterfaceLanguage): FormErrors {
  const isName = values.name.trim().length <= fieldsOf.name.most
  return {
    ...(!emailShape.safeParse(values.email).success && { email: wordsOfMessage('ticket.email', language) }),
    ...(!isName && { name: wordsOfCode('too_large', language) }),
    ...(!ticketSubject.safeParse(values.subject).success && {
      subject: wordsOfMessage('ticket.subject_missing', language),
    }),
    ...(!ticketText.safeParse(values.text).success && { text: wordsOfMessage('ticket.text_missing', language) }),
  }
}

const textOf = ({ code, detail }: Refusal, language: InterfaceLanguage): string =>
  detail.message === undefined ? wordsOfCode(code, language) : wordsOfMessage(detail.message, language)
