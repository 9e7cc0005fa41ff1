import { randomBytes } from 'node:crypto'
import { newBranding } from '@deckle/core/client/new-branding.ts'
import { newArticle } from '@deckle/core/article/article.ts'
import { summaryOf } from '@deckle/core/article/summary.ts'
import { designFromTemplate } from '@deckle/core/certificates/templates/templates.ts'
import type { Answer } from '@deckle/core/deck/slide.ts'
import { storedValues } from '@deckle/slides/answers/stored-values.ts'
import { type Insertable, sql } from 'kysely'
import { lookups } from '../db/lookups.ts'
import { extendPath } from '../db/person-path.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { storedContent } from '../modules/decks/content/stored-content.ts'
import { readCatalog, type RequiredColumn } from './catalog.ts'
import { sampleContent } from './sample-content.ts'

/** Tables that hold rows, without views. */
export type TableName = Exclude<keyof Tables, 'current_answers'>
type Row<T extends TableName> = Insertable<Tables[T]>
type Maker = Pick<Deps, 'newId' | 'now'>
type Stock = Pick<Deps, 'db'> & Maker

type RequiredKeys<R> = { [K in keyof R]-?: object extends Pick<R, K> ? never : K }[keyof R]
/** Columns without a default that say whose row it is: a test names them. */
type OwnerOf<T extends TableName> = Exclude<
  Extract<RequiredKeys<Row<T>>, `${string}_id` | 'shared_by' | 'published_by'>,
  'answer_id' | 'gateway_id'
>
/** Values that a test sets. */
export type RowValues<T extends TableName> = Pick<Row<T>, OwnerOf<T>> & Partial<Row<T>>

const hour = 3_600_000

const invoiceSides = {
  buyer: JSON.stringify({ name: 'Meadow Academy', address: '', taxNumber: '', email: '' }),
  seller: JSON.stringify({ name: 'Deckle', address: '', taxNumber: '', taxName: 'GST' }),
}

/** Only what a column's type doesn't say: values that are unique, read as JSON or of a kind that the database doesn't check. */
const special: { readonly [T in TableName]?: (maker: Maker, values: RowValues<T>) => Partial<Row<T>> } = {
  active_months: () => ({ month: '2026-01-01', quarters: '1'.padEnd(2976, '0') }),
  answers: (_, { answer = JSON.stringify({ kind: 'rating', value: 4 }) }) => {
    const { keys, places, text } = storedValues({ data: {} }, JSON.parse(answer) as Answer)
    return { answer, keys: [...keys], places: places && [...places], text, earned: 0, possible: 0, spent_ms: 1000 }
  },
  article_templates: ({ newId }) => ({ name: newId(), language: 'en', body: '[]' }),
  article_versions: () => ({ kind: 'saved', content: JSON.stringify(newArticle({ title: 'Tea', language: 'en' })) }),
  articles: (_, { title = 'Tea' }) => {
    const content = newArticle({ title, language: 'en' })
    const { language, audience } = content
    return { title, language, audience, summary: JSON.stringify(summaryOf(content)), content: JSON.stringify(content) }
  },
  attempts: () => ({ language: 'en', device: 'phone' }),
  banners: () => ({ published: true }),
  certificate_designs: () => ({ design: JSON.stringify(designFromTemplate('plain', 'en')) }),
  certificates: ({ newId }) => ({ number: newId(), design: JSON.stringify(designFromTemplate('plain', 'en')) }),
  clients: (_, { name = 'Meadow Academy' }) => ({
    name,
    branding: JSON.stringify(newBranding(name)),
  }),
  deck_versions: () => ({ content: JSON.stringify(sampleContent()) }),
  decks: () => storedContent(sampleContent()),
  email_changes: ({ newId }) => ({ email: `${newId()}@meadow.example` }),
  events: () => ({ event: 'view' }),
  media: ({ newId }, { client_id, id = newId() }) => ({
    id,
    kind: 'image',
    name: 'cup.png',
    content_type: 'image/png',
    file_key: `${client_id}/${id}`,
  }),
  notifications: () => ({ type: 'message' }),
  course_rules: () => ({ rule: JSON.stringify({ match: 'all', conditions: [] }) }),
  custom_reports: () => ({ title: 'Tea in numbers', everyone: 'edit' }),
  invoices: ({ newId }) => ({
    number: newId(),
    kind: 'invoice',
    plan: 'business',
    period: 'month',
    currency: 'INR',
    ...invoiceSides,
  }),
  payments: ({ newId }) => ({ gateway_id: `pay_${newId()}`, plan: 'business-monthly', amount: 589_882 }),
  purchases: ({ newId }) => ({
    gateway: 'sandbox',
    gateway_id: `sub_${newId()}`,
    plan: 'business-monthly',
    net: 499_900,
    tax: 89_982,
    tax_rate: 1800,
    currency: 'INR',
  }),
  refunds: () => ({ cause: 'operator', state: 'done' }),
  report_links: () => ({ kind: 'deck' }),
  report_views: () => ({ report: 'overview', shared: true }),
  short_urls: () => ({ code: randomBytes(4).toString('hex'), target_kind: 'deck' }),
  uploads: ({ newId }, { client_id }) => ({
    name: 'letter.txt',
    content_type: 'text/plain',
    file_key: `uploads/${client_id}/${newId()}`,
  }),
  user_fields: () => ({ seen_by: 'Manager', changed_by: 'Admin' }),
  users: ({ newId }, { email = `${newId()}@meadow.example` }) => ({ email, username: email, first_name: 'Asha' }),
}

