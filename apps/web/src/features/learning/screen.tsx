import type { MyCourse } from '@deckle/contract/learning.ts'
import { learningGroups } from '@deckle/core/learning/lists.ts'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Tabs } from '@deckle/ui/collections/tabs.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { CalendarPlus } from 'lucide-react'
import { Banners } from '../../banners/banners.tsx'
import { useBanners } from '../../banners/queries.ts'
import { NoMatch } from '../../lib/list/no-match.tsx'
import { PagedRows } from '../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { Page } from '../../lib/screen/page.tsx'
import { UrlSearch } from '../../lib/url/url-search.tsx'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { useWords } from '../../words/use-words.ts'
import { cardGrid, CourseCard } from './parts/course-card.tsx'
import { learningUrl, type LearningUrl, mineOf, myCoursesQuery } from './queries.ts'

/** What the learner goes on with, what is due and what is done. */
export function LearningScreen() {
  const t = useWords('learning')
  const [url, setUrl] = useUrlState(learningUrl)
  const tab = url.tab ?? 'todo'
  const { isKnown } = useBanners('dashboard')
  return (
    <Page>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <LinkButton variant="quiet" icon={<CalendarPlus />} href="/account?tab=calendar">
              {t('calendar')}
            </LinkButton>
            <LinkButton variant="quiet" href="/learning/report">
              {t('report')}
            </LinkButton>
            <LinkButton href="/courses?view=catalogue">{t('act.showAll')}</LinkButton>
          </>
        }
      >
        <UrlSearch label={t('search')} value={url.q} onChange={(q) => setUrl({ ...url, q })} />
      </PageHeader>
      {isKnown ? (
        <>
          <Banners placement="dashboard" />
          <Tabs
            label={t('tabs.label')}
            value={tab}
            onChange={(next) => setUrl({ ...url, tab: next === 'done' ? 'done' : undefined }, { replace: false })}
            tabs={(['todo', 'done'] as const).map((id) => ({
              id,
              label: t(`tabs.${id}`),
              content: <Courses key={id} url={url} onClear={() => setUrl({ ...url, q: undefined })} />,
            }))}
          />
        </>
      ) : (
        <Skeleton kind="cards" count={4} />
      )}
    </Page>
  )
}

function Courses({ url, onClear }: { readonly url: LearningUrl; readonly onClear: () => void }) {
  const list = usePagedList(myCoursesQuery(url), mineOf)
  return (
    <PagedRows
      list={list}
      loading={<Skeleton kind="cards" count={4} />}
      empty={<NoCourses url={url} onClear={onClear} />}
      total={list.firstPage?.total}
    >
      {(rows) => <Groups rows={rows} />}
    </PagedRows>
  )
}

/** The list's order keeps groups together. */
function Groups({ rows }: { readonly rows: readonly MyCourse[] }) {
  const t = useWords('learning')
  return (
    <div className="flex flex-col gap-6">
      {learningGroups.map((group) => {
        const own = rows.filter((row) => row.group === group)
        if (own.length === 0) return null
        return (
          <section key={group} aria-labelledby={`group-${group}`} className="flex flex-col gap-3">
            <h2 id={`group-${group}`} className="text-sm font-strong">
              {t(`groups.${group}`)}
            </h2>
            <ul data-guide="learning.courses" className={cardGrid}>
              {own.map(({ enrolment, ...course }) => (
                <li key={course.id} className="flex flex-col">
                  <CourseCard course={course} enrolment={enrolment} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

function NoCourses({ url, onClear }: { readonly url: LearningUrl; readonly onClear: () => void }) {
  const t = useWords('learning')
  if (url.q)
    return (
      <NoMatch title={t('empty.filtered')} clearLabel={t('empty.clear')} onClear={onClear}>
        {t('empty.filteredText')}
      </NoMatch>
    )
  if (url.tab === 'done')
    return (
      <EmptyState illustration="done" title={t('empty.done')}>
        {t('empty.doneText')}
      </EmptyState>
    )
  return (
    <EmptyState
      illustration="library"
      title={t('empty.title')}
      action={
        <LinkButton variant="primary" href="/courses?view=catalogue">
          {t('empty.action')}
        </LinkButton>
      }
    >
      {t('empty.text')}
    </EmptyState>
  )
}
