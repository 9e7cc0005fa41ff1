import type { Columns } from '../report.ts'
import { deckReports } from './deck-reports.ts'
import type { ReportDefinition } from './definition.ts'
import { leadReports } from './lead-reports.ts'
import { peopleReports } from './people-reports.ts'

/** The reports of decisions.md §5, by name: what each holds for which grouping, in order. */
export const reports = { ...deckReports, ...peopleReports, ...leadReports } as const

export type ReportName = keyof typeof reports
export const reportNames = Object.keys(reports) as readonly ReportName[]

export const reportDefinition = (name: ReportName): ReportDefinition => reports[name]

export const isReportName = (name: string): name is ReportName => Object.hasOwn(reports, name)

/** The grouping that a report has where none is asked for. */
export const ownGroup = ({ groups }: ReportDefinition): string => Object.keys(groups)[0] ?? ''

/** Columns of a grouping; null where it does not fit the report. */
export const columnsFor = ({ groups }: ReportDefinition, group: string): Columns | null =>
  Object.hasOwn(groups, group) ? (groups[group] ?? null) : null

type KeysOf<T> = T extends Columns ? keyof T & string : never
type GroupsOf<Name extends ReportName> = (typeof reports)[Name]['groups']
type AnyGroup = { [Name in ReportName]: GroupsOf<Name>[keyof GroupsOf<Name>] }[ReportName]
export type ReportColumn = KeysOf<AnyGroup>
