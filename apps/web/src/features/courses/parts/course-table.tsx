import type { CourseRow } from '@deckle/contract/courses.ts'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { CourseBadge } from '../../../course/course-badge.tsx'
import { CourseCover } from '../../../course/course-cover.tsx'
import { useMinutes } from '../../../course/use-minutes.ts'
import { useRelativeTime } from '../../../deck/use-relative-time.ts'
import { DataTable } from '../../../lib/list/paged-table.tsx'
import { TagNames } from '../../../tags/tag-names.tsx'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import type { Sort } from '../url-state.ts'
import { CourseTitle } from './course-card.tsx'
import { type CourseItem, CourseMenu } from './course-menu.tsx'

interface CourseTableProps {
  readonly rows: readonly CourseRow[]
  readonly item: (row: CourseRow) => CourseItem
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
}

export function CourseTable({ rows, item, sort, onSort }: CourseTableProps) {
  const t = useWords('courses')
  const format = useFormatter()
  const ago = useRelativeTime()
  const minutes = useMinutes()
  const order = (by: Sort, direction: 'ascending' | 'descending') => ({
    sort: sort === by ? direction : ('none' as const),
    onSort: () => onSort(by),
  })
  return (
    <DataTable
      label={t('title')}
      rows={rows.map(item)}
      rowKey={({ row }) => row.id}
      columns={[
        {
          name: t('columns.title'),
          order: order('title', 'ascending'),
          className: 'min-w-72',
          cell: (course) => <TitleCell {...course} />,
        },
        {
          name: t('columns.status'),
          className: '',
          cell: ({ row }) => (row.deletedAt ? <Badge>{t('inBin')}</Badge> : <CourseBadge {...row} />),
        },
        { name: t('columns.topics'), align: 'end', cell: ({ row }) => format.number(row.topics) },
        { name: t('columns.decks'), align: 'end', cell: ({ row }) => format.number(row.decks) },
        { name: t('columns.learners'), align: 'end', cell: ({ row }) => format.number(row.learners) },
        {
          name: t('columns.time'),
          align: 'end',
          className: 'whitespace-nowrap',
          cell: ({ row }) => (row.minutes > 0 ? minutes(row.minutes) : '–'),
        },
        {
          name: t('columns.owner'),
          className: 'max-w-48 min-w-28 wrap-break-word',
          cell: ({ row }) => <bdi>{row.owner.name}</bdi>,
        },
        {
          name: t('columns.edited'),
          order: order('updated', 'descending'),
          className: 'whitespace-nowrap',
          cell: ({ row }) => <time dateTime={row.updatedAt}>{ago(row.updatedAt)}</time>,
        },
        { name: t('columns.actions'), hideName: true, align: 'end', cell: (course) => <CourseMenu {...course} /> },
      ]}
    />
  )
}

function TitleCell({ row }: CourseItem) {
  return (
    <span className="flex items-center gap-3 py-1.5">
      <CourseCover cover={row.cover} width={160} className="max-w-16 shrink-0 rounded-sm border border-line" />
      <span className="min-w-0 flex-1">
        <CourseTitle row={row} className="font-strong wrap-break-word hover:underline" />
        <TagNames tags={row.tags} className="mt-1 text-xs text-muted" />
      </span>
    </span>
  )
}
