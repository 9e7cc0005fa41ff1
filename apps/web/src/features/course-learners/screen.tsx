import { may } from '@deckle/core/access/access.ts'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { JobProgress } from '../../jobs/job-progress.tsx'
import { LoadError } from '../../lib/errors/load-error.tsx'
import { usePageTitle } from '../../lib/screen/page-title.ts'
import { Page } from '../../lib/screen/page.tsx'
import { lazyPart } from '../../lib/screen/section.tsx'
import { actorOf } from '../../lib/session/actor-of.ts'
import { useUser } from '../../lib/session/auth-state.ts'
import { UrlTabs } from '../../lib/url/url-tabs.tsx'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { useWords } from '../../words/use-words.ts'
import { LearnersTab } from './learners/learners-tab.tsx'
import { MessagesTab } from './messages-tab.tsx'
import { courseQuery, learnersChange } from './queries.ts'
import { RequestsTab } from './requests-tab.tsx'
import { learnersUrl, learnerTabs } from './url-state.ts'

const RulesTab = lazyPart(() => import('./rules/rules-tab.tsx').then((module) => module.RulesTab))
const CourseBoard = lazyPart(() => import('../../leaderboards/course-board.tsx').then((module) => module.CourseBoard))
const CourseCertificates = lazyPart(() =>
  import('../certificates/index.ts').then((module) => module.CourseCertificates),
)

/** Who is in a course, who asks to be, the rules that bring people in, what was written to them, what they earned, and who is ahead. */
export function CourseLearnersScreen() {
  const words = useWords('course-learners')
  const { id = '' } = useParams({ strict: false }) as { readonly id?: string }
  const course = useQuery(courseQuery(id))
  const [url, setUrl] = useUrlState(learnersUrl)
  const title = course.data?.content.title ?? words('title')
  usePageTitle(title)
  const runsRules = may(actorOf(useUser()), 'course.enrol')
  const board = course.data?.leaderboard ?? null
  const tabs = learnerTabs.filter((tab) => (tab !== 'rules' || runsRules) && (tab !== 'leaderboard' || board !== null))
  const openJob = (job: string | undefined) => setUrl({ ...url, job })
  if (course.error && !course.data)
    return (
      <Page>
        <LoadError error={course.error} onRetry={() => void course.refetch()} isRetrying={course.isFetching} />
      </Page>
    )
  return (
    <Page>
      <PageHeader
        title={title}
        description={words('intro')}
        actions={<LinkButton href={`/courses/${id}/report`}>{words('report')}</LinkButton>}
      />
      {url.job !== undefined && (
        <JobProgress
          key={url.job}
          id={url.job}
          changes={learnersChange}
          onOpen={openJob}
          onClose={() => openJob(undefined)}
        />
      )}
      {course.data ? (
        <UrlTabs
          label={words('title')}
          names={tabs}
          value={url.tab !== undefined && tabs.includes(url.tab) ? url.tab : 'learners'}
          setUrl={(next, how) => setUrl({ ...url, ...next }, how)}
          tabLabel={(tab) => words(`tabs.${tab}`)}
          content={{
            learners: <LearnersTab course={course.data} />,
            requests: <RequestsTab courseId={id} />,
            rules: <RulesTab courseId={id} />,
            messages: <MessagesTab courseId={id} />,
            certificates: <CourseCertificates courseId={id} />,
            leaderboard: <CourseBoard courseId={id} hasExam={board?.exam ?? false} isLearner={false} />,
          }}
        />
      ) : (
        <Skeleton kind="table" count={8} />
      )}
    </Page>
  )
}
