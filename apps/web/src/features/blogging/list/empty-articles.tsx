import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Plus } from 'lucide-react'
import { NoMatch } from '../../../lib/list/no-match.tsx'
import { useWords } from '../../../words/use-words.ts'
import { type BloggingUrl, isFiltered } from '../url-state.ts'

export function EmptyArticles({ url, onClear }: { url: BloggingUrl; onClear: () => void }) {
  const t = useWords('blogging')
  if (url.status === 'bin' && !isFiltered(url, 'status'))
    return (
      <EmptyState illustration="done" title={t('empty.bin')}>
        {t('empty.binText')}
      </EmptyState>
    )
  if (url.owner === 'shared' && !isFiltered(url, 'owner'))
    return (
      <EmptyState illustration="library" title={t('empty.shared')}>
        {t('empty.sharedText')}
      </EmptyState>
    )
  if (isFiltered(url))
    return (
      <NoMatch title={t('empty.filtered')} clearLabel={t('filters.clear')} onClear={onClear}>
        {t('empty.filteredText')}
      </NoMatch>
    )
  return (
    <EmptyState
      illustration="library"
      title={t('empty.title')}
      action={
        <LinkButton variant="primary" icon={<Plus />} href="/articles/new">
          {t('new')}
        </LinkButton>
      }
    >
      {t('empty.text')}
    </EmptyState>
  )
}
