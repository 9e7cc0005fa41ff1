import { may } from '@deckle/core/access/access.ts'
import { deckWidgets, viewWidgets } from '@deckle/core/report/custom/linked-widgets.ts'
import type { LinkKind } from '@deckle/core/report/custom/report-link.ts'
import type { ReportPeriod, Widget } from '@deckle/core/report/custom/widget.ts'
import { isReportName, reportDefinition } from '@deckle/core/report/reports/reports.ts'
import type { Deps } from '../../../deps.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { requireAccess, subjectOf } from '../../../require-access.ts'
import { requireDeckHeader } from '../../decks/index.ts'
import { findReport } from '../custom/queries.ts'
import { requireView } from '../views/require-view.ts'

/** What a link shows, as its owner may see it. */
export interface LinkedReport {
  readonly title: string
  readonly note: string
  readonly period: ReportPeriod
  readonly widgets: readonly Widget[]
}

interface Target {
  readonly kind: LinkKind
  readonly target: string
  /** Of a deck's figures. */
  readonly period: ReportPeriod | null
}

const allTime: ReportPeriod = { days: null, from: null, to: null }

/** Refuses what the actor may not show to others. Widgets of reports that they don't see are left out. */
export async function requireTarget(deps: Deps, actor: SignedIn, target: Target): Promise<LinkedReport> {
  const { widgets, ...report } = await finders[target.kind](deps, actor, target)
  return { ...report, widgets: widgets.filter((widget) => sees(actor, widget)) }
}

const finders: Readonly<Record<LinkKind, (deps: Deps, actor: SignedIn, target: Target) => Promise<LinkedReport>>> = {
  async custom_report({ db }, actor, { target }) {
    const found = await findReport(db, actor, target)
    const { title, note, period, widgets } = requireAccess(actor, 'custom_report.edit', found)
    return { title, note, period, widgets }
  },
  async report_view({ db }, actor, { target }) {
    const { name, report, grouping, filter, last_days, from_day, to_day } = await requireView(db, actor, target)
    const widgets = isReportName(report) ? viewWidgets({ report, group: grouping, filter }) : []
    return { title: name, note: '', period: { days: last_days, from: from_day, to: to_day }, widgets }
  },
  async deck({ db }, actor, { target, period }) {
    const deck = await requireDeckHeader(db, actor, 'deck.analytics', target)
    return { title: deck.name, note: '', period: period ?? allTime, widgets: deckWidgets(deck.id) }
  },
}

const sees = (actor: SignedIn, { source }: Widget): boolean =>
  source === null || may(actor, reportDefinition(source.report).sees)

/** Whether the actor may manage a link. */
export const mayManage = (actor: SignedIn, row: { readonly client_id: string; readonly owner_id: string }): boolean =>
  may(actor, 'report_link.manage', subjectOf(row))
