import type { BranchRow, UserRow } from '@deckle/contract/models/people.ts'
import { may } from '@deckle/core/access/access.ts'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ErrorCallout } from '../../lib/errors/error-callout.tsx'
import { LoadError } from '../../lib/errors/load-error.tsx'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { Page } from '../../lib/screen/page.tsx'
import { actorOf } from '../../lib/session/actor-of.ts'
import { useUser } from '../../lib/session/auth-state.ts'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { useWords } from '../../words/use-words.ts'
import { BranchTree } from './branch-tree.tsx'
import { MoveDialog } from '../../people/move-dialog.tsx'
import { PersonPicker } from '../../people/person-picker.tsx'
import { branchQuery, branchRowsOf, treeUrl, wayQuery } from './queries.ts'
import { useMove } from '../../people/use-move.ts'

export function PeopleTreeScreen() {
  const words = useWords('people-tree')
  const user = useUser()
  const [url, setUrl] = useUrlState(treeUrl)
  const top = usePagedList(branchQuery(null), branchRowsOf)
  const mayMove = may(actorOf(user), 'user.create')
  return (
    <Page width="lg">
      <PageHeader title={words('title')} description={words(mayMove ? 'text' : 'textManager')}>
        <div className="max-w-md">
          <PersonPicker
            label={words('find')}
            hideLabel
            onPick={(person) => setUrl(person === null ? {} : { person: person.id })}
          />
        </div>
      </PageHeader>
      {top.error ? (
        <LoadError error={top.error} onRetry={top.retry} isRetrying={top.isRetrying} />
      ) : !top.rows ? (
        <Skeleton count={8} />
      ) : top.rows.length === 0 ? (
        <EmptyState illustration="inbox" title={words('none')}>
          {words('noneText')}
        </EmptyState>
      ) : (
        <Branches key={url.person ?? ''} shown={url.person ?? null} top={top.rows} mayMove={mayMove} />
      )}
    </Page>
  )
}

const noWay: readonly UserRow[] = []

interface BranchesProps {
  readonly shown: string | null
  readonly top: readonly BranchRow[]
  readonly mayMove: boolean
}

/** The tree with the way to the shown person open; without one, below somebody who is alone at the top. */
function Branches({ shown, top, mayMove }: BranchesProps) {
  const way = useQuery({ ...wayQuery(shown ?? ''), enabled: shown !== null })
  if (shown !== null && way.isPending) return <Skeleton count={8} />
  return (
    <>
      {way.isError && <ErrorCallout error={way.error} />}
      <OpenTree shown={shown} way={way.data ?? noWay} top={top} mayMove={mayMove} />
    </>
  )
}

function OpenTree({ shown, way, top, mayMove }: BranchesProps & { readonly way: readonly UserRow[] }) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => {
    const open = shown === null && top.length === 1 ? top : way.slice(0, -1)
    return new Set(open.map(({ id }) => id))
  })
  const [moved, setMoved] = useState<BranchRow | null>(null)
  const { move } = useMove()
  const onWay = useMemo(
    () => new Map(way.map((person, at) => [person.manager, ancestorRow(person, way.length - at - 1)])),
    [way],
  )
  return (
    <Card padding="none">
      <BranchTree
        state={{ expanded, shown, onWay, onMove: mayMove ? setMoved : undefined }}
        onExpand={setExpanded}
        onDrop={(person, to) => void move({ ...person, to })}
      />
      {moved && <MoveDialog person={moved} onClose={() => setMoved(null)} />}
    </Card>
  )
}

/** An ancestor row before its branch is loaded. `below` is a lower bound: the known descendants. */
const ancestorRow = (person: UserRow, below: number): BranchRow => ({ ...person, reports: Math.min(below, 1), below })
