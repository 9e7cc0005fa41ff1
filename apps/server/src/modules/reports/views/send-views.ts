import { may } from '@deckle/core/access/access.ts'
import { columnsFor, isReportName, ownGroup, reportDefinition } from '@deckle/core/report/reports/reports.ts'
import { nextSending } from '@deckle/core/report/reports/schedule.ts'
import { addDays } from '@deckle/core/time/day.ts'
import { dayIn, instantIn } from '@deckle/core/time/time-zone.ts'
import type { Columns } from '@deckle/core/report/report.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { publicAddress } from '../../../env.ts'
import { mailWords } from '../../../words/mail-words.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { Refusal } from '../../../refusal.ts'
import { audit } from '../../admin/index.ts'
import { headingOf, writtenCells } from '../../learning-reports/index.ts'
import { ownerAsActor } from '../owner.ts'
import { readerOf } from '../readers.ts'
import { readRequest } from '../table/report-request.ts'
import { meeting, type Row } from '../table/rows.ts'
import { scheduleOf } from './present.ts'
import { claimSending, type DueView, findWithOwner, listDue } from './queries.ts'

const AT_ONCE = 100
/** Rows that a mail shows. */
const ROWS = 10

/** Mails every report that is due to its owner, as they may see it now; once, however many servers run. */
export async function sendDueViews(deps: Deps): Promise<void> {
  for (;;) {
    const due = await listDue(deps.db, deps.now(), AT_ONCE)
    let failed = 0
    for (const view of due)
      await sendView(deps, view).catch((err: unknown) => {
        failed += 1
        deps.log.error({ err, view: view.id }, 'A report was not mailed; it is tried again soon.')
      })
    if (failed > 0 || due.length < AT_ONCE) return
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof findWithOwner>>>

async function sendView(deps: Deps, due: DueView): Promise<void> {
  const view = await findWithOwner(deps.db, due.client_id, due.id)
  const schedule = view && scheduleOf(view)
  if (!view || !schedule) return
  const next = new Date(nextSending(schedule, deps.now().getTime()))
  const mail = await mailOf(deps, view, schedule.tz).catch((error: unknown) => {
    // A filter of somebody who is gone, or a plan without countries: nothing to send.
    if (error instanceof Refusal) return null
    throw error
  })
  await transaction(deps.db, async (trx) => {
    if (!(await claimSending(trx, due, next)) || !mail) return
    await queueMail(deps, mail, { within: trx })
    const owner = { clientId: due.client_id, userId: view.owner_id }
    await audit(trx, deps, owner, { action: 'export.mailed', detail: { name: view.name } })
  })
}

/** Null where the owner may not see the report any more. */
async function mailOf(deps: Deps, view: Found, tz: string) {
  const actor = ownerAsActor(view, deps.now())
  const { report } = view
  if (!actor || !isReportName(report) || !may(actor, reportDefinition(report).sees)) return null
  const language = view.language ?? 'en'
  const rows = await rowsOf(deps, actor, view, { tz, language })
  const link = linkTo(deps, view, tz)
  const values = { name: view.first_name, report: view.name, link, rows: rows.join('\n') }
  const words = mailWords(language, rows.length === 0 ? 'reportEmpty' : 'report', values)
  return { to: view.email, clientId: view.client_id, userId: view.owner_id, ...words }
}

const daysOf = ({ last_days, from_day, to_day }: Found, deps: Deps, tz: string) => {
  if (last_days === null) return { ...(from_day && { from: from_day }), ...(to_day && { to: to_day }) }
  const to = dayIn(tz, deps.now().getTime())
  return { from: addDays(to, 1 - last_days), to }
}

/** A line a row: its name, then its figures. */
async function rowsOf(deps: Deps, actor: SignedIn, view: Found, { tz, language }: Written): Promise<readonly string[]> {
  if (!isReportName(view.report)) return []
  const definition = reportDefinition(view.report)
  const group = view.grouping || ownGroup(definition)
  const [columns, reader] = [columnsFor(definition, group), readerOf(view.report, group)]
  if (!columns || !reader) return []
  const query = { limit: ROWS, format: 'json', tz, filter: view.filter, ...daysOf(view, deps, tz) } as const
  const { request, figures } = await readRequest(deps, actor, query, { definition, columns })
  const { rows } = await meeting(await reader(request), figures).page({ limit: ROWS })
  return rows.map((row) => lineOf(row, columns, { tz, language }))
}

interface Written {
  readonly tz: string
  readonly language: InterfaceLanguage
}

function lineOf(row: Row, columns: Columns, { tz, language }: Written): string {
  const cells = writtenCells(row, columns, language)
  return Object.entries(columns)
    .flatMap(([key, type], at) => {
      const cell = cells[at] ?? null
      if (type === 'id' || cell === null || cell === '') return []
      const text =
        cell instanceof Date
          ? instantIn(tz, cell.getTime()).slice(0, 16).replace('T', ' ')
          : `${cell}${type === 'percent' ? ' %' : ''}`
      return type === 'text' || type === 'day' ? [text] : [`${headingOf(key, language)} ${text}`]
    })
    .join(' · ')
}

function linkTo(deps: Deps, view: Found, tz: string): string {
  const query = new URLSearchParams({
    ...daysOf(view, deps, tz),
    ...(view.grouping && { group: view.grouping }),
    ...(view.filter && { filter: view.filter }),
  })
  return `${publicAddress(deps.env)}/analytics/reports/${view.report}${query.size > 0 ? `?${query.toString()}` : ''}`
}
