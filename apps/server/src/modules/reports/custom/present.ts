import type { custom_reports, CustomReport, CustomReportRow as ListedReport } from '@deckle/contract/custom-reports.ts'
import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import { may } from '@deckle/core/access/access.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { subjectOf } from '../../../require-access.ts'
import type { CustomReportRow } from './queries.ts'

const shared = (row: CustomReportRow, actor: SignedIn) => {
  const isOwners = may(actor, 'custom_report.delete', subjectOf(row))
  return {
    id: row.id,
    title: row.title,
    everyone: row.everyone,
    owner: { id: row.owner_id, name: row.owner },
    updated_at: row.updated_at.toISOString(),
    can: { edit: may(actor, 'custom_report.edit', subjectOf(row)), delete: isOwners, share: isOwners },
  }
}

export const presentRow = (row: CustomReportRow, actor: SignedIn): ListedReport => ({
  ...shared(row, actor),
  widgets: row.widgets.length,
})

export const presentReport = (row: CustomReportRow, actor: SignedIn): CustomReport => ({
  ...shared(row, actor),
  note: row.note,
  period: row.period,
  widgets: row.widgets,
  revision: row.revision,
})

/** Columns of a report. */
export const reportValues = ({ title, note, period, widgets, everyone }: BodyOf<typeof custom_reports.create>) => ({
  title,
  note,
  period: JSON.stringify(period),
  widgets: JSON.stringify(widgets),
  everyone,
})
