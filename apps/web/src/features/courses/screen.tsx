import type { CourseRow } from '@deckle/contract/courses.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { focusRow, neighbourOf, RowKeys } from '../../lib/list/row-keys.tsx'
import { PagedRows } from '../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { ShareDialog } from '../../sharing/share-dialog.tsx'
import { TagsDialog } from '../../tags/tags-dialog.tsx'
import { useWords } from '../../words/use-words.ts'
import { useCourseActions } from './parts/course-actions.ts'
import { CourseCard } from './parts/course-card.tsx'
import type { CourseItem } from './parts/course-menu.tsx'
import { CourseTable } from './parts/course-table.tsx'
import { CreateDialog } from './parts/create-dialog.tsx'
import { EmptyCourses } from './parts/empty-courses.tsx'
import { Filters } from './parts/filters.tsx'
import { coursesQuery } from './queries.ts'
import { type CoursesUrl, coursesUrl } from './url-state.ts'

const rowsOf = ({ courses }: { readonly courses: readonly CourseRow[] }) => courses

/** The courses that a creator may see. */
export function CoursesScreen() {
  const t = useWords('courses')
  const [url, setUrl] = useUrlState(coursesUrl)
  const courses = usePagedList(coursesQuery(url), rowsOf)
  const create = (isOpen: boolean) => setUrl({ ...url, create: isOpen || undefined }, { replace: !isOpen })
  const shared = courses.rows?.find(({ id }) => id === url.share)
  const closeSharing = () => {
    setUrl({ ...url, share: undefined })
    requestAnimationFrame(() => focusRow(url.share))
  }
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-5 p-6 phone:p-4">
      <PageHeader
        title={t('title')}
        actions={
          <>
            <LinkButton href="/courses?view=catalogue">{t('catalogue')}</LinkButton>
            <Button data-guide="courses.new" variant="primary" icon={<Plus />} onPress={() => create(true)}>
              {t('new')}
            </Button>
          </>
        }
      >
        <Filters url={url} setUrl={setUrl} />
      </PageHeader>
      <PagedRows
        list={courses}
        loading={<Skeleton kind={url.view === 'list' ? 'table' : 'cards'} count={8} />}
        empty={
          <EmptyCourses
            url={url}
            onCreate={() => create(true)}
            onClear={() => setUrl({ sort: url.sort, view: url.view })}
          />
        }
        total={courses.firstPage?.total}
      >
        {(rows) => <Rows rows={rows} url={url} onUrl={(change) => setUrl({ ...url, ...change })} />}
      </PagedRows>
      {url.create && <CreateDialog onClose={() => create(false)} />}
      {shared?.can.share && (
        <ShareDialog shared={{ kind: 'courses', id: shared.id }} name={shared.title} onClose={closeSharing} />
      )}
    </div>
  )
}

interface RowsProps {
  readonly rows: readonly CourseRow[]
  readonly url: CoursesUrl
  readonly onUrl: (change: Partial<CoursesUrl>) => void
}

function Rows({ rows, url, onUrl }: RowsProps) {
  const t = useWords('courses')
  const actions = useCourseActions()
  const [tagging, setTagging] = useState<CourseRow | null>(null)
  const item = (row: CourseRow): CourseItem => ({
    row,
    actions,
    onTags: () => setTagging(row),
    onShare: () => onUrl({ share: row.id }),
  })
  const onKey = (key: string, row: CourseRow) => {
    if (key !== 'Delete' || !row.can.delete || row.deletedAt) return false
    actions.remove(row)
    focusRow(neighbourOf(rows, row.id)?.id)
    return true
  }
  return (
    <>
      <RowKeys rows={rows} onKey={onKey}>
        {url.view === 'list' ? (
          <CourseTable
            rows={rows}
            item={item}
            sort={url.sort ?? 'updated'}
            onSort={(sort) => onUrl({ sort: sort === 'updated' ? undefined : sort })}
          />
        ) : (
          <ul
            data-grid
            aria-label={t('title')}
            className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-4 phone:grid-cols-1"
          >
            {rows.map((row) => (
              <li key={row.id} className="flex flex-col *:flex-1">
                <CourseCard {...item(row)} />
              </li>
            ))}
          </ul>
        )}
      </RowKeys>
      {tagging && (
        <TagsDialog
          name={tagging.title}
          tags={tagging.tags}
          onSave={(tags) => actions.tag(tagging, tags)}
          onClose={() => {
            setTagging(null)
            requestAnimationFrame(() => focusRow(tagging.id))
          }}
        />
      )}
    </>
  )
}
