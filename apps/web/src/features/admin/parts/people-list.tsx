import { personStatuses } from '@deckle/core/people/person-condition.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { Link } from 'react-aria-components'
import { AddressText } from '../../../lib/address-text.tsx'
import { api } from '../../../lib/api.ts'
import { type Column, PagedTable } from '../../../lib/list/paged-table.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { UrlSearch } from '../../../lib/url/url-search.tsx'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useFormatter, useNow, useWords } from '../../../words/use-words.ts'
import { type FoundPerson, peopleQuery } from '../queries.ts'
import { adminUrl } from '../url-state.ts'
import { useAdminSearch } from './search-list.tsx'

const rowsOf = ({ people }: Awaited<ReturnType<typeof api.admin.people>>) => people

/** People of one or all clients. Search and status are in the URL. */
export function PeopleList({ client }: { client?: string }) {
  const words = useWords('operators')
  const [url, setUrl] = useUrlState(adminUrl)
  const status = url.status ?? 'active'
  const filter = { search: useAdminSearch(), status, ...(client !== undefined && { client }) }
  const list = usePagedList(peopleQuery(filter), rowsOf)
  const columns = useColumns(client === undefined)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <UrlSearch
          label={words('people.search')}
          value={url.q}
          onChange={(q) => setUrl({ ...url, q })}
          className="w-full max-w-sm"
        />
        <Select
          label={words('people.status')}
          hideLabel
          className="w-44"
          options={personStatuses.map((id) => ({ id, label: words(`people.statuses.${id}`) }))}
          value={status}
          onChange={(next) => setUrl({ ...url, status: next === 'active' ? undefined : next })}
        />
      </div>
      <PagedTable
        label={words('people.table')}
        list={list}
        rowKey={(person) => person.id}
        columns={columns}
        empty={<EmptyState illustration="search" title={words(url.q ? 'people.noneFound' : `people.none.${status}`)} />}
      />
    </div>
  )
}

function useColumns(hasClient: boolean): readonly Column<FoundPerson>[] {
  const words = useWords('operators')
  const format = useFormatter()
  const now = useNow()
  const name: Column<FoundPerson> = {
    name: words('people.name'),
    cell: (person) => (
      <span className="flex min-w-44 flex-col py-1.5">
        <span className="flex flex-wrap items-center gap-2">
          <Link href={`/people/${person.id}`} className="rounded-sm text-ink underline underline-offset-3">
            {person.name}
          </Link>
          {person.owns_client && <Badge tone="brand">{words('people.owner')}</Badge>}
        </span>
        <span className="text-xs text-muted">
          <AddressText text={person.email} />
        </span>
      </span>
    ),
  }
  const client: Column<FoundPerson> = {
    name: words('people.client'),
    cell: (person) => (
      <Link href={`/admin/clients/${person.client.id}`} className="rounded-sm text-ink underline underline-offset-3">
        {person.client.name}
      </Link>
    ),
  }
  return [
    name,
    ...(hasClient ? [client] : []),
    { name: words('people.licence'), cell: (person) => words(`licences.${person.license_type}`) },
    {
      name: words('people.seen'),
      align: 'end',
      cell: ({ lastSeenAt }) =>
        lastSeenAt === null ? words('people.never') : format.relativeTime(new Date(lastSeenAt), now),
    },
    {
      name: words('people.actions'),
      hideName: true,
      align: 'end',
      cell: (person) => <Actions person={person} mayOwn={!hasClient} />,
    },
  ]
}

function Actions({ person, mayOwn }: { person: FoundPerson; mayOwn: boolean }) {
  const words = useWords('operators')
  const params = { id: person.id }
  const invalidates = [queryKeys('admin').all, queryKeys('operators').all]
  const { name } = person
  const activate = useAction({
    call: () => api.users.activate({ params }),
    onDone: () => toast({ title: words('people.activated', { name }), tone: 'success' }),
    invalidates,
  })
  const deactivate = useAction({
    call: () => api.users.deactivate({ params }),
    onDone: () => toast.undo(words('people.deactivated', { name }), () => void activate.run()),
    invalidates,
  })
  const own = useAction({
    call: () => api.clients.handOver({ params: { id: person.client.id }, body: { user_id: person.id } }),
    onDone: () => toast({ title: words('people.owns', { name }), tone: 'success' }),
    invalidates,
  })
  return (
    <span className="flex justify-end gap-2">
      {mayOwn && person.active && !person.owns_client && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={words('people.makeOwnerNamed', { name })}
          isPending={own.isPending}
          onPress={() => void own.run()}
        >
          {words('people.makeOwner')}
        </Button>
      )}
      {person.can.activate && (
        <Button
          size="sm"
          aria-label={words('people.activateNamed', { name })}
          isPending={activate.isPending}
          onPress={() => void activate.run()}
        >
          {words('people.activate')}
        </Button>
      )}
      {person.can.deactivate && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={words('people.deactivateNamed', { name })}
          isPending={deactivate.isPending}
          onPress={() => void deactivate.run()}
        >
          {words('people.deactivate')}
        </Button>
      )}
    </span>
  )
}
