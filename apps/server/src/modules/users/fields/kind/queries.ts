import type { PersonFieldKind } from '@deckle/core/people/person-field.ts'
import { sql } from 'kysely'
import type { DbOf } from '../../../../db/database.ts'
import type { CourseNames } from '../../../courses/tables.ts'
import type { ReportFilters } from '../../../reports/tables.ts'
import type { NamedRules } from '../../../rules/tables.ts'
import type { UsersDb } from '../../queries.ts'
import type { UserTables } from '../../tables.ts'

export type FieldUsesDb = DbOf<UserTables, NamedRules & ReportFilters & CourseNames>

const BATCH = 5000

export interface StoredValue {
  readonly id: string
  readonly value: string
}

/** Everyone's values of a field, people in the bin too, in batches by id. */
export async function* valuesInBatches(
  db: UsersDb,
  clientId: string,
  name: string,
): AsyncGenerator<readonly StoredValue[]> {
  for (let last: string | null = null; ;) {
    const { rows }: { readonly rows: readonly StoredValue[] } = await sql<StoredValue>`
      select id, details ->> ${name}::text as value from users
      where client_id = ${clientId} and jsonb_exists(details, ${name}) and (${last}::uuid is null or id > ${last}::uuid)
      order by id limit ${BATCH}`.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) return
    last = rows.at(-1)?.id ?? null
  }
}

/** Everyone's values as items of a job, people in the bin too. */
export const selectValues = (clientId: string, name: string) =>
  sql`(select id as subject_id, jsonb_build_object('value', details ->> ${name}::text) as data from users
    where client_id = ${clientId} and jsonb_exists(details, ${name}) order by id)`

/** The people's values, by their ids. */
export async function findValues(
  db: UsersDb,
  clientId: string,
  name: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<StoredValue>`select id, details ->> ${name}::text as value from users
    where client_id = ${clientId} and id = any (${ids}::uuid[]) and jsonb_exists(details, ${name})`.execute(db)
  return new Map(rows.map(({ id, value }) => [id, value]))
}

export interface NewValue {
  readonly id: string
  /** '' to remove it. */
  readonly value: string
  /** Moves to the field `keepAs`; '' for nothing. */
  readonly retained: string
}

export async function setValues(
  db: UsersDb,
  { clientId, name, keepAs }: { readonly clientId: string; readonly name: string; readonly keepAs: string | null },
  values: readonly NewValue[],
): Promise<void> {
  if (values.length === 0) return
  const [ids, texts, retained] = [
    values.map(({ id }) => id),
    values.map(({ value }) => value),
    values.map((one) => one.retained),
  ]
  await sql`update users set details = users.details - ${name}::text
      || case when wanted.value = '' then '{}'::jsonb else jsonb_build_object(${name}::text, wanted.value) end
      || case when wanted.retained = '' then '{}'::jsonb else jsonb_build_object(${keepAs ?? ''}::text, wanted.retained) end
    from unnest(${ids}::uuid[], ${texts}::text[], ${retained}::text[]) wanted (id, value, retained)
    where users.client_id = ${clientId} and users.id = wanted.id`.execute(db)
}

export interface KindValues {
  readonly kind?: PersonFieldKind
  readonly choices?: string[]
  readonly kind_job: string | null
}

/** @param field with `kind_job` only while this job changes it */
export async function setKind(
  db: UsersDb,
  { clientId, id, kind_job }: { readonly clientId: string; readonly id: string; readonly kind_job?: string },
  values: KindValues,
): Promise<void> {
  await db
    .updateTable('user_fields')
    .set(values)
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .$if(kind_job !== undefined, (query) => query.where('kind_job', '=', kind_job as string))
    .execute()
}

export const listRules = (db: FieldUsesDb, clientId: string) =>
  db
    .selectFrom('course_rules')
    .innerJoin('courses', (join) =>
      join.onRef('courses.client_id', '=', 'course_rules.client_id').onRef('courses.id', '=', 'course_rules.course_id'),
    )
    .select(['course_rules.course_id', 'course_rules.name', 'course_rules.rule', 'courses.title'])
    .where('course_rules.client_id', '=', clientId)
    .where('courses.deleted_at', 'is', null)
    .orderBy('courses.title')
    .orderBy('course_rules.name')
    .execute()

/** Escapes a text as in a JSON string, without the quotation marks. */
const asJson = (text: string): string => JSON.stringify(text).slice(1, -1)

/** Names of saved views and custom reports, each with its filters as they are stored. */
export async function listReportFilters(db: FieldUsesDb, clientId: string, name: string) {
  // A view's filter is JSON; a report's widgets are JSON that hold it as a text.
  const inFilter = asJson(`details.${name}`)
  const views = await db
    .selectFrom('report_views')
    .select(['name', 'filter'])
    .where('client_id', '=', clientId)
    .where(sql<boolean>`strpos(filter, ${inFilter}) > 0`)
    .orderBy('name')
    .execute()
  const reports = await db
    .selectFrom('custom_reports')
    .select(['title', 'widgets'])
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`strpos(widgets::text, ${asJson(inFilter)}) > 0`)
    .orderBy('title')
    .execute()
  return [
    ...views.map((view) => ({ name: view.name, filters: [view.filter] })),
    ...reports.map(({ title, widgets }) => ({
      name: title,
      filters: widgets.flatMap((widget) =>
        'filter' in widget && typeof widget.filter === 'string' ? [widget.filter] : [],
      ),
    })),
  ]
}
