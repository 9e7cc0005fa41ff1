import type { Comment, Thread } from '@deckle/contract/models/social.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import { useAction } from '../lib/use-action.ts'
import { useWords } from '../words/use-words.ts'
import { useRemoved } from './acts/later-removal.ts'
import { CommentForm } from './comment-form.tsx'
import { addReplies, changeComment, removeComment } from './comment-pages.ts'
import { CommentRow } from './comment-row.tsx'
import { type CommentedOn, createComment, useChangeComments } from './queries.ts'

interface CommentThreadProps {
  readonly on: CommentedOn
  readonly thread: Thread
  /** The comment in it that a link leads to. */
  readonly linked?: string
  readonly onAdded: (comment: Comment) => void
  readonly onCount: (by: number) => void
}

/** A comment with its replies. */
export function CommentThread({ on, thread, linked, onAdded, onCount }: CommentThreadProps) {
  const words = useWords('comments')
  const [isReplying, setReplying] = useState(false)
  const removed = useRemoved()
  const change = useChangeComments(on)
  const { run: remove } = useAction({
    call: (id: string) => api.comments.delete({ params: { id } }),
    sameAs: (id) => id,
    onDone: (_, id) => {
      change((pages) => removeComment(pages, id))
      onCount(-1)
    },
  })
  const more = useAction({
    call: (cursor: string) => api.comments.replies({ params: { id: thread.id }, query: { cursor } }),
    onDone: (replies) => change((pages) => addReplies(pages, thread.id, replies)),
  })
  const { comments, next } = thread.first_replies
  const rowProps = (comment: Comment) => ({
    comment,
    isLinked: comment.id === linked,
    onChange: (changed: Partial<Comment>) => change((pages) => changeComment(pages, comment.id, changed)),
    onRemove: () => remove(comment.id),
    onReply: () => setReplying(true),
  })
  const replies = comments.filter(({ id }) => !removed.has(id))
  return (
    <CommentRow {...rowProps(thread)}>
      {replies.length > 0 && (
        <ul className="flex flex-col gap-4 pt-2">
          {replies.map((reply) => (
            <CommentRow key={reply.id} {...rowProps(reply)} />
          ))}
        </ul>
      )}
      {next !== null && (
        <Button
          size="sm"
          variant="quiet"
          className="-ms-2.5 self-start"
          isPending={more.isPending}
          onPress={() => void more.run(next)}
        >
          {words('moreReplies', { count: Math.max(1, thread.replies - comments.length) })}
        </Button>
      )}
      {isReplying && (
        <CommentForm
          label={words('writeReply')}
          sendLabel={words('sendReply')}
          draftKey={`reply-${thread.id}`}
          send={(text) => createComment(on, text, thread.id)}
          onDone={(comment) => (onAdded(comment), setReplying(false))}
          onCancel={() => setReplying(false)}
        />
      )}
    </CommentRow>
  )
}
