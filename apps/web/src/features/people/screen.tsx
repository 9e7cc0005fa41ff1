import { screenPaths } from '@deckle/contract/screen-paths.ts'
import { may } from '@deckle/core/access/access.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Menu, type MenuAction } from '@deckle/ui/overlays/menu.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { useMemo, useState } from 'react'
import { lastDays } from '../../figures/reports/last-days.ts'
import { JobProgress } from '../../jobs/job-progress.tsx'
import { NoMatch } from '../../lib/list/no-match.tsx'
import { PagedRows } from '../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { actorOf } from '../../lib/session/actor-of.ts'
import { useUser } from '../../lib/session/auth-state.ts'
import { UrlSearch } from '../../lib/url/url-search.tsx'
import { type SetUrlState, useUrlState } from '../../lib/url/use-url-state.ts'
import { useNow, useWords } from '../../words/use-words.ts'
import { BulkBar } from './parts/bulk-bar.tsx'
import { PeopleColumnsMenu } from './parts/columns-menu.tsx'
import { FilterChips } from './parts/filter-chips.tsx'
import { FilterDialog } from './parts/filter-dialog.tsx'
import { JobsMenu } from './parts/jobs-menu.tsx'
import { PeopleRows, SelectPage } from './parts/people-rows.tsx'
import { countQuery, peopleQuery, rowsOf } from './queries.ts'
import { countSelected, nobody, type Selection } from '../../people/selection.ts'
import { activeFilters, filterOf, type PeopleUrl, peopleUrl, sorts, withoutFilters } from './url-state.ts'

const changed = [queryKeys('users').lists, queryKeys('jobs').lists]

/** People whom the signed-in person looks after: found, selected over all pages, changed in the background. */
export function PeopleScreen() {
  const [url, setUrl] = useUrlState(peopleUrl)
  const openJob = (job: string | undefined) => setUrl({ ...url, job })
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-4 p-6 phone:p-4">
      <Header url={url} setUrl={setUrl} />
      <FilterChips url={url} setUrl={setUrl} />
      {url.job !== undefined && (
        <JobProgress key={url.job} id={url.job} changes={changed} onOpen={openJob} onClose={() => openJob(undefined)} />
      )}
      <People url={url} setUrl={setUrl} />
    </div>
  )
}

interface UrlProps {
  readonly url: PeopleUrl
  readonly setUrl: SetUrlState<PeopleUrl>
}

function useFilter(url: PeopleUrl) {
  const today = lastDays(1, useNow()).to
  return useMemo(() => filterOf(url, today), [url, today])
}

function Header({ url, setUrl }: UrlProps) {
  const words = useWords('people')
  const { data: total } = useQuery(countQuery(useFilter(url)))
  const isAdmin = may(actorOf(useUser()), 'user.create')
  return (
    <PageHeader
      title={words('title')}
      description={total === undefined ? undefined : words('total', { count: total })}
      actions={
        <>
          <Places isAdmin={isAdmin} />
          <JobsMenu onOpen={(job) => setUrl({ ...url, job })} />
          {isAdmin && (
            <LinkButton data-guide="people.new" variant="primary" href={screenPaths.newPerson[0]}>
              {words('go.new')}
            </LinkButton>
          )}
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-2">
        <UrlSearch
          label={words('search')}
          value={url.q}
          onChange={(q) => setUrl({ ...url, q })}
          className="w-80 phone:w-full"
        />
        <FilterDialog url={url} setUrl={setUrl} />
        <Select
          label={words('sort.label')}
          hideLabel
          value={url.sort ?? 'name'}
          onChange={(sort) => setUrl({ ...url, sort: sort === 'name' ? undefined : sort })}
          options={sorts.map((id) => ({ id, label: words(`sort.${id}`) }))}
          className="w-52 phone:w-auto phone:min-w-24 phone:flex-1"
        />
        <PeopleColumnsMenu />
      </div>
    </PageHeader>
  )
}

/** Links to related screens: the rare ones in a menu, on phones all of them. */
function Places({ isAdmin }: { isAdmin: boolean }) {
  const words = useWords('people')
  const tree = { id: 'tree', label: words('go.tree'), href: screenPaths.peopleTree[0] }
  const rare = isAdmin
    ? [
        { id: 'fields', label: words('go.fields'), href: screenPaths.peopleFields[0] },
        { id: 'import', label: words('go.import'), href: screenPaths.peopleImport[0] },
      ]
    : []
  return (
    <>
      <LinkButton href={tree.href} className="phone:hidden">
        {tree.label}
      </LinkButton>
      {rare.length > 0 && <PlacesMenu items={rare} className="phone:hidden" />}
      <PlacesMenu items={[tree, ...rare]} className="hidden phone:block" />
    </>
  )
}

function PlacesMenu({ items, className }: { items: readonly MenuAction[]; className: string }) {
  const words = useWords('people')
  return (
    <span className={className}>
      <Menu label={words('go.more')} trigger={<Button icon={<Ellipsis />}>{words('go.more')}</Button>} items={items} />
    </span>
  )
}

/** A selection is of the people whom its filter names, and ends with it. */
function useSelection(filter: ReturnType<typeof useFilter>) {
  const of = JSON.stringify(filter)
  const [made, setMade] = useState<{ readonly of: string; readonly selection: Selection }>({ of, selection: nobody })
  const selection = made.of === of ? made.selection : nobody
  return [selection, (next: Selection) => setMade({ of, selection: next })] as const
}

function People({ url, setUrl }: UrlProps) {
  const words = useWords('people')
  const filter = useFilter(url)
  const list = usePagedList(peopleQuery(filter, url.sort), rowsOf)
  const { data: total } = useQuery(countQuery(filter))
  const [selection, setSelection] = useSelection(filter)
  const hasSelection = selection.kind === 'all' || countSelected(selection, total) !== 0
  return (
    <>
      <PagedRows
        list={list}
        loading={<Skeleton kind="table" count={10} />}
        empty={<NobodyHere url={url} setUrl={setUrl} />}
        total={total}
      >
        {(rows) => (
          <>
            <div className="hidden phone:block">
              <SelectPage rows={rows} selection={selection} onSelect={setSelection} label={words('select.page')} />
            </div>
            <PeopleRows rows={rows} selection={selection} onSelect={setSelection} />
          </>
        )}
      </PagedRows>
      {hasSelection && (
        <BulkBar
          selection={selection}
          onSelect={setSelection}
          filter={filter}
          total={total}
          hasMore={list.hasMore}
          onJob={(job) => setUrl({ ...url, job })}
        />
      )}
    </>
  )
}

function NobodyHere({ url, setUrl }: UrlProps) {
  const words = useWords('people')
  const filters = activeFilters(url)
  if (url.status === 'bin' && !url.q && filters.length === 1)
    return (
      <EmptyState illustration="done" title={words('empty.bin')}>
        {words('empty.binText')}
      </EmptyState>
    )
  if (url.q || filters.length > 0)
    return (
      <NoMatch
        title={words('empty.filtered')}
        clearLabel={words('filter.clear')}
        onClear={() => setUrl(withoutFilters(url))}
      >
        {words('empty.filteredText')}
      </NoMatch>
    )
  return <EmptyState title={words('empty.title')}>{words('empty.text')}</EmptyState>
}
