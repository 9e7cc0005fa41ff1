import { randomBytes } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { storedContent } from '../modules/decks/content/stored-content.ts'
import { sampleContent } from './sample-content.ts'

/** Tables that hold rows, without views. */
type TableName = Exclude<keyof Tables, 'current_answers'>
type Row<T extends TableName> = Insertable<Tables[T]>
type Maker = Pick<Deps, 'newId' | 'now'>

/** Columns without a default: they say whose row it is. */
interface Owner {
  access_tokens: 'client_id' | 'session_id' | 'user_id'
  answers: 'client_id' | 'attempt_id' | 'deck_id' | 'slide_id' | 'version_id'
  attempts: 'client_id' | 'deck_id' | 'version_id'
  audit_log: 'client_id'
  authtokens: 'client_id' | 'user_id'
  clients: never
  deck_shares: 'client_id' | 'deck_id' | 'user_id' | 'shared_by'
  deck_versions: 'client_id' | 'deck_id' | 'published_by'
  decks: 'client_id' | 'owner_id'
  email_changes: 'client_id' | 'user_id'
  events: 'client_id' | 'deck_id'
  invites: 'client_id' | 'deck_id'
  mail_outbox: never
  media: 'client_id' | 'owner_id'
  notifications: 'client_id' | 'user_id'
  one_time_links: 'client_id' | 'user_id'
  sessions: 'client_id' | 'user_id'
  settings: 'key'
  short_urls: 'client_id' | 'deck_id'
  uploads: 'client_id' | 'deck_id' | 'attempt_id' | 'slide_id' | 'owner_id'
  users: 'client_id'
}

type OwnerOf<T extends TableName> = Extract<Owner[T], keyof Row<T>>
/** Values that a test sets. */
export type RowValues<T extends TableName> = Pick<Row<T>, OwnerOf<T>> & Partial<Row<T>>
type Plain<T extends TableName> = Omit<Row<T>, OwnerOf<T>>

const hour = 3_600_000
const hash = () => randomBytes(32)
const later = (now: Date) => new Date(now.getTime() + hour)

/** Defaults for the columns that a test doesn't set. Typed, so that every table needs a factory. */
const factories: { readonly [T in TableName]: (maker: Maker, values: RowValues<T>) => Plain<T> } = {
  access_tokens: ({ now }) => ({ hash: hash(), expires_at: later(now()) }),
  answers: ({ newId, now }) => ({
    answer_id: newId(),
    answer: JSON.stringify({ kind: 'rating', value: 4 }),
    begun_on: now().toISOString().slice(0, 10),
    revision: 1,
    earned: 0,
    possible: 0,
    spent_ms: 1000,
  }),
  attempts: ({ newId }) => ({ id: newId(), language: 'en', device: 'phone' }),
  audit_log: ({ newId }) => ({ id: newId(), action: 'users.create' }),
  authtokens: ({ newId, now }) => ({
    id: newId(),
    hash: hash(),
    uses: 1,
    created_at: now(),
    expires_at: later(now()),
  }),
  clients: ({ newId }, { name = 'Meadow Academy' }) => ({
    id: newId(),
    name,
    branding: JSON.stringify({ name, primary: '#6a1b9a', logo: '', footer: '' }),
  }),
  deck_shares: () => ({ can: 'view' }),
  deck_versions: ({ newId }) => ({
    id: newId(),
    version: 1,
    content: JSON.stringify(sampleContent()),
    digest: '',
  }),
  decks: ({ newId }) => ({ id: newId(), ...storedContent(sampleContent()) }),
  email_changes: ({ newId, now }) => ({ email: `${newId()}@meadow.example`, asked_at: now() }),
  events: ({ newId, now }) => ({ id: newId(), event: 'view', client_time: now() }),
  invites: ({ newId }) => ({ id: newId(), secret_hash: hash() }),
  mail_outbox: ({ newId }) => ({
    id: newId(),
    to_address: 'asha@meadow.example',
    subject: 'Your deck was played',
    text_body: 'Three people finished it.',
  }),
  media: ({ newId }, { client_id, id = newId() }) => ({
    id,
    kind: 'image',
    name: 'cup.png',
    content_type: 'image/png',
    size: 1,
    file_key: `${client_id}/${id}`,
  }),
  notifications: ({ newId }) => ({ id: newId(), type: 'message', title: 'Welcome' }),
  one_time_links: ({ now }) => ({ hash: hash(), purpose: 'reset_password', expires_at: later(now()) }),
  sessions: ({ newId }) => ({ id: newId(), device: 'Firefox on Linux', place: '' }),
  settings: () => ({ value: 'null' }),
  short_urls: ({ newId }) => ({
    id: newId(),
    code: randomBytes(4).toString('hex'),
    source: 'Newsletter',
    medium: '',
    campaign: '',
  }),
  uploads: ({ newId }, { client_id }) => ({
    id: newId(),
    name: 'letter.txt',
    content_type: 'text/plain',
    size: 1,
    file_key: `uploads/${client_id}/${newId()}`,
  }),
  users: ({ newId }, { email = `${newId()}@meadow.example` }) => ({
    id: newId(),
    email,
    username: email,
    first_name: 'Asha',
  }),
}

/** Inserts rows of any table with defaults and returns them. */
export async function insertRows<T extends TableName>(
  deps: Pick<Deps, 'db'> & Maker,
  table: T,
  values: readonly RowValues<T>[],
): Promise<Row<T>[]> {
  const rows = values.map((one) => ({ ...factories[table](deps, one), ...one }) as unknown as Row<T>)
  // A statement takes at most 65,535 parameters.
  for (let at = 0; at < rows.length; at += 1500)
    await deps.db
      .insertInto(table)
      .values(rows.slice(at, at + 1500))
      .execute()
  return rows
}

/** Returns the inserted row, with its id if the table has one. */
export async function insertRow<T extends TableName>(
  deps: Pick<Deps, 'db'> & Maker,
  table: T,
  values: RowValues<T>,
): Promise<Row<T>> {
  const [row] = await insertRows(deps, table, [values])
  return row as Row<T>
}
