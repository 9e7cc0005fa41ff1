import type { DeckListQuery, DeckRow } from '@deckle/contract/decks.ts'
import { courseLimits, deckIdsOf } from '@deckle/core/course/course.ts'
import { isPassOrFail, type ReaderType, readerTypes } from '@deckle/core/reader-type/reader-type.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Checkbox } from '@deckle/ui/choices/checkbox.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { LoadMore } from '@deckle/ui/collections/load-more.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { SearchField } from '@deckle/ui/fields/search-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useState } from 'react'
import { readerTypeIcons } from '../../../deck/reader-type-icons.ts'
import { api } from '../../../lib/api.ts'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { pagedQuery } from '../../../lib/list/paged-query.ts'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useWords } from '../../../words/use-words.ts'
import { useCourseContent } from '../builder-context.ts'
import { NewDeck } from './new-deck.tsx'
import type { KnownDeck } from './use-known-decks.ts'

export interface DecksDialogProps {
  /** `exam`: one deck of a kind that can be passed. */
  readonly purpose: 'topic' | 'exam'
  readonly onChoose: (decks: readonly KnownDeck[]) => void
  readonly onClose: () => void
}

type Kind = ReaderType | 'any'

/** Decks of the library that the course doesn't have yet, or a new one. */
export function DecksDialog({ purpose, onChoose, onClose }: DecksDialogProps) {
  const t = useWords('course-builder')
  const names = useWords('deck')
  const isExam = purpose === 'exam'
  const [search, setSearch] = useState('')
  const [kind, setKind] = useState<Kind>(isExam ? 'quiz' : 'any')
  const [chosen, setChosen] = useState<readonly DeckRow[]>([])
  const kinds = readerTypes.filter((type) => !isExam || isPassOrFail(type))
  const finish = (decks: readonly KnownDeck[]) => {
    onChoose(decks)
    onClose()
  }
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(isExam ? 'exam.choose' : 'outline.addDecks')}
      description={t(isExam ? 'exam.chooseText' : 'decks.text')}
      footer={
        <>
          <NewDeck kinds={kinds} onMade={(deck) => finish([deck])} />
          <span className="flex-1" />
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" isDisabled={chosen.length === 0} onPress={() => finish(chosen)}>
            {isExam ? t('decks.choose') : t('decks.add', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <div className="grid grid-cols-[minmax(0,1fr)_12rem] items-end gap-3 phone:grid-cols-1">
          <SearchField label={t('decks.search')} value={search} maxLength={100} onChange={setSearch} />
          <Select<Kind>
            label={t('decks.kind')}
            value={kind}
            onChange={setKind}
            options={[
              ...(isExam ? [] : [{ id: 'any' as const, label: t('decks.anyKind') }]),
              ...kinds.map((id) => ({ id, label: names(`types.${id}.name`) })),
            ]}
          />
        </div>
        <Found
          query={{ search: useDebounced(search.trim()), kind }}
          chosen={chosen}
          onChange={(deck, isChosen) => {
            const others = isExam ? [] : chosen.filter(({ id }) => id !== deck.id)
            setChosen(isChosen ? [...others, deck] : others)
          }}
        />
      </div>
    </Dialog>
  )
}

const decksQuery = ({ search, kind }: FoundQuery) => {
  const query: DeckListQuery = {
    limit: 50,
    sort: 'updated',
    ...(search !== '' && { search }),
    ...(kind !== 'any' && { readerType: kind }),
  }
  return pagedQuery({
    queryKey: queryKeys('decks').list('course-builder', query),
    fetch: (page, signal) => api.decks.list({ query: { ...query, ...page }, signal }),
  })
}
const rowsOf = ({ decks }: { readonly decks: readonly DeckRow[] }) => decks

interface FoundQuery {
  readonly search: string
  readonly kind: Kind
}

interface FoundProps {
  readonly query: FoundQuery
  readonly chosen: readonly DeckRow[]
  readonly onChange: (deck: DeckRow, isChosen: boolean) => void
}

function Found({ query, chosen, onChange }: FoundProps) {
  const t = useWords('course-builder')
  const content = useCourseContent()
  const list = usePagedList(decksQuery(query), rowsOf)
  if (list.error) return <LoadError error={list.error} onRetry={list.retry} isRetrying={list.isRetrying} />
  if (!list.rows) return <Skeleton count={6} />
  if (list.rows.length === 0) return <p className="py-6 text-center text-sm text-muted">{t('decks.none')}</p>
  const there = new Set(deckIdsOf(content))
  const isFull = content.decks.length + chosen.length >= courseLimits.decks
  return (
    <>
      <ul aria-label={t('decks.found')} className="flex flex-col divide-y divide-line">
        {list.rows.map((deck) => {
          const isChosen = chosen.some(({ id }) => id === deck.id)
          return (
            <li key={deck.id} className="py-1.5">
              <Checkbox
                label={<DeckLabel deck={deck} isThere={there.has(deck.id)} />}
                isSelected={isChosen || there.has(deck.id)}
                isDisabled={there.has(deck.id) || (isFull && !isChosen)}
                onChange={(isOn) => onChange(deck, isOn)}
              />
            </li>
          )
        })}
      </ul>
      {list.moreError && <ErrorCallout error={list.moreError} />}
      <LoadMore hasMore={list.hasMore} isLoading={list.isLoadingMore} onLoadMore={list.loadMore} />
    </>
  )
}

function DeckLabel({ deck, isThere }: { deck: DeckRow; isThere: boolean }) {
  const t = useWords('course-builder')
  const names = useWords('deck')
  const Icon = readerTypeIcons[deck.readerType]
  return (
    <span className="flex min-w-0 items-start gap-2">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
      <span className="flex min-w-0 flex-col">
        <bdi className="wrap-anywhere">{deck.name}</bdi>
        <span className="text-xs text-muted">
          {[
            names(`types.${deck.readerType}.name`),
            t('deck.slides', { count: deck.slides }),
            ...(isThere ? [t('decks.there')] : []),
          ].join(' · ')}
        </span>
      </span>
    </span>
  )
}
