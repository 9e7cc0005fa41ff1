import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { api } from '../../../lib/api.ts'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { PagedRows } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { nameOf } from '../../../people/name-of.ts'
import { MoveDialog } from '../../../people/move-dialog.tsx'
import { managersQuery, type Person, reportsQuery } from '../queries.ts'

const rowsOf = ({ users }: Awaited<ReturnType<typeof api.users.children>>) => users

/** The person's managers and direct reports. */
export function PlaceCard({ person }: { readonly person: Person }) {
  const words = useWords('person')
  const reports = usePagedList(reportsQuery(person.id), rowsOf)
  const [isMoving, setMoving] = useState(false)
  return (
    <Card
      title={words('place.title')}
      action={
        <div className="flex flex-wrap justify-end gap-2">
          <LinkButton size="sm" href={`/people/tree?person=${person.id}`}>
            {words('place.tree')}
          </LinkButton>
          {person.can.edit && person.can.inspect && (
            <Button size="sm" aria-label={words('place.change')} onPress={() => setMoving(true)}>
              {words('change')}
            </Button>
          )}
        </div>
      }
    >
      {isMoving && <MoveDialog person={person} onClose={() => setMoving(false)} />}
      <div className="flex flex-col gap-4 text-sm">
        <section>
          <h3 className="mb-1 text-xs text-muted">{words('place.up')}</h3>
          <WayUp person={person} />
        </section>
        <section>
          <h3 className="mb-1 text-xs text-muted">{words('place.reports')}</h3>
          <PagedRows list={reports} loading={<Skeleton count={2} />} empty={<p>{words('place.noReports')}</p>}>
            {(rows) => (
              <ul className="flex flex-col gap-1">
                {rows.map((row) => (
                  <li key={row.id} className="flex flex-wrap items-baseline gap-x-2">
                    <PersonLink id={row.id} name={nameOf(row)} />
                    {row.below > 0 && (
                      <span className="text-xs text-muted">{words('place.below', { count: row.below })}</span>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </PagedRows>
        </section>
      </div>
    </Card>
  )
}

/** Managers from the top down. Managers above the viewer have no link, since the viewer can't open their pages. */
function WayUp({ person }: { readonly person: Person }) {
  const words = useWords('person')
  const { _id } = useUser()
  const { data, error, refetch, isFetching } = useQuery(managersQuery(person.id))
  if (!data)
    return error ? (
      <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <Skeleton count={1} />
    )
  if (data.length === 0) return <p>{words('place.top')}</p>
  const own = data.findIndex(({ id }) => id === _id)
  const isOpen = (manager: (typeof data)[number]) => person.can.inspect || data.indexOf(manager) < own
  return (
    <ol className="flex flex-wrap gap-x-2 gap-y-1">
      {data.toReversed().map((manager, at) => (
        <li key={manager.id} className="flex gap-2">
          {at > 0 && <span aria-hidden="true">›</span>}
          {isOpen(manager) ? <PersonLink id={manager.id} name={nameOf(manager)} /> : nameOf(manager)}
        </li>
      ))}
    </ol>
  )
}

function PersonLink({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <Link to="/people/$id" params={{ id }} className="text-brand-text underline wrap-anywhere">
      {name}
    </Link>
  )
}
