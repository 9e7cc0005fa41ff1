import { comparableText } from '../text/same-text.ts'
import { type ColumnFacts, isMostly } from './column-facts.ts'
import { detailPrefix } from './person-condition.ts'

/** Fields that a column of an imported file can be mapped to, in addition to `details.<name>` for the client's fields. */
export const importFields = [
  'email',
  'name',
  'first_name',
  'last_name',
  'username',
  'license_type',
  'license_end',
  'manager',
  'tags',
  'status',
] as const
export type ImportField = (typeof importFields)[number]

/** For each column an `ImportField`, `details.<name>`, or null to skip the column. */
export type ImportMapping = readonly (string | null)[]

/** Known column names in English and Hindi, normalised by `plainName`. */
const names: Readonly<Record<ImportField, readonly string[]>> = {
  email: ['email', 'emailaddress', 'mail', 'emailid', 'ईमेल', 'ईमेलपता', 'ईमेलआईडी', 'मेल'],
  name: ['name', 'fullname', 'displayname', 'person', 'नाम', 'पूरानाम'],
  first_name: ['firstname', 'givenname', 'forename', 'पहलानाम', 'प्रथमनाम'],
  last_name: ['lastname', 'surname', 'familyname', 'उपनाम', 'कुलनाम', 'अंतिमनाम', 'सरनेम'],
  username: ['username', 'login', 'loginname', 'userid', 'उपयोगकर्तानाम', 'यूज़रनेम', 'यूजरनेम'],
  license_type: ['licence', 'license', 'licencetype', 'licensetype', 'role', 'लाइसेंस', 'भूमिका'],
  license_end: [
    'licenceend',
    'licenseend',
    'licenceends',
    'licenseends',
    'licenceuntil',
    'licenseuntil',
    'expires',
    'expiresat',
    'लाइसेंससमाप्ति',
    'लाइसेंसकीसमाप्ति',
  ],
  manager: [
    'manager',
    'manageremail',
    'managersemail',
    'manageremailaddress',
    'managersemailaddress',
    'supervisor',
    'reportsto',
    'प्रबंधक',
    'प्रबंधककाईमेल',
    'मैनेजर',
    'मैनेजरकाईमेल',
  ],
  tags: ['tags', 'tag', 'labels', 'टैग', 'टैग्स'],
  status: ['status', 'active', 'state', 'स्थिति', 'सक्रिय'],
}

const fieldByName: ReadonlyMap<string, ImportField> = new Map(
  importFields.flatMap((field) => names[field].map((name) => [plainName(name), field] as const)),
)

/** Normalises a name: lower case, without spaces and punctuation. Hindi vowel signs are kept. */
export function plainName(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** A column of a file: its heading, and what its cells say. */
export interface FileColumn {
  readonly name: string
  readonly facts: ColumnFacts
}

/**
 * Guesses the field of each column from its name and its values. The first matching column gets a field; the email and
 * the manager are columns of addresses, whatever their names, if the file has such columns.
 * @param details names of the client's fields
 */
export function recogniseColumns(columns: readonly FileColumn[], details: readonly string[]): (string | null)[] {
  const own = new Map(details.map((name) => [plainName(name), detailPrefix + name] as const))
  const named = columns.map(({ name }) => own.get(plainName(name)) ?? fieldByName.get(plainName(name)))
  const mapping: (string | null)[] = columns.map(() => null)
  const take = (field: string | undefined, at: number): void => {
    if (field !== undefined && at >= 0 && mapping[at] === null && !mapping.includes(field)) mapping[at] = field
  }
  for (const [at, { facts }] of columns.entries())
    if (!isOfAddresses(named[at]) || holdsEmails(facts)) take(named[at], at)
  const addresses = columns.flatMap((column, at) =>
    mapping[at] === null && isMostly(column.facts.emails, column.facts) ? [{ ...column, at }] : [],
  )
  const isManager = ({ name }: FileColumn): boolean => /manager|supervisor|reportsto|मैनेजर|प्रबंधक/.test(plainName(name))
  take('manager', addresses.find(isManager)?.at ?? -1)
  const people = addresses.filter((column) => !isManager(column))
  const mostDifferent = Math.max(...people.map(({ facts }) => facts.distinct))
  take('email', people.find(({ facts }) => facts.distinct === mostDifferent)?.at ?? -1)
  for (const [at, field] of named.entries()) take(field, at)
  return mapping
}

const isOfAddresses = (field: string | undefined): boolean => field === 'email' || field === 'manager'

/** Also for a column without values, which its name alone describes. */
const holdsEmails = ({ emails, filled }: ColumnFacts): boolean => emails >= filled / 2

/** Null for a valid mapping. */
export function mappingFault(
  mapping: ImportMapping,
  columns: number,
): 'length' | 'unknown' | 'twice' | 'no_email' | null {
  if (mapping.length !== columns) return 'length'
  const named = mapping.filter((field) => field !== null)
  if (named.some((field) => !isField(field))) return 'unknown'
  if (new Set(named.map(comparableText)).size < named.length) return 'twice'
  return named.includes('email') ? null : 'no_email'
}

const isField = (field: string): boolean =>
  (importFields as readonly string[]).includes(field) ||
  (field.startsWith(detailPrefix) &&
    field.trim().length > detailPrefix.length &&
    field.length <= detailPrefix.length + 60)
