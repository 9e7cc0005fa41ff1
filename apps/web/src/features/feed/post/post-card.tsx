import type { Post } from '@deckle/contract/models/social.ts'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { HiddenNote } from '../../../comments/acts/hidden-note.tsx'
import { Comments } from '../../../comments/comments.tsx'
import { useWords } from '../../../words/use-words.ts'
import { EditPost } from '../composer/edit-post.tsx'
import { changePost } from '../queries.ts'
import { AttachmentCard } from './attachment-card.tsx'
import { LinkPreview } from './link-preview.tsx'
import { PostActions } from './post-actions.tsx'
import { PostHead } from './post-head.tsx'
import { PostImages } from './post-images.tsx'
import { PostText } from './post-text.tsx'

interface PostCardProps {
  readonly post: Post
  /** With its comments. */
  readonly isOpen?: boolean
  /** The comment that a link leads to. */
  readonly linked?: string | undefined
}

export function PostCard({ post, isOpen = false, linked }: PostCardProps) {
  const words = useWords('feed')
  const queries = useQueryClient()
  const headId = useId()
  const [hasComments, setComments] = useState(isOpen)
  const [isEditing, setEditing] = useState(false)
  const countComments = (by: number) => changePost(queries, post.id, (now) => ({ comments: now.comments + by }))
  return (
    <article
      data-post={post.id}
      className="rounded-lg"
      aria-labelledby={headId}
      tabIndex={-1}
      {...((hasComments || isEditing) && { 'data-open': '' })}
    >
      <Card className="flex flex-col gap-3">
        <PostHead post={post} id={headId} onEdit={() => setEditing(true)} />
        <HiddenNote hidden={post.hidden} />
        {isEditing ? (
          <EditPost post={post} onClose={() => setEditing(false)} />
        ) : (
          <>
            {post.text !== '' && <PostText text={post.text} mentions={post.mentions} />}
            <PostImages images={post.images} />
            {post.link && <LinkPreview postId={post.id} link={post.link} />}
            {post.attachment && <AttachmentCard attachment={post.attachment} />}
          </>
        )}
        <PostActions
          post={post}
          hasComments={hasComments}
          onComments={() => setComments(!hasComments)}
          commentsLabel={words('comments', { count: post.comments })}
        />
        {hasComments && (
          <div className="border-t border-line pt-4">
            <Comments target="post" id={post.id} linked={linked} onCount={countComments} />
          </div>
        )}
      </Card>
    </article>
  )
}
