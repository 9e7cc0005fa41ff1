import { licenseTypes, type LicenseType } from '../access/access.ts'
import { activeCell } from '../text/csv-cell.ts'
import { isBlank } from '../text/is-blank.ts'
import { splitTexts } from '../text/joined-texts.ts'
import { isEmail, normaliseEmail } from '../text/email-address.ts'
import { comparableText } from '../text/same-text.ts'
import { addDays } from '../time/day.ts'
import { canonicalInstant } from '../time/instant.ts'
import { dayStart } from '../time/time-zone.ts'
import { REPLACEMENT } from '../text/encoding/text-encoding.ts'
import { type ColumnFormat, unknownFormat } from './column-facts.ts'
import { fieldValue, type FieldValueFault } from './field-value.ts'
import type { PersonField } from './person-field.ts'
import { type ImportMapping, plainName } from './import-columns.ts'
import { detailPrefix } from './person-condition.ts'

/** The values of a row. Properties of blank cells are missing. */
export interface ImportedPerson {
  /** In lower case. */
  readonly email: string
  readonly username?: string
  /** Full name; missing if the row has a first name. */
  readonly name?: string
  readonly first_name?: string
  readonly last_name?: string
  readonly license_type?: LicenseType
  /** End of the licence (ISO 8601); null without an end. */
  readonly license_end?: string | null
  /** E-mail of the manager. */
  readonly manager?: string
  readonly tags: readonly string[]
  readonly active?: boolean
  readonly details: Readonly<Record<string, string>>
}

export type RowFaultCode =
  | 'email_missing'
  | 'email_bad'
  | 'license_unknown'
  | 'license_end_bad'
  | 'manager_bad'
  | 'status_unknown'
  | 'tag_long'
  | 'tags_many'
  | 'bytes_bad'
  | FieldValueFault

export interface RowFault {
  readonly code: RowFaultCode
  /** The mapped field; the name of a client's field. */
  readonly field?: string
  /** The text of the cell. */
  readonly value?: string
}

export interface ReadRow {
  /** Null if the row has a fault. */
  readonly person: ImportedPerson | null
  /** Also set for faulty rows, if readable. */
  readonly email: string
  readonly faults: readonly RowFault[]
}

/** Most characters. */
const longest: Readonly<Record<string, number>> = { name: 120, first_name: 60, last_name: 60, username: 100 }
const LONGEST_TAG = 40
const MOST_TAGS = 50

const licenses: ReadonlyMap<string, LicenseType> = new Map([
  ...licenseTypes.map((type) => [type.toLowerCase(), type] as const),
  ['शिक्षार्थी', 'Learner'],
  ['रचनाकार', 'Creator'],
  ['प्रबंधक', 'Manager'],
  ['प्रशासक', 'Admin'],
  ['व्यवस्थापक', 'Admin'],
  ['एडमिन', 'Admin'],
  ['administrator', 'Admin'],
])
const activeNames = new Set(['active', 'activated', 'yes', 'true', '1', 'सक्रिय', 'हाँ', 'हां'].map(plainName))
const inactiveNames = new Set(
  ['deactivated', 'inactive', 'disabled', 'no', 'false', '0', 'निष्क्रिय', 'नहीं'].map(plainName),
)

const withoutEnd = new Set(['none', 'never', 'no end', 'कोई नहीं', 'कभी नहीं'].map(plainName))

export type ImportField = Pick<PersonField, 'name' | 'kind' | 'choices' | 'required'>

export interface ImportCells {
  readonly cells: readonly string[]
  /** Columns whose cells are numbers with a decimal point, whatever the rest of the column is. */
  readonly numeric?: readonly number[] | undefined
}

export interface RowRules {
  readonly mapping: ImportMapping
  /** By column; missing where nothing is decided. */
  readonly formats?: readonly ColumnFormat[] | undefined
  /** The client's fields by their names in the mapping. */
  readonly fields: ReadonlyMap<string, ImportField>
  /** The client's reporting time zone (IANA), in which a licence that ends on a day ends. */
  readonly timeZone: string
}

