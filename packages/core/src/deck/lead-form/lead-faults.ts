import { isEmail, normaliseEmail } from '../../text/email-address.ts'
import { isBlank } from '../../text/is-blank.ts'
import { readPhone } from '../../text/phone.ts'
import { type LeadField, type LeadForm, leadValueLengths } from './lead-form.ts'

/** By the id of their field; what a person ticked or not stands apart. */
export interface GivenLead {
  readonly fields: Readonly<Record<string, string>>
  readonly consent: boolean
}

export type LeadFault = 'missing' | 'bad_email' | 'bad_phone' | 'too_long'

export interface LeadFaults {
  /** By the id of the field. */
  readonly fields: Readonly<Record<string, LeadFault>>
  /** The tick without which the form is not taken. */
  readonly consent: boolean
  /** Ids that the form does not have. */
  readonly unknown: readonly string[]
}

/** What keeps a form from being taken. The player and the server ask the same. */
export function leadFaults({ fields, consent }: Pick<LeadForm, 'fields' | 'consent'>, given: GivenLead): LeadFaults {
  const known = new Set(fields.map(({ id }) => id))
  const found = fields.flatMap((field): [string, LeadFault][] => {
    const fault = faultOf(field, valueOf(given, field))
    return fault ? [[field.id, fault]] : []
  })
  return {
    fields: Object.fromEntries(found),
    consent: !isBlank(consent.text) && consent.required && !given.consent,
    unknown: Object.keys(given.fields).filter((id) => !known.has(id)),
  }
}

export function hasFaults({ fields, consent, unknown }: LeadFaults): boolean {
  return consent || unknown.length > 0 || Object.keys(fields).length > 0
}

/** Trimmed, an email address normalised; '' if nothing visible is given. */
export function valueOf({ fields }: GivenLead, { id, kind }: Pick<LeadField, 'id' | 'kind'>): string {
  const given = Object.hasOwn(fields, id) ? (fields[id] ?? '').trim() : ''
  return kind === 'email' ? normaliseEmail(given) : isBlank(given) ? '' : given
}

function faultOf({ kind, required }: LeadField, value: string): LeadFault | null {
  if (value === '') return required ? 'missing' : null
  if (value.length > leadValueLengths[kind]) return 'too_long'
  if (kind === 'email' && !isEmail(value)) return 'bad_email'
  return kind === 'phone' && readPhone(value) === null ? 'bad_phone' : null
}
