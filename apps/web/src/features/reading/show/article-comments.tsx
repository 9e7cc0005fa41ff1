import type { ShownArticle } from '@deckle/contract/articles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Comments } from '../../../comments/comments.tsx'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { articleQuery, articleUrl } from '../queries.ts'

/** What readers say to an article; none on a draft. */
export function ArticleComments({ article }: { readonly article: ShownArticle }) {
  const t = useWords('reading')
  const format = useFormatter()
  const queries = useQueryClient()
  const [{ comment }] = useUrlState(articleUrl)
  const { id, comments, commentable, publicComments, status } = article
  if (status !== 'published' || (!commentable && comments === 0)) return null
  const count = (by: number) =>
    queries.setQueryData(articleQuery(id).queryKey, (now) => now && { ...now, comments: now.comments + by })
  return (
    <div className="flex flex-col gap-4 print:hidden">
      <div className="flex flex-col gap-1">
        <h2 className="text-md font-strong">
          {t('show.comments')}
          {comments > 0 && (
            <span className="ms-2 text-sm font-normal text-muted tabular-nums">{format.number(comments)}</span>
          )}
        </h2>
        {commentable && publicComments && <p className="text-sm text-muted">{t('show.publicComments')}</p>}
      </div>
      <Comments target="article" id={id} isOpen={commentable} linked={comment} onCount={count} />
    </div>
  )
}
