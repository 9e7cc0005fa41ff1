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
import { LinkedThread } from './linked-thread.tsx'
import {
  type CommentedOn,
  commentsQuery,
  createComment,
  linkedQuery,
  permissionsQuery,
  useChangeComments,
} from './queries.ts'

interface CommentsProps extends CommentedOn {
  /** Whether new ones are taken (the default). */
  readonly isOpen?: boolean
  /** A comment that a link leads to. */
  readonly linked?: string | undefined
  /** How many comments there are more, or fewer, by what the reader did. */
  readonly onCount?: (by: number) => void
}

const rowsOf = ({ comments }: CommentPage) => comments

/** What people say to a post or an article. Needs the words `comments` and `errors`. */
export function Comments({ target, id, isOpen = true, linked, onCount = () => {} }: CommentsProps) {
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
  const mayWrite = isOpen && permissions?.muted == null
  const linkedList = usePagedList({ ...linkedQuery(on, linked ?? ''), enabled: linked !== undefined }, rowsOf)
  const first = linkedList.rows?.[0]?.id
  return (
    <section aria-label={words('title')} className="flex flex-col gap-4">
      {isOpen ? <PermissionsNote permissions={permissions} /> : <p className="text-sm text-muted">{words('closed')}</p>}
      {mayWrite && (
        <CommentForm
          label={words('write')}
          sendLabel={words('send')}
          draftKey={`comment-${id}`}
          send={(text) => createComment(on, text, null)}
          onDone={added}
        />
      )}
      {linked !== undefined && (
        <LinkedThread on={on} linked={linked} list={linkedList} onAdded={added} onCount={onCount} />
      )}
      <PagedRows
        list={list}
        loading={<Skeleton count={4} />}
        empty={<p className="text-sm text-muted">{words(mayWrite ? 'none' : 'noneMuted')}</p>}
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
                .filter((thread) => thread.id !== first && !removed.has(thread.id))
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
