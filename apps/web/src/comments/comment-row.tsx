import type { Comment } from '@deckle/contract/models/social.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Avatar } from '@deckle/ui/layout/avatar.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { type ReactNode, useCallback, useState } from 'react'
import { posterUrl } from '../deck/media-url.ts'
import { api } from '../lib/api.ts'
import { PersonLink } from '../people/person-link.tsx'
import { useWords } from '../words/use-words.ts'
import { HiddenNote } from './acts/hidden-note.tsx'
import { LikeButton } from './acts/like-button.tsx'
import { WrittenAt } from './acts/written-at.tsx'
import { CommentForm } from './comment-form.tsx'
import { CommentMenu } from './comment-menu.tsx'
import { writtenOf } from './text/mention-text.ts'
import { SocialText } from './text/social-text.tsx'

interface CommentRowProps {
  readonly comment: Comment
  /** A link leads to it. */
  readonly isLinked?: boolean
  readonly onChange: (change: Partial<Comment>) => void
  readonly onRemove: () => Promise<unknown>
  readonly onReply: () => void
  /** Replies and the form for one more. */
  readonly children?: ReactNode
}

/** One comment or reply, with what its reader may do. */
export function CommentRow({ comment, isLinked = false, onChange, onRemove, onReply, children }: CommentRowProps) {
  const words = useWords('comments')
  const [isEditing, setEditing] = useState(false)
  const { author } = comment
  const name = author?.name ?? words('gonePerson')
  const linkedRow = useLinkedRow(isLinked)
  if (comment.gone && !comment.hidden)
    return (
      <li className="flex flex-col gap-3">
        <p className="rounded-lg bg-canvas px-3 py-2 text-sm text-muted">{words('gone')}</p>
        {children}
      </li>
    )
  return (
    <li
      {...linkedRow}
      className={classNames('flex gap-2.5', isLinked && 'rounded-lg outline-2 outline-offset-8 outline-brand-edge')}
    >
      <Avatar size="sm" name={name} src={author?.image ? posterUrl(author.image, 160) : null} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex items-start gap-2">
          <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
            <bdi className="text-sm font-strong wrap-anywhere">
              {author ? <PersonLink id={author.id}>{name}</PersonLink> : name}
            </bdi>
            <WrittenAt created={comment.created_at} edited={comment.edited_at} />
          </p>
          <CommentMenu
            comment={comment}
            name={name}
            onEdit={() => setEditing(true)}
            onRemove={onRemove}
            onChange={onChange}
          />
        </div>
        <HiddenNote hidden={comment.hidden} />
        {isEditing ? (
          <CommentForm
            label={words('editText')}
            sendLabel={words('save')}
            initial={writtenOf(comment.text, comment.mentions)}
            send={async (text) => (await api.comments.update({ params: { id: comment.id }, body: { text } })).comment}
            onDone={(next) => (onChange(next), setEditing(false))}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <SocialText text={comment.text} mentions={comment.mentions} />
        )}
        <div className="-ms-2.5 flex items-center gap-1">
          <LikeButton target="comment" id={comment.id} liked={comment.liked} likes={comment.likes} onShow={onChange} />
          {comment.can.reply && (
            <Button
              size="sm"
              variant="quiet"
              className="text-muted!"
              aria-label={words('replyTo', { name })}
              onPress={onReply}
            >
              {words('reply')}
            </Button>
          )}
        </div>
        {children}
      </div>
    </li>
  )
}

/** Brings the comment that a link leads to into view, once, and puts the focus on it. */
function useLinkedRow(isLinked: boolean) {
  const ref = useCallback((row: HTMLLIElement | null) => {
    row?.scrollIntoView?.({ block: 'center' })
    row?.focus({ preventScroll: true })
  }, [])
  return isLinked ? { ref, tabIndex: -1 } : {}
}
