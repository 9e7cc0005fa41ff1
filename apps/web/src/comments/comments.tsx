import { type CommentOrder, commentOrders } from '@deckle/contract/comments.ts'
import type { Comment } from '@deckle/contract/models/social.ts'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PagedRows } from '../lib/list/paged-rows.tsx'
import { usePagedList } from '../lib/list/use-paged-list.ts'
import { useWords } from '../words/use-words.ts'
import { useRemoved } from './acts/later-removal.ts'
import { PermissionsNote } from './acts/permissions-note.tsx'
import { CommentForm } from './comment-form.tsx'
import { addComment, type CommentPage, eachOnce } from './comment-pages.ts'
import { CommentThread } from './comment-thread.tsx'
import { type CommentedOn, commentsQuery, createComment, permissionsQuery, useChangeComments } from './queries.ts'

interface CommentsProps extends CommentedOn {
  /** How many comments there are more, or fewer, by what the reader did. */
  readonly onCount?: (by: number) => void
}

const rowsOf = ({ comments }: CommentPage) => comments

/** What people say to a post or an article. Needs the words `comments` and `errors`. */
export function Comments({ target, id, onCount = () => {} }: CommentsProps) {
  const words = useWords('comments')
  const [order, setOrder] = useState<CommentOrder>('newest')
  const on = { target, id }
  const list = usePagedList(commentsQuery(on, order), rowsOf)
  const { data: permissions } = useQuery(permissionsQuery)
  const removed = useRemoved()
  const change = useChangeComments(on)
  const added = (comment: Comment) => {
    change((pages, shown) => addComment(pages, comment, shown))
    onCount(1)
  }
  const isMuted = permissions?.muted != null
  return (
    <section aria-label={words('title')} className="flex flex-col gap-4">
      <PermissionsNote permissions={permissions} />
      {!isMuted && (
        <CommentForm
          label={words('write')}
          sendLabel={words('send')}
          send={(text) => createComment(on, text, null)}
          onDone={added}
        />
      )}
      <PagedRows
        list={list}
        loading={<Skeleton count={4} />}
        empty={<p className="text-sm text-muted">{words(isMuted ? 'noneMuted' : 'none')}</p>}
      >
        {(threads) => (
          <>
            {threads.length > 1 && (
              <ToggleGroup
                size="sm"
                label={words('order')}
                value={order}
                onChange={setOrder}
                options={commentOrders.toReversed().map((one) => ({ id: one, label: words(`orders.${one}`) }))}
              />
            )}
            <ul className="flex flex-col gap-4">
              {eachOnce(threads)
                .filter((thread) => !removed.has(thread.id))
                .map((thread) => (
                  <CommentThread key={thread.id} on={on} thread={thread} onAdded={added} onCount={onCount} />
                ))}
            </ul>
          </>
        )}
      </PagedRows>
    </section>
  )
}
