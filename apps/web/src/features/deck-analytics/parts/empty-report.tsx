import { Button } from '@deckle/ui/actions/button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { NoMatch } from '../../../lib/list/no-match.tsx'
import { useWords } from '../../../words/use-words.ts'

/** No attempts: what to do first, or which filters to change. */
export function EmptyReport({
  filtered,
  views,
  isPublished,
  onPublish,
  onClear,
}: {
  filtered: boolean
  views: number
  isPublished: boolean
  onPublish: () => void
  onClear: () => void
}) {
  const t = useWords('analytics')
  if (filtered) {
    return (
      <NoMatch title={t('empty.filtered')} clearLabel={t('filters.clear')} onClear={onClear}>
        {t('empty.filteredText')}
      </NoMatch>
    )
  }
  return (
    <EmptyState
      illustration="chart"
      title={t('empty.title')}
      action={
        <Button variant="primary" onPress={onPublish}>
          {isPublished ? t('empty.share') : t('empty.publish')}
        </Button>
      }
    >
      {isPublished ? t('empty.published', { views }) : t('empty.draft')}
    </EmptyState>
  )
}
