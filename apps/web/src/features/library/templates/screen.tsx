import { Button } from '@deckle/ui/actions/button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { NoMatch } from '../../../lib/list/no-match.tsx'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { GalleryFilters } from './gallery-filters.tsx'
import { galleryQuery, useGalleryLanguage } from './queries.ts'
import { TemplateCard } from './template-card.tsx'
import { TemplatePage } from './template-page.tsx'
import { galleryUrl } from './url-state.ts'

export function TemplatesScreen() {
  const t = useWords('templates')
  const kinds = useWords('deck')
  const [url, setUrl] = useUrlState(galleryUrl)
  const gallery = useQuery(galleryQuery(useGalleryLanguage(url)))
  const opened = gallery.data?.decks.find(({ key }) => key === url.template)
  if (gallery.data && opened)
    return <TemplatePage deck={opened} imageUrl={gallery.data.imageUrl} url={url} setUrl={setUrl} />
  const shown = gallery.data?.findDecks(gallery.data.decks, url, (type) => kinds(`types.${type}.name`)) ?? []
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-5 p-6 phone:p-4">
      <PageHeader title={t('title')} description={t('text')}>
        <GalleryFilters url={url} setUrl={setUrl} />
      </PageHeader>
      {gallery.isPending ? (
        <Skeleton kind="cards" count={12} />
      ) : gallery.isError ? (
        <LoadError error={gallery.error} onRetry={() => void gallery.refetch()} />
      ) : url.template !== undefined ? (
        <EmptyState
          illustration="search"
          title={t('unknown')}
          action={<Button onPress={() => setUrl({ ...url, template: undefined })}>{t('back')}</Button>}
        >
          {t('unknownText')}
        </EmptyState>
      ) : shown.length === 0 ? (
        <NoMatch
          title={t('nothing')}
          clearLabel={t('clear')}
          onClear={() => setUrl({ ...url, q: undefined, type: undefined })}
        >
          {t('nothingText')}
        </NoMatch>
      ) : (
        <>
          <p role="status" className="text-xs text-muted">
            {t('found', { count: shown.length })}
          </p>
          <ul
            aria-label={t('title')}
            className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-4 phone:grid-cols-1"
          >
            {shown.map((deck) => (
              <li key={deck.key}>
                <TemplateCard deck={deck} imageUrl={gallery.data.imageUrl} url={url} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
