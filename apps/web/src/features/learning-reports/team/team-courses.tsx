import { hasReach } from '@deckle/core/access/access.ts'
import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { ReportTable } from '../parts/report-table.tsx'

export function TeamCourses({ id }: { readonly id: string }) {
  const words = useWords('learning-reports')
  const seesEvery = hasReach(actorOf(useUser()), 'course.learners', 'client')
  return (
    <ReportTable
      report={{ name: 'teamCourses', id }}
      title={words('columns.courses')}
      columns={['course', 'enrolled', 'started', 'passed', 'failed', 'expired', 'completion_rate', 'percentage']}
      cells={{
        course: (row) =>
          seesEvery && row.course_id !== null ? (
            <TextLink href={`/courses/${row.course_id}/report`}>{row.course}</TextLink>
          ) : (
            row.course
          ),
      }}
      rowKey={(row) => row.course_id ?? ''}
      empty={words('team.noCourses')}
    />
  )
}
