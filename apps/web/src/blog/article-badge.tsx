import type { ArticleStatus } from '@deckle/core/article/article.ts'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { useWords } from '../words/use-words.ts'

/** Where an article stands with its readers. Its words: `articles`. */
export function ArticleBadge({ status, outdated }: { status: ArticleStatus; outdated: boolean }) {
  const t = useWords('articles')
  const isOutdated = status === 'published' && outdated
  return (
    <Badge
      dot={status === 'published' || status === 'scheduled'}
      tone={isOutdated ? 'warning' : status === 'published' ? 'success' : 'neutral'}
    >
      {t(isOutdated ? 'status.outdated' : `status.${status}`)}
    </Badge>
  )
}