/** Parses and validates a row. */
export function readImportRow({ cells, numeric = [] }: ImportCells, rules: RowRules): ReadRow {
  const { mapping, formats, fields, timeZone } = rules
  const values = new Map(
    mapping.flatMap((field, at) => {
      const text = activeCell(cells[at] ?? '').trim()
      return field === null || text === '' ? [] : [[field, text] as const]
    }),
  )
  const formatOf = (field: string): ColumnFormat => {
    const at = mapping.indexOf(field)
    const format = formats?.[at] ?? unknownFormat
    return numeric.includes(at) ? { ...format, decimalMark: '.' } : format
  }
  const faults: RowFault[] = []
  if ([...values.values()].some((text) => text.includes(REPLACEMENT))) faults.push({ code: 'bytes_bad' })
  const email = normaliseEmail(values.get('email') ?? '')
  if (email === '') faults.push({ code: 'email_missing' })
  else if (!isEmail(email)) faults.push({ code: 'email_bad' })
  for (const [field, max] of Object.entries(longest))
    if ((values.get(field)?.length ?? 0) > max) faults.push({ code: 'too_long', field })
  const person = {
    email,
    ...namesIn(values),
    ...(values.has('username') && { username: values.get('username') ?? '' }),
    ...licenseIn(values, faults),
    ...licenseEndIn(values, { format: formatOf('license_end'), timeZone }, faults),
    ...managerIn(values, faults),
    ...statusIn(values, faults),
    tags: tagsIn(values, faults),
    details: detailsIn(values, { fields, formatOf }, faults),
  }
  return { person: faults.length > 0 ? null : person, email, faults }
}

type Values = ReadonlyMap<string, string>

/** The names as written. The full name is used only without a first name. */
function namesIn(values: Values): Pick<ImportedPerson, 'name' | 'first_name' | 'last_name'> {
  const [name, first_name, last_name] = ['name', 'first_name', 'last_name'].map((field) => values.get(field))
  if (name !== undefined && first_name === undefined) return { name }
  return { ...(first_name !== undefined && { first_name }), ...(last_name !== undefined && { last_name }) }
}

function licenseIn(values: Values, faults: RowFault[]): Pick<ImportedPerson, 'license_type'> {
  const text = values.get('license_type')
  if (text === undefined) return {}
  const license_type = licenses.get(text.toLowerCase())
  if (license_type === undefined) faults.push({ code: 'license_unknown' })
  return license_type === undefined ? {} : { license_type }
}

/** Accepts an exported time, a day (until its end in the client's time zone), or a word for no end. */
function licenseEndIn(
  values: Values,
  { format, timeZone }: { readonly format: ColumnFormat; readonly timeZone: string },
  faults: RowFault[],
): Pick<ImportedPerson, 'license_end'> {
  const text = values.get('license_end')
  if (text === undefined) return {}
  if (withoutEnd.has(plainName(text))) return { license_end: null }
  const moment = canonicalInstant(text)
  if (moment !== null) return { license_end: moment }
  const day = fieldValue({ kind: 'date', choices: [] }, text, format)
  if ('value' in day) return { license_end: new Date(dayStart(timeZone, addDays(day.value, 1)) - 1).toISOString() }
  if (day.fault === 'date_ambiguous') faults.push({ code: day.fault, field: 'license_end', value: text })
  else faults.push({ code: 'license_end_bad' })
  return {}
}

function managerIn(values: Values, faults: RowFault[]): Pick<ImportedPerson, 'manager'> {
  const given = values.get('manager')
  if (given === undefined) return {}
  const manager = normaliseEmail(given)
  if (!isEmail(manager)) faults.push({ code: 'manager_bad' })
  return { manager }
}

function statusIn(values: Values, faults: RowFault[]): Pick<ImportedPerson, 'active'> {
  const text = values.get('status')
  if (text === undefined) return {}
  const name = plainName(text)
  if (activeNames.has(name)) return { active: true }
  if (inactiveNames.has(name)) return { active: false }
  faults.push({ code: 'status_unknown' })
  return {}
}

/** Splits at semicolons or line breaks, else at commas, and removes duplicates. Tags with a separator are quoted, as exports do. */
function tagsIn(values: Values, faults: RowFault[]): string[] {
  const text = values.get('tags') ?? ''
  const parts = splitTexts(text, { orCommas: true }).map((part) => part.trim().replace(/\s+/g, ' '))
  const tags = new Map(parts.filter((part) => !isBlank(part)).map((part) => [comparableText(part), part] as const))
  if (parts.some((part) => part.length > LONGEST_TAG)) faults.push({ code: 'tag_long' })
  if (tags.size > MOST_TAGS) faults.push({ code: 'tags_many' })
  return [...tags.values()]
}

function detailsIn(
  values: Values,
  { fields, formatOf }: Pick<RowRules, 'fields'> & { readonly formatOf: (field: string) => ColumnFormat },
  faults: RowFault[],
): Record<string, string> {
  const found: (readonly [string, string])[] = []
  for (const [field, text] of values) {
    if (!field.startsWith(detailPrefix)) continue
    const name = field.slice(detailPrefix.length)
    const known = fields.get(name)
    const read = fieldValue(known ?? { kind: 'text', choices: [] }, text, formatOf(field))
    if ('fault' in read) faults.push({ code: read.fault, field: known?.name ?? name, value: text })
    else found.push([known?.name ?? name, read.value])
  }
  return Object.fromEntries(found)
}
