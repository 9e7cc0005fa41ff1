import type { ReportView } from '@deckle/contract/report-views.ts'
import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import type { report_views } from '@deckle/contract/report-views.ts'
import { may } from '@deckle/core/access/access.ts'
import type { ReportName } from '@deckle/core/report/reports/reports.ts'
import { nextSending, type SendingPeriod } from '@deckle/core/report/reports/schedule.ts'
import type { SignedIn } from '../../../http/handler.ts'
import type { ViewRow } from './queries.ts'

export function presentView(row: ViewRow, actor: SignedIn): ReportView {
  const isOwn = row.owner_id === actor.userId
  return {
    id: row.id,
    name: row.name,
    report: row.report as ReportName,
    group: row.grouping,
    filter: row.filter,
    from: row.from_day,
    to: row.to_day,
    days: row.last_days,
    shared: row.shared,
    schedule: isOwn ? scheduleOf(row) : null,
    owner: { id: row.owner_id, name: row.owner },
    nextAt: isOwn ? (row.next_at?.toISOString() ?? null) : null,
    can: { edit: may(actor, 'report_view.edit', { clientId: row.client_id, ownerId: row.owner_id }) },
  }
}

export const scheduleOf = ({ every, hour, tz }: Pick<ViewRow, 'every' | 'hour' | 'tz'>): ReportView['schedule'] =>
  every === null || hour === null || tz === null ? null : { every: every as SendingPeriod, hour, tz }

/** Columns of a view. */
export function viewValues(body: BodyOf<typeof report_views.create>, now: Date) {
  const { name, report, group, filter, from, to, days, shared, schedule } = body
  return {
    name,
    report,
    grouping: group,
    filter,
    from_day: days === null ? from : null,
    to_day: days === null ? to : null,
    last_days: days,
    shared,
    every: schedule?.every ?? null,
    hour: schedule?.hour ?? null,
    tz: schedule?.tz ?? null,
    next_at: schedule ? new Date(nextSending(schedule, now.getTime())) : null,
  }
}
