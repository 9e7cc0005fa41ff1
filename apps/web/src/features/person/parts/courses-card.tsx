import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { ProgressBar } from '@deckle/ui/feedback/progress-bar.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import type { api } from '../../../lib/api.ts'
import { PagedTable } from '../../../lib/list/paged-table.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { coursesQuery } from '../queries.ts'

type Row = Awaited<ReturnType<typeof api.users.courses>>['courses'][number]
const rowsOf = ({ courses }: { readonly courses: readonly Row[] }) => courses

const tones = {
  assigned: 'neutral',
  in_progress: 'info',
  passed: 'success',
  failed: 'danger',
  expired: 'warning',
} as const

export function CoursesCard({ id }: { readonly id: string }) {
  const words = useWords('person')
  const format = useFormatter()
  const list = usePagedList(coursesQuery(id), rowsOf)
  const due = ({ enrolment: { due_at } }: Row) =>
    due_at === null ? words('courses.noDue') : format.dateTime(new Date(due_at), { dateStyle: 'medium' })
  return (
    <Card title={words('courses.title')}>
      <PagedTable
        label={words('courses.table')}
        list={list}
        rowKey={({ course }) => course.id}
        empty={<p className="text-sm text-muted">{words('courses.none')}</p>}
        columns={[
          { name: words('courses.course'), cell: ({ course }) => course.title },
          {
            name: words('courses.state'),
            cell: ({ enrolment: { status, overdue } }) => (
              <Badge tone={overdue ? 'danger' : tones[status]}>
                {words(overdue ? 'courses.overdue' : `courses.states.${status}`)}
              </Badge>
            ),
          },
          {
            name: words('courses.progress'),
            className: 'min-w-32',
            cell: ({ course, enrolment }) => (
              <ProgressBar
                label={words('courses.progressOf', { title: course.title })}
                hideLabel
                value={enrolment.progress}
              />
            ),
          },
          { name: words('courses.due'), cell: due },
        ]}
      />
    </Card>
  )
}
