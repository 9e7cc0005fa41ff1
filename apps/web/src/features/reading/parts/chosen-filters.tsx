import { Chips } from '@deckle/ui/choices/chips.tsx'
import type { SetUrlState } from '../../../lib/url/use-url-state.ts'
import { useWords } from '../../../words/use-words.ts'
import type { ArticlesUrl } from '../queries.ts'

interface ChosenFiltersProps {
  readonly url: ArticlesUrl
  readonly setUrl: SetUrlState<ArticlesUrl>
  /** Undefined until an article of theirs is loaded. */
  readonly authorName: string | undefined
}

/** An author, and a tag that has no place of its own, with a cross each. */
export function ChosenFilters({ url, setUrl, authorName }: ChosenFiltersProps) {
  const t = useWords('reading')
  const hasTag = url.tags !== undefined && !['hindi', 'popular'].includes(url.tags.toLowerCase())
  const items = [
    ...(url.author
      ? [
          {
            id: 'author',
            label: authorName ? t('filters.author', { name: authorName }) : t('filters.oneAuthor'),
          },
        ]
      : []),
    ...(hasTag ? [{ id: 'tags', label: t('filters.tag', { name: url.tags ?? '' }) }] : []),
  ]
  if (items.length === 0) return null
  return (
    <Chips
      label={t('filters.label')}
      items={items}
      onRemove={(id) => setUrl({ ...url, [id]: undefined }, { replace: false })}
    />
  )
}
