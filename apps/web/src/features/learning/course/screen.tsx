import type { LearnerCourse } from '@deckle/contract/learning.ts'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { CallError } from '@deckle/contract/client/call-error.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { CourseBoard } from '../../../leaderboards/course-board.tsx'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { usePageTitle } from '../../../lib/screen/page-title.ts'
import { Page } from '../../../lib/screen/page.tsx'
import { textParam, urlParams } from '../../../lib/url/url-params.ts'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { courseQuery } from '../queries.ts'
import { CourseHead } from './course-head.tsx'
import { Contents } from './contents.tsx'
import { JoinByCode } from './join-by-code.tsx'

const joinUrl = urlParams({ code: textParam(60) })

export function CourseScreen() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const [{ code }, setUrl] = useUrlState(joinUrl)
  const { data, error, refetch, isFetching } = useQuery(courseQuery(id))
  if (code && (data?.mine === null || isMissing(error)))
    return (
      <Page width="md">
        <JoinByCode id={id} code={code} onDone={() => setUrl({})} />
      </Page>
    )
  if (data) return <CoursePage course={data} />
  return (
    <Page width="md">
      {isMissing(error) ? (
        <Missing />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton kind="table" count={8} />
      )}
    </Page>
  )
}

const isMissing = (error: Error | null): boolean => error instanceof CallError && error.status === 404

function CoursePage({ course }: { readonly course: LearnerCourse }) {
  usePageTitle(course.title)
  return (
    <Page width="md">
      <CourseHead course={course} />
      <Contents course={course} />
      {course.leaderboard && course.mine && (
        <CourseBoard courseId={course.id} hasExam={course.exam !== null} isLearner />
      )}
    </Page>
  )
}

export function Missing() {
  const t = useWords('learning')
  return (
    <EmptyState
      illustration="lock"
      title={t('course.missing')}
      action={<LinkButton href="/learning">{t('title')}</LinkButton>}
    >
      {t('course.missingText')}
    </EmptyState>
  )
}
