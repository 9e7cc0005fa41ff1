import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { usePrefetchQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { Suspense } from 'react'
import { Banners } from '../../../banners/banners.tsx'
import { useBanners } from '../../../banners/queries.ts'
import { Page } from '../../../lib/screen/page.tsx'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { OpenCourses } from './open-courses.tsx'
import { dashboardQuery, openCoursesQuery } from './queries.ts'
import { ToRead } from './to-read.tsx'
import { TutorialCard } from './tutorial-card.tsx'

/** Where learners begin: what to go on with and when it is due, then what there is to read. */
export function LearnerDashboard() {
  const t = useWords('today')
  const words = useWords('dashboard')
  const { first_name } = useUser()
  const { isKnown } = useBanners('dashboard')
  usePrefetchQuery(openCoursesQuery)
  usePrefetchQuery(dashboardQuery)
  return (
    <Page>
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-lg font-strong wrap-anywhere">{words('greeting', { name: first_name })}</h1>
          <p className="mt-0.5 text-sm text-muted">{t('learning.intro')}</p>
        </div>
        <LinkButton variant="quiet" icon={<CalendarPlus />} href="/account?tab=calendar">
          {t('learning.calendar')}
        </LinkButton>
      </header>
      {isKnown ? (
        <>
          <Banners placement="dashboard" />
          <Suspense>
            <TutorialCard />
          </Suspense>
          <OpenCourses />
          <ToRead />
        </>
      ) : (
        <Skeleton kind="cards" count={4} />
      )}
    </Page>
  )
}
