import { may } from '@deckle/core/access/access.ts'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { NoMatch } from '../../../lib/list/no-match.tsx'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { type ArticlesUrl, isFiltered } from '../queries.ts'

/** Why nothing is listed, and what helps. */
export function NoArticles({ url, onClear }: { readonly url: ArticlesUrl; readonly onClear: () => void }) {
  const t = useWords('reading')
  const isAuthor = may(actorOf(useUser()), 'article.create')
  if (url.q)
    return (
      <NoMatch title={t('empty.filtered')} clearLabel={t('empty.clear')} onClear={onClear}>
        {t('empty.filteredText')}
      </NoMatch>
    )
  if (isFiltered(url)) {
    const of = url.saved ? 'saved' : 'category'
    return (
      <EmptyState
        illustration="article"
        title={t(`empty.${of}`)}
        action={<LinkButton href="/articles">{t('empty.showAll')}</LinkButton>}
      >
        {t(`empty.${of}Text`)}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      illustration="article"
      title={t('empty.title')}
      action={
        isAuthor && (
          <LinkButton variant="primary" href="/articles/new">
            {t('write')}
          </LinkButton>
        )
      }
    >
      {t(isAuthor ? 'empty.authors' : 'empty.text')}
    </EmptyState>
  )
}
