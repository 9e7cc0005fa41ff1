import type { Course } from '@deckle/contract/courses.ts'
import type { Learner } from '@deckle/contract/learners.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { UserPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { api } from '../../../lib/api.ts'
import { NoMatch } from '../../../lib/list/no-match.tsx'
import { PagedRows } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { countSelected, nobody, type Selection } from '../../../people/selection.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { learnersQuery } from '../queries.ts'
import { filterOf, isFiltered, learnersUrl, withoutFilters } from '../url-state.ts'
import { AddDialog } from './add-dialog.tsx'
import { LearnerDialog } from './learner-dialog.tsx'
import { LearnerRows, SelectPage } from './learner-rows.tsx'
import { LearnersBar } from './learners-bar.tsx'
import { LearnerFilters } from './learner-filters.tsx'

type Reply = Awaited<ReturnType<typeof api.learners.list>>
const rowsOf = ({ learners }: Reply) => learners

/** Learners of a course: found, selected over all pages, added, changed, removed and written to. */
export function LearnersTab({ course }: { readonly course: Course }) {
  const words = useWords('course-learners')
  const [url, setUrl] = useUrlState(learnersUrl)
  const filter = useMemo(() => filterOf(url), [url])
  const list = usePagedList(learnersQuery(course.id, filter, url.sort), rowsOf)
  const [adding, setAdding] = useState(false)
  const [shown, setShown] = useState<Learner | null>(null)
  const [selection, setSelection] = useSelection(JSON.stringify(filter))
  const counts = list.firstPage?.counts
  const total = isFiltered(url) ? list.firstPage?.total : counts?.enrolled
  const add = (
    <Button variant="primary" icon={<UserPlus />} onPress={() => setAdding(true)}>
      {words('add.open')}
    </Button>
  )
  return (
    <div className="flex flex-col gap-4">
      <Summary counts={counts} />
      <LearnerFilters url={url} setUrl={setUrl} action={add} />
      <PagedRows
        list={list}
        total={total}
        empty={
          isFiltered(url) ? (
            <NoMatch
              title={words('empty.filtered')}
              clearLabel={words('filter.clear')}
              onClear={() => setUrl(withoutFilters(url))}
            >
              {words('empty.filteredText')}
            </NoMatch>
          ) : (
            <EmptyState title={words('empty.title')} action={add}>
              {words('empty.text')}
            </EmptyState>
          )
        }
      >
        {(rows) => (
          <>
            <div className="hidden phone:block">
              <SelectPage rows={rows} selection={selection} onSelect={setSelection} label={words('select.page')} />
            </div>
            <LearnerRows rows={rows} selection={selection} onSelect={setSelection} onShow={setShown} />
          </>
        )}
      </PagedRows>
      {(selection.kind === 'all' || countSelected(selection, total) !== 0) && (
        <LearnersBar
          course={course}
          selection={selection}
          onSelect={setSelection}
          filter={filter}
          total={total}
          hasMore={list.hasMore}
          onJob={(job) => setUrl({ ...url, job })}
        />
      )}
      {adding && (
        <AddDialog course={course} onClose={() => setAdding(false)} onJob={(job) => setUrl({ ...url, job })} />
      )}
      {shown && <LearnerDialog courseId={course.id} learner={shown} onClose={() => setShown(null)} />}
    </div>
  )
}

/** A selection is of the learners whom its filter names, and ends with it. */
function useSelection(of: string) {
  const [made, setMade] = useState<{ readonly of: string; readonly selection: Selection }>({ of, selection: nobody })
  const selection = made.of === of ? made.selection : nobody
  return [selection, (next: Selection) => setMade({ of, selection: next })] as const
}

function Summary({ counts }: { readonly counts: Reply['counts'] | undefined }) {
  const words = useWords('course-learners')
  const format = useFormatter()
  if (!counts || counts.enrolled === 0) return null
  const figures = [
    ['enrolled', format.number(counts.enrolled)],
    ['started', format.number(counts.started)],
    ['passed', format.number(counts.passed)],
    ['failed', format.number(counts.failed)],
    ['score', counts.score === null ? words('none') : words('percent', { percent: format.number(counts.score) })],
  ] as const
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
      {figures.map(([name, figure]) => (
        <div key={name} className="flex flex-col">
          <dt className="text-muted">{words(`counts.${name}`)}</dt>
          <dd className="text-md font-strong">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
