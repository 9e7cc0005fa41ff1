import type { TagName } from '@deckle/contract/models/tag.ts'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { TagPicker } from '../../../tags/tag-picker.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useArticle } from '../article-context.ts'

/** Saved at once, beside the draft. */
export function ArticleTags() {
  const t = useWords('article-editor')
  const { article, setArticle, canEdit } = useArticle()
  const save = useAction<readonly TagName[]>({
    scope: `article tags ${article.id}`,
    show: (tags) => {
      setArticle({ ...article, tags: [...tags] })
      return () => setArticle(article)
    },
    call: (tags) => api.articles.updateTags({ params: { id: article.id }, body: { tags: tags.map(({ id }) => id) } }),
    invalidates: [queryKeys('articles').lists],
  })
  return (
    <TagPicker
      kind="content"
      label={t('settings.tags')}
      value={article.tags}
      isDisabled={!canEdit}
      onChange={(tags) => void save.run(tags)}
    />
  )
}
