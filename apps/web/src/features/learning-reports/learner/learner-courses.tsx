import { hasReach } from '@deckle/core/access/access.ts'
import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { CertificateLink } from '../parts/certificate-link.tsx'
import { ProgressCell, StatusCell } from '../parts/cells.tsx'
import { ReportTable } from '../parts/report-table.tsx'
import type { RowOf } from '../queries.ts'

export function LearnerCourses({ id, isOwn }: { readonly id: string; readonly isOwn: boolean }) {
  const words = useWords('learning-reports')
  const seesEvery = hasReach(actorOf(useUser()), 'course.learners', 'client')
  const course = ({ course_id, course: title }: RowOf<'learnerCourses'>) => {
    if (course_id === null || (!isOwn && !seesEvery)) return title
    return <TextLink href={`/courses/${course_id}/${isOwn ? 'show' : 'report'}`}>{title}</TextLink>
  }
  return (
    <ReportTable
      report={{ name: 'learnerCourses', id }}
      title={words('columns.courses')}
      columns={['course', 'status', 'percent', 'percentage', 'due_at', 'completed_at', 'expires_at', 'certificate']}
      cells={{
        course,
        status: (row) => <StatusCell row={row} />,
        percent: (row) => <ProgressCell of={row.course} percent={row.percent} />,
        certificate: (row) => <CertificateLink number={row.certificate} />,
      }}
      rowKey={(row) => row.course_id ?? ''}
      empty={words(isOwn ? 'learner.noneOwn' : 'learner.none')}
    />
  )
}
