import { Button } from '@deckle/ui/actions/button.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { SearchField } from '@deckle/ui/fields/search-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useWords } from '../../../words/use-words.ts'
import { decksQuery } from '../queries.ts'

interface DeckPickerProps {
  readonly onClose: () => void
  readonly onPick: (id: string) => void
}

/** A deck of the library; readers get it once it is published. */
export function DeckPicker({ onClose, onPick }: DeckPickerProps) {
  const t = useWords('article-editor')
  const [search, setSearch] = useState('')
  const found = useQuery({ ...decksQuery(useDebounced(search.trim())), placeholderData: keepPreviousData })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('deck.choose')}
      description={t('deck.text')}
    >
      <div className="flex flex-col gap-3">
        <SearchField autoFocus label={t('deck.search')} value={search} maxLength={100} onChange={setSearch} />
        {found.error && !found.data ? (
          <LoadError error={found.error} onRetry={() => void found.refetch()} isRetrying={found.isRefetching} />
        ) : !found.data ? (
          <Skeleton count={6} />
        ) : found.data.length === 0 ? (
          <p className="py-6 text-center text-sm text-muted">{t('deck.none')}</p>
        ) : (
          <ul aria-label={t('deck.found')} className="flex flex-col divide-y divide-line">
            {found.data.map(({ id, name, published }) => (
              <li key={id} className="flex items-center gap-2 py-1.5">
                <span className="min-w-0 flex-1">
                  <span className="block wrap-anywhere">{name}</span>
                  {!published && <span className="text-xs text-warning-text">{t('deck.unpublished')}</span>}
                </span>
                <Button size="sm" aria-label={t('deck.useOf', { name })} onPress={() => onPick(id)}>
                  {t('deck.use')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
