import { createNameFinder, type NameFinder } from '../text/find-by-name.ts'
import { isBlank } from '../text/is-blank.ts'
import { trimInvisible } from '../text/trim-invisible.ts'
import { latinDigits } from '../text/latin-digits.ts'
import { comparableText } from '../text/same-text.ts'
import { type Actor, actorRank, licenseRank } from '../access/access.ts'
import { isDay } from '../time/instant.ts'

/** Fields that a client keeps of its people; their values stand as text in `details`, in a canonical form. */
export const personFieldKinds = ['text', 'number', 'date', 'choice', 'yes_no'] as const
export type PersonFieldKind = (typeof personFieldKinds)[number]

/** Who sees a field: Admins; Managers above the person too; the person as well. */
export const fieldViewers = ['Admin', 'Manager', 'self'] as const
export type FieldViewer = (typeof fieldViewers)[number]
/** Who changes a field: Admins; the person as well. */
export const fieldWriters = ['Admin', 'self'] as const
export type FieldWriter = (typeof fieldWriters)[number]

export const personFieldLimits = { name: 60, perClient: 50, choices: 100, choice: 100, value: 500 } as const

export interface PersonField {
  readonly name: string
  readonly kind: PersonFieldKind
  readonly choices: readonly string[]
  readonly required: boolean
  readonly seen_by: FieldViewer
  readonly changed_by: FieldWriter
}

export type ValueFault = 'required' | 'too_long' | 'not_number' | 'not_date' | 'not_choice' | 'not_yes_no' | 'not_yours'

export type ParsedValue = { readonly value: string } | { readonly fault: ValueFault }

/** What was typed in its canonical form: `12.5`, `2026-01-31`, `yes`, a choice's own text; '' for nothing. */
export function parseValue(
  { kind, choices, required }: Pick<PersonField, 'kind' | 'choices' | 'required'>,
  typed: string,
): ParsedValue {
  const text = trimInvisible(typed.normalize('NFC'))
  if (isBlank(text)) return required ? { fault: 'required' } : { value: '' }
  if (text.length > personFieldLimits.value) return { fault: 'too_long' }
  return parsers[kind](text, choices)
}

const parsers: Readonly<Record<PersonFieldKind, (text: string, choices: readonly string[]) => ParsedValue>> = {
  text: (value) => ({ value }),
  number: parseNumber,
  date: parseDate,
  choice: parseChoice,
  yes_no: parseYesNo,
}

/** At most 15 digits before the point and 9 after, as conditions compare them. */
function parseNumber(text: string): ParsedValue {
  const found = /^([+-]?)0*(\d{1,15})(?:\.(\d{1,9}))?$/.exec(latinDigits(text))
  if (!found) return { fault: 'not_number' }
  const [, sign, whole = '0', rest = ''] = found
  const decimals = rest.replace(/0+$/, '')
  const number = decimals === '' ? whole : `${whole}.${decimals}`
  return { value: sign === '-' && number !== '0' ? `-${number}` : number }
}

function parseDate(text: string): ParsedValue {
  const value = latinDigits(text)
  return isDay(value) ? { value } : { fault: 'not_date' }
}

function parseChoice(text: string, choices: readonly string[]): ParsedValue {
  const value = choices.includes(text) ? text : finderOf(choices)(text)
  return value === undefined ? { fault: 'not_choice' } : { value }
}

/** By the choices of a field, which an import may extend at their end. */
const finders = new WeakMap<readonly string[], { readonly length: number; readonly find: NameFinder<string> }>()

function finderOf(choices: readonly string[]): NameFinder<string> {
  const known = finders.get(choices)
  if (known?.length === choices.length) return known.find
  const find = createNameFinder(choices.map((choice) => [choice, choice]))
  finders.set(choices, { length: choices.length, find })
  return find
}

const yes = new Set(['yes', 'y', 'true', '1', 'हाँ', 'हां', 'हा', 'जी हाँ'].map(comparableText))
const no = new Set(['no', 'n', 'false', '0', 'नहीं', 'नही', 'ना'].map(comparableText))

function parseYesNo(text: string): ParsedValue {
  // Each cell of an import is read by this, and `comparableText` takes microseconds.
  const word = /^[ -~]*$/.test(text) ? text.toLowerCase() : text.length > 20 ? '' : comparableText(text)
  return yes.has(word) ? { value: 'yes' } : no.has(word) ? { value: 'no' } : { fault: 'not_yes_no' }
}

export type Details = Readonly<Record<string, string>>

/** Who reads or writes a person's details: an Admin, a Manager above, the person. */
export type DetailsRole = 'Admin' | 'Manager' | 'self'

/** The actor's role for the details of a person in their reach. @param personId null for people in general */
export function detailsRole(
  actor: Pick<Actor, 'userId' | 'licenseType' | 'ownsClient'>,
  personId: string | null,
): DetailsRole {
  if (actorRank(actor) >= licenseRank('Admin')) return 'Admin'
  return actor.userId === personId ? 'self' : 'Manager'
}

export function seesField({ seen_by }: Pick<PersonField, 'seen_by'>, role: DetailsRole): boolean {
  return role === 'Admin' || seen_by === role || (role === 'Manager' && seen_by === 'self')
}

export const changesField = ({ changed_by }: Pick<PersonField, 'changed_by'>, role: DetailsRole): boolean =>
  role === 'Admin' || (role === 'self' && changed_by === 'self')

export interface DetailsChange {
  readonly details: Details
  /** By the key as it was given, or the name of a field that is missing. */
  readonly faults: Readonly<Record<string, ValueFault>>
}

/**
 * The details to store where a person's are replaced by `wanted`. Keys that no field defines are free, for Admins. Who
 * may not change a value leaves it as it is, named or not; a value that stays as it was is not checked again.
 */
export function changeDetails(
  fields: readonly PersonField[],
  before: Details,
  wanted: Details,
  role: DetailsRole,
): DetailsChange {
  const fieldOf = new Map(fields.map((field) => [field.name.toLowerCase(), field]))
  const faults = new Map<string, ValueFault>()
  const stays = ([key]: readonly [string, string]): boolean => {
    const field = fieldOf.get(key.toLowerCase())
    return field ? !changesField(field, role) : role !== 'Admin'
  }
  const after = new Map(Object.entries(before).filter(stays))
  for (const [key, typed] of Object.entries(wanted)) {
    const field = fieldOf.get(key.toLowerCase())
    const name = field?.name ?? key
    if (before[name] === typed) after.set(name, typed)
    else if (stays([key, typed])) faults.set(key, 'not_yours')
    else if (!field) after.set(key, typed)
    else {
      const parsed = parseValue(field, typed)
      if ('fault' in parsed) faults.set(key, parsed.fault)
      else if (parsed.value !== '') after.set(name, parsed.value)
    }
  }
  for (const field of fields)
    if (
      field.required &&
      changesField(field, role) &&
      isBlank(after.get(field.name) ?? '') &&
      !namesField(faults, field)
    )
      faults.set(field.name, 'required')
  return { details: Object.fromEntries(after), faults: Object.fromEntries(faults) }
}

const namesField = (faults: ReadonlyMap<string, ValueFault>, { name }: PersonField): boolean =>
  [...faults.keys()].some((key) => key.toLowerCase() === name.toLowerCase())
