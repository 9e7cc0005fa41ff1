import type { MediaItem } from '@deckle/contract/media.ts'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { ListEnd } from '../../../lib/list/paged-rows.tsx'
import type { PagedList } from '../../../lib/list/use-paged-list.ts'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { MediaUrl } from '../media-url.ts'
import type { MediaKind } from '../queries.ts'
import { MediaGrid, type MediaGridProps } from './media-grid.tsx'

/** Loading, failing, empty, or the deck's own files before all others. */
export function FoundMedia({ media, items, inDeck, filter, wanted, grid }: FoundProps) {
  const t = useWords('media')
  const { fileSearch = '', fileSort = 'newest', fileBin: bin = false } = filter
  const search = fileSearch.trim()
  const showsDeck = search === '' && fileSort === 'newest' && !bin && inDeck.length > 0
  if (!media.rows)
    return media.error ? (
      <LoadError error={media.error} onRetry={media.retry} isRetrying={media.isRetrying} />
    ) : (
      <Skeleton kind="cards" count={6} />
    )
  if (items.length === 0 && !showsDeck)
    return (
      <EmptyState
        illustration={search ? 'search' : 'media'}
        title={search ? t('noMatch', { search }) : bin ? t('binEmpty') : t(wanted ? `empty.${wanted}` : 'empty.any')}
        level={3}
      >
        {bin ? t('binText') : search ? t('noMatchText') : t('emptyText')}
      </EmptyState>
    )
  return (
    <>
      {showsDeck && (
        <section className="flex flex-col gap-2">
          <h3 className="text-sm font-strong">{t('inDeck')}</h3>
          <MediaGrid label={t('inDeck')} items={inDeck} {...grid} />
        </section>
      )}
      <section className="flex flex-col gap-2">
        {showsDeck && <h3 className="text-sm font-strong">{t('library')}</h3>}
        {bin && <p className="text-sm text-muted">{t('binText')}</p>}
        <MediaGrid label={t(bin ? 'bin' : 'library')} items={items} {...grid} />
        <ListEnd list={media} />
      </section>
    </>
  )
}

interface FoundProps {
  readonly media: PagedList<MediaItem>
  readonly items: readonly MediaItem[]
  readonly inDeck: readonly MediaItem[]
  readonly filter: MediaUrl
  readonly wanted: MediaKind | null
  readonly grid: Omit<MediaGridProps, 'label' | 'items'>
}