/** Inserts rows of any table with defaults and returns them. */
export async function insertRows<T extends TableName>(
  deps: Stock,
  table: T,
  values: readonly RowValues<T>[],
): Promise<Row<T>[]> {
  const columns = (await readCatalog(deps.db)).get(table)?.required ?? []
  const rows = values.map((one) => {
    const given = { ...special[table]?.(deps, one), ...one }
    const missing = columns.filter(({ name }) => !(name in given))
    return { ...Object.fromEntries(missing.map((column) => [column.name, valueOf(column, deps)])), ...given }
  }) as unknown as Row<T>[]
  if (table === 'users') await addManagerPaths(deps, rows as unknown as Insertable<Tables['users']>[])
  await insertAll(deps, table, rows)
  const lookup = lookups[table]
  if (lookup) await insertAll(deps, lookup.table as TableName, rows.flatMap(lookup.rowsOf) as never)
  return rows
}

/** Tests name the manager alone. */
async function addManagerPaths({ db }: Stock, rows: Insertable<Tables['users']>[]): Promise<void> {
  const named = rows.flatMap(({ manager_id }) => manager_id ?? [])
  const stored =
    named.length === 0
      ? []
      : await db
          .selectFrom('users')
          .select(['id', 'path'])
          .where('id', '=', sql<string>`any (${named}::uuid[])`)
          .execute()
  const paths = new Map(stored.map(({ id, path }) => [id, path] as const))
  for (const row of rows) {
    if (row.manager_id) row.manager_path ??= paths.get(row.manager_id) ?? null
    paths.set(row.id, extendPath(row.manager_path ?? null, row.id))
  }
}

/** A statement takes at most 65,535 parameters. */
async function insertAll<T extends TableName>({ db }: Stock, table: T, rows: readonly Row<T>[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 1500)
    await db
      .insertInto(table)
      .values(rows.slice(at, at + 1500))
      .execute()
}

/** Returns the inserted row, with its id if the table has one. */
export async function insertRow<T extends TableName>(deps: Stock, table: T, values: RowValues<T>): Promise<Row<T>> {
  const [row] = await insertRows(deps, table, [values])
  return row as Row<T>
}

/** Rows by the name of their table. */
export type RowsByTable = Map<string, Readonly<Record<string, unknown>>>

/** Inserts a row that refers to those of `rows`, and what else its foreign keys need; adds them to `rows`. */
export async function insertRowAmong(deps: Stock, table: TableName, rows: RowsByTable): Promise<void> {
  if (rows.has(table)) return
  const found = (await readCatalog(deps.db)).get(table)
  if (!found) throw new Error(`There is no table ${table}.`)
  const required = new Set(found.required.map(({ name }) => name))
  const values: Record<string, unknown> = {}
  for (const { table: other, columns, keys } of found.references) {
    if (!columns.every((column) => required.has(column))) continue
    await insertRowAmong(deps, other as TableName, rows)
    columns.forEach((column, at) => (values[column] = rows.get(other)?.[keys[at] ?? '']))
  }
  rows.set(table, await insertRow(deps, table, values as unknown as RowValues<TableName>))
}

/** A value that the column takes; ids and hashes are unique. */
function valueOf({ name, type, choice }: RequiredColumn, maker: Maker): unknown {
  if (choice !== null) return choice
  const value = valuesByType[type]
  if (!value) throw new Error(`rows.ts makes no value for the column ${name} of type ${type}.`)
  return value(maker, name)
}

const one = () => 1
const valuesByType: Readonly<Record<string, (maker: Maker, column: string) => unknown>> = {
  uuid: ({ newId }) => newId(),
  text: (_, column) => column,
  boolean: () => false,
  smallint: one,
  integer: one,
  bigint: one,
  numeric: one,
  'double precision': one,
  real: one,
  bytea: () => randomBytes(32),
  jsonb: () => '{}',
  'text[]': () => [],
  tsvector: () => '',
  date: ({ now }) => now().toISOString().slice(0, 10),
  'timestamp with time zone': ({ now }, column) =>
    new Date(now().getTime() + (column.startsWith('expires') ? hour : 0)),
}
