import { hasReach } from '@deckle/core/access/access.ts'
import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import type { ReactNode } from 'react'
import { AddressText } from '../../../lib/address-text.tsx'
import { type Column, PagedTable } from '../../../lib/list/paged-table.tsx'
import type { PagedList } from '../../../lib/list/use-paged-list.ts'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import type { ReportRow, ReportTable } from '../queries.ts'
import { useReportValues } from '../../../figures/reports/use-report-values.ts'

export interface KeyedRow {
  readonly key: string
  readonly row: ReportRow
}

export const keyedRows = ({ report, next }: ReportTable): readonly KeyedRow[] =>
  report.rows.map((row, at) => ({ key: `${next ?? ''} ${at}`, row }))

interface ReportRowsProps {
  readonly label: string
  readonly list: PagedList<KeyedRow, ReportTable>
  readonly empty: ReactNode
}

/** Names lead to what they name; ids stay in the files. */
export function ReportRows({ label, list, empty }: ReportRowsProps) {
  const { write, heading } = useReportValues()
  const link = useRowLinks()
  const columns = (list.firstPage?.report.columns ?? []).filter(({ type }) => type !== 'id')
  return (
    <PagedTable
      label={label}
      list={list}
      empty={empty}
      rowKey={({ key }) => key}
      columns={columns.map(({ key, type }, index): Column<KeyedRow> => {
        const isFigure = ['count', 'percent', 'number', 'seconds', 'bytes'].includes(type)
        return {
          name: heading(key),
          ...(isFigure && index > 0 && { align: 'end' }),
          ...((type === 'moment' || type === 'day' || key === 'certificate') && { className: 'whitespace-nowrap' }),
          cell: ({ row }) => {
            const text = write(key, type, row[key])
            if (key === 'email') return <AddressText text={text} />
            const href = link(key, row)
            return href === null ? text : <TextLink href={href}>{text}</TextLink>
          },
        }
      })}
    />
  )
}

/** Where names of rows lead: to what they name. */
export function useRowLinks(): (key: string, row: ReportRow) => string | null {
  const actor = actorOf(useUser())
  const seesDecks = hasReach(actor, 'deck.analytics', 'own')
  const seesPeople = hasReach(actor, 'learner.report', 'branch')
  const seesCourses = hasReach(actor, 'course.learners', 'own')
  return (key, row) => {
    const id = (name: string): string | null => (typeof row[name] === 'string' && row[name] !== '' ? row[name] : null)
    if (key === 'deck' && seesDecks) return id('deck_id') && `/analyticsViewer/${id('deck_id')}`
    if (key === 'question' && seesDecks && id('deck_id') && id('slide_id'))
      return `/analytics/questions/${id('deck_id')}.${id('slide_id')}`
    if (key === 'course' && seesCourses) return id('course_id') && `/courses/${id('course_id')}/report`
    if (key === 'user' && seesPeople && row['user'] !== '') return id('user_id') && `/people/${id('user_id')}/learning`
    if (key === 'team' && seesPeople && row['team'] !== '') return id('team_id') && `/team/report?node=${id('team_id')}`
    if (key === 'certificate') return id('certificate') && `/certificate/${encodeURIComponent(id('certificate') ?? '')}`
    return null
  }
}
