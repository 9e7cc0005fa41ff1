import type { admin } from '@deckle/contract/admin.ts'
import type { audit } from '@deckle/contract/audit.ts'
import type { TableFormat } from '@deckle/contract/models/table-format.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { dayIn } from '@deckle/core/time/time-zone.ts'
import type { Page, PageRequest } from '../../../db/paging/paging.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { tableFile } from '../../../http/table-file/table-file.ts'
import type { Cell } from '../../../http/table-file/table.ts'
import type { Catalogue } from '../../../words/catalogue.ts'
import { catalogues } from '../../../words/catalogues.ts'
import { actionsMatching } from './audit-text.ts'
import { momentsOf, zoneOf } from './list-audit.ts'
import { presentEntries } from './present-audit.ts'
import { type AuditRow, listAllEntries, listClientEntries } from './queries.ts'
import { findClientsNamed } from './queries-names.ts'

type Column = keyof Catalogue['audit']['columns']

/** Entries per query. */
const BATCH = 500

/** Of all clients. Streamed in batches, in constant memory. */
export const exportAudit: Handler<typeof admin.auditExport> = async ({ deps, actor, query, request }) => {
  const language = preferredLanguage(request.header('accept-language'))
  const { search, kind, client } = query
  const actions = search === undefined ? [] : actionsMatching(search, language)
  const timeZone = await zoneOf(deps, actor, query)
  const filters = { search, kind, client, actions, ...momentsOf(query, timeZone) }
  const read: ReadPage = (page) => listAllEntries(deps.db, { ...filters, page })
  const columns = ['at', 'client', 'actor', 'by', 'kind', 'text', 'subject', 'address'] as const
  return auditFile(deps, read, { format: 'csv', columns, language, timeZone })
}

/** Streamed in batches, in constant memory. */
export const exportClientAudit: Handler<typeof audit.export> = async ({ deps, actor, query, request }) => {
  const { kind, person, format } = query
  const timeZone = await zoneOf(deps, actor, query)
  const filters = { kind, person, ...momentsOf(query, timeZone) }
  const read: ReadPage = (page) => listClientEntries(deps.db, actor.clientId, { ...filters, page })
  const language = preferredLanguage(request.header('accept-language'))
  const columns = ['at', 'actor', 'by', 'kind', 'text', 'subject', 'address'] as const
  return auditFile(deps, read, { format, columns, language, timeZone })
}

type ReadPage = (page: PageRequest) => Promise<Page<AuditRow>>

interface AuditFile {
  readonly format: TableFormat
  readonly columns: readonly Column[]
  readonly language: InterfaceLanguage
  /** Of moments, and of the day in the file's name. */
  readonly timeZone: string
}

function auditFile(deps: Deps, read: ReadPage, { format, columns, language, timeZone }: AuditFile) {
  const words = catalogues[language].audit
  return tableFile({
    format,
    name: `${words.name} ${dayIn(timeZone, deps.now().getTime())}`,
    headings: columns.map((name) => words.columns[name]),
    timeZone,
    rows: cellsOf(deps, pagesOf(read), { columns, language, timeZone }),
  })
}

/**
 * Each page by a query of its own: names are looked up between two of them, and a file that held a connection meanwhile would
 * wait for another one, which the pool may not have.
 */
async function* pagesOf(read: ReadPage): AsyncGenerator<readonly AuditRow[]> {
  for (let cursor: string | undefined; ;) {
    const { rows, next } = await read({ limit: BATCH, cursor })
    yield rows
    if (next === null) return
    cursor = next
  }
}

async function* cellsOf(
  deps: Deps,
  batches: AsyncIterable<readonly AuditRow[]>,
  { columns, language, timeZone }: Pick<AuditFile, 'columns' | 'language' | 'timeZone'>,
): AsyncGenerator<Cell[][]> {
  const words = catalogues[language].audit
  for await (const rows of batches) {
    const entries = await presentEntries(deps.db, rows, { language, timeZone })
    const clients = columns.includes('client')
      ? await findClientsNamed(
          deps.db,
          rows.map((row) => row.client_id),
        )
      : new Map<string, string>()
    yield entries.map((entry, at): Cell[] => {
      const values: Readonly<Record<Column, Cell>> = {
        at: new Date(entry.at),
        actor: entry.actor?.name ?? words.system,
        by: entry.by,
        client: clients.get(rows[at]?.client_id ?? '') ?? '',
        kind: words.kinds[entry.kind],
        text: entry.text,
        subject: entry.subject?.name ?? '',
        address: entry.address,
      }
      return columns.map((name) => values[name])
    })
  }
}
