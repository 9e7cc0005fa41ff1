import { Button } from '@deckle/ui/actions/button.tsx'
import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { ComboBox } from '@deckle/ui/choices/combo-box.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useWords } from '../../../words/use-words.ts'
import { useArticle } from '../article-context.ts'
import { linkableQuery, translationsQuery } from '../queries.ts'

/** The articles that are the same text in other languages. */
export function Translations() {
  const t = useWords('article-editor')
  const deck = useWords('deck')
  const { article, canEdit } = useArticle()
  const linked = useQuery(translationsQuery(article.id))
  const [search, setSearch] = useState('')
  const found = useQuery({ ...linkableQuery(article.id, useDebounced(search.trim())), enabled: canEdit })
  const { queryKey } = translationsQuery(article.id)
  const invalidates = [queryKey, queryKeys('articles').lists]
  const params = { id: article.id }
  const link = useAction({
    call: (id: string) => api.articles.linkTranslation({ params, body: { article_id: id } }),
    invalidates,
  })
  const unlink = useAction({ call: () => api.articles.unlinkTranslation({ params }), invalidates })
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-strong">{t('translations.title')}</h3>
      {linked.error && !linked.data && (
        <LoadError error={linked.error} onRetry={() => void linked.refetch()} isRetrying={linked.isRefetching} />
      )}
      {linked.data?.length === 0 && <p className="text-sm text-muted">{t('translations.none')}</p>}
      <ul aria-label={t('translations.title')} className="flex flex-col gap-1 text-sm">
        {linked.data?.map((one) => (
          <li key={one.id}>
            <TextLink href={`/articles/${one.id}/edit`}>{one.title || t('untitled')}</TextLink>{' '}
            <span className="text-muted">{deck(`languages.${one.language}`)}</span>
          </li>
        ))}
      </ul>
      {canEdit && (linked.data?.length ?? 0) > 0 && (
        <Button size="sm" className="self-start" isPending={unlink.isPending} onPress={() => void unlink.run()}>
          {t('translations.unlink')}
        </Button>
      )}
      {canEdit && (
        <ComboBox<string>
          label={t('translations.add')}
          placeholder={t('translations.search')}
          inputValue={search}
          onInputChange={setSearch}
          value={null}
          onChange={(id) => {
            if (id === null) return
            setSearch('')
            void link.run(id)
          }}
          options={(found.data ?? []).map((one) => ({
            id: one.id,
            label: `${one.title || t('untitled')} (${deck(`languages.${one.language}`)})`,
          }))}
        />
      )}
    </section>
  )
}
