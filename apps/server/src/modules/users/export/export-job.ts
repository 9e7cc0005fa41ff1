import { joinTexts } from '@deckle/core/text/joined-texts.ts'
import { Readable } from 'node:stream'
import { users } from '@deckle/contract/users.ts'
import { type ExportColumn, exportColumns } from '@deckle/core/people/export-column.ts'
import { detailPrefix } from '@deckle/core/people/person-condition.ts'
import { detailsRole, seesField } from '@deckle/core/people/person-field.ts'
import { csvLine } from '@deckle/core/text/csv-cell.ts'
import { dayIn, instantIn } from '@deckle/core/time/time-zone.ts'
import type pg from 'pg'
import { readReportingZone } from '../../clients/index.ts'
import type { JobKind, RunningJob } from '../../jobs/index.ts'
import { stateOf } from '../bulk/wanted.ts'
import { findFields } from '../fields/queries.ts'
import { exportQuery, type ExportRow, summarise } from './queries.ts'

const BATCH = 1000

/** A retry writes the whole file again. */
export const exportJob: JobKind = {
  async run(running) {
    const { deps, actor, job, saveFile } = running
    const { people, columns = exportColumns } = users.export.body.parse(job.params)
    const { total, names } = await summarise(deps.db, actor, people)
    const fields = await findFields(deps.db, actor.clientId)
    const role = detailsRole(actor, null)
    const hidden = new Set(fields.filter((field) => !seesField(field, role)).map(({ name }) => name))
    const known = fields.map(({ name }) => name)
    const details = [...new Set([...known, ...names])].filter((name) => !hidden.has(name))
    const query = await exportQuery(deps.db, actor, people)
    const timeZone = await readReportingZone(deps.db, actor.clientId)
    const lines = linesOf(running, { query, columns, details, total, timeZone })
    const day = dayIn(timeZone, deps.now().getTime())
    await saveFile({
      name: `people-${day}.csv`,
      type: 'text/csv; charset=utf-8',
      content: Readable.from(lines, { objectMode: false, highWaterMark: 256 * 1024 }),
    })
    await running.progress({ total, done: total, counts: { written: total } })
    return undefined
  },
}

interface File {
  readonly query: { readonly sql: string; readonly parameters: readonly unknown[] }
  readonly columns: readonly ExportColumn[]
  /** Names of the fields. */
  readonly details: readonly string[]
  readonly total: number
  readonly timeZone: string
}

/** Reads with a cursor in one transaction: a consistent snapshot in constant memory. */
async function* linesOf({ deps, progress }: RunningJob, { query, columns, details, total, timeZone }: File) {
  const client: pg.PoolClient = await deps.pool.connect()
  let isWhole = false
  try {
    // Without a byte order mark, spreadsheets misread Hindi.
    yield `\uFEFF${csvLine(headings(columns, details))}`
    await client.query('begin read only')
    await client.query(`declare people_export no scroll cursor for ${query.sql}`, [...query.parameters])
    for (let done = 0; ;) {
      const { rows } = await client.query<ExportRow>(`fetch ${BATCH} from people_export`)
      if (rows.length > 0) yield rows.map((row) => csvLine(cellsOf(row, { columns, details, timeZone }))).join('')
      done += rows.length
      await progress({ total: Math.max(total, done), done })
      if (rows.length < BATCH) break
    }
    await client.query('commit')
    isWhole = true
  } finally {
    client.release(!isWhole)
  }
}

const headings = (columns: readonly ExportColumn[], details: readonly string[]): string[] =>
  columns.flatMap((column) => (column === 'details' ? details.map((name) => detailPrefix + name) : [column]))

const cellsOf = (row: ExportRow, { columns, details, timeZone }: Pick<File, 'columns' | 'details' | 'timeZone'>) =>
  columns.flatMap((column) =>
    column === 'details' ? details.map((name) => row.details[name] ?? '') : [cells[column](row, timeZone)],
  )

const momentText = (moment: Date | null, timeZone: string): string =>
  moment ? instantIn(timeZone, moment.getTime()) : ''

const cells: Readonly<Record<Exclude<ExportColumn, 'details'>, (row: ExportRow, timeZone: string) => string>> = {
  id: ({ id }) => id,
  email: ({ email }) => email,
  username: ({ username }) => username,
  first_name: ({ first_name }) => first_name,
  // A missing one is stored as a blank (product.md §5).
  last_name: ({ last_name }) => last_name.trim(),
  license_type: ({ license_type }) => license_type,
  license_end: ({ expires_at }, timeZone) => momentText(expires_at, timeZone),
  manager: ({ manager }) => manager ?? '',
  tags: ({ tags }) => joinTexts(tags, ','),
  status: stateOf,
  created: ({ created_at }, timeZone) => momentText(created_at, timeZone),
  last_seen: ({ last_seen_at }, timeZone) => momentText(last_seen_at, timeZone),
}
