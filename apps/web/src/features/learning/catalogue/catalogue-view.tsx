import type { OfferedCourse } from '@deckle/contract/learning.ts'
import { courseLevels } from '@deckle/core/course/course.ts'
import { languages } from '@deckle/core/deck/deck.ts'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { NoMatch } from '../../../lib/list/no-match.tsx'
import { PagedRows } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { UrlSearch } from '../../../lib/url/url-search.tsx'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { cardGrid, CourseCard } from '../parts/course-card.tsx'
import { catalogueQuery, catalogueUrl, offeredOf } from '../queries.ts'

/** Courses that the person may come into, or is in. Its words: `learning`, `deck`, `errors`. */
export function CatalogueView() {
  const t = useWords('learning')
  const names = useWords('deck')
  const [url, setUrl] = useUrlState(catalogueUrl)
  const list = usePagedList(catalogueQuery(url), offeredOf)
  const isFiltered = Boolean(url.q ?? url.language ?? url.level)
  const any = { id: '', label: t('catalogue.any') }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-2">
        <UrlSearch label={t('search')} value={url.q} onChange={(q) => setUrl({ ...url, q })} />
        <Select
          label={t('catalogue.language')}
          value={url.language ?? ''}
          onChange={(language) =>
            setUrl({ ...url, language: languages.find((one) => one === language) }, { replace: false })
          }
          options={[any, ...languages.map((id) => ({ id, label: names(`languages.${id}`) }))]}
          className="w-40 phone:w-auto phone:flex-1"
        />
        <Select
          label={t('catalogue.level')}
          value={url.level ?? ''}
          onChange={(level) => setUrl({ ...url, level: courseLevels.find((one) => one === level) }, { replace: false })}
          options={[any, ...courseLevels.map((id) => ({ id, label: t(`levels.${id}`) }))]}
          className="w-44 phone:w-auto phone:flex-1"
        />
      </div>
      <PagedRows
        list={list}
        loading={<Skeleton kind="cards" count={8} />}
        empty={
          isFiltered ? (
            <NoMatch title={t('catalogue.filtered')} clearLabel={t('catalogue.clear')} onClear={() => setUrl({})}>
              {t('catalogue.filteredText')}
            </NoMatch>
          ) : (
            <EmptyState illustration="library" title={t('catalogue.none')}>
              {t('catalogue.noneText')}
            </EmptyState>
          )
        }
        total={list.firstPage?.total}
      >
        {(rows) => (
          <ul aria-label={t('catalogue.title')} className={cardGrid}>
            {rows.map((course) => (
              <li key={course.id} className="flex flex-col">
                <Offer course={course} />
              </li>
            ))}
          </ul>
        )}
      </PagedRows>
    </div>
  )
}

function Offer({ course }: { readonly course: OfferedCourse }) {
  const t = useWords('learning')
  const { mine, enrolment, learners, passed } = course
  return (
    <CourseCard course={course} enrolment={mine}>
      {!mine && (
        <Badge tone={enrolment === 'open' ? 'brand' : 'neutral'}>
          {t(enrolment === 'open' ? 'catalogue.open' : 'catalogue.ask')}
        </Badge>
      )}
      <p className="text-xs text-muted">{t('catalogue.learners', { count: learners, passed: String(passed) })}</p>
    </CourseCard>
  )
}
