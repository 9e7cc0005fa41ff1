import { may } from '@deckle/core/access/access.ts'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { SearchField } from '@deckle/ui/fields/search-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useState } from 'react'
import { PagedRows } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useWords } from '../../../words/use-words.ts'
import { type AttachableKind, type AttachablePage, attachableQuery } from './attachable-query.ts'
import type { Attached } from './post-values.ts'

const rowsOf = ({ rows }: AttachablePage) => rows

interface AttachPickerProps {
  readonly onClose: () => void
  readonly onPick: (picked: Attached) => void
}

/** Chooses what a post shows: a published deck, course or article, or an own certificate. */
export function AttachPicker({ onClose, onPick }: AttachPickerProps) {
  const words = useWords('feed')
  const kinds = useKinds()
  const [kind, setKind] = useState<AttachableKind>(kinds[0] ?? 'certificate')
  const [search, setSearch] = useState('')
  const list = usePagedList(attachableQuery(kind, useDebounced(search.trim())), rowsOf)
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={words('compose.attachTitle')}>
      <div className="flex flex-col gap-3">
        <ToggleGroup
          label={words('compose.kind')}
          value={kind}
          onChange={setKind}
          options={kinds.map((id) => ({ id, label: words(`kinds.${id}`) }))}
        />
        <SearchField autoFocus label={words('compose.search')} value={search} onChange={setSearch} maxLength={100} />
        <PagedRows
          list={list}
          loading={<Skeleton count={5} />}
          empty={
            <EmptyState illustration="search" level={3} title={words('compose.noneFound')}>
              {words('compose.noneFoundText')}
            </EmptyState>
          }
        >
          {(rows) => (
            <ul className="flex flex-col">
              {rows.map(({ id, title }) => (
                <li key={id}>
                  <button
                    type="button"
                    className="flex min-h-9 w-full items-center rounded-sm px-2 py-1 text-start text-sm hover:bg-hover touch:min-h-11"
                    onClick={() => (onPick({ type: kind, id, title }), onClose())}
                  >
                    <bdi className="wrap-anywhere">{title}</bdi>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </PagedRows>
      </div>
    </Dialog>
  )
}

/** Learners have no library. */
function useKinds(): readonly AttachableKind[] {
  const actor = actorOf(useUser())
  return may(actor, 'deck.list') ? ['deck', 'course', 'article', 'certificate'] : ['course', 'article', 'certificate']
}
