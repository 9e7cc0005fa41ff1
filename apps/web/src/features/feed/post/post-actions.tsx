import type { Post } from '@deckle/contract/models/social.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Bookmark, Link2, MessageSquare } from 'lucide-react'
import { LikeButton } from '../../../comments/acts/like-button.tsx'
import { api } from '../../../lib/api.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { changePost } from '../queries.ts'

interface PostActionsProps {
  readonly post: Post
  readonly hasComments: boolean
  readonly onComments: () => void
  readonly commentsLabel: string
}

/** Like, comments, save, share. */
export function PostActions({ post, hasComments, onComments, commentsLabel }: PostActionsProps) {
  const words = useWords('feed')
  const format = useFormatter()
  const queries = useQueryClient()
  const { id, saved } = post
  const change = (changed: Partial<Post>) => changePost(queries, id, () => changed)
  const save = useAction({
    call: (next: boolean) => api.posts.save({ params: { id }, body: { saved: next } }),
    show: (next) => {
      change({ saved: next })
      return () => change({ saved: !next })
    },
    scope: `save ${id}`,
  })
  const share = useAction({
    call: () => navigator.clipboard.writeText(`${location.origin}/feed?post=${id}`),
    onDone: () => toast({ title: words('shared'), tone: 'success' }),
  })
  return (
    <footer className="-mx-2 -mb-2 flex items-center gap-1">
      <LikeButton target="post" id={id} liked={post.liked} likes={post.likes} onShow={change} />
      <Button
        size="sm"
        variant="quiet"
        icon={<MessageSquare />}
        className="text-muted!"
        aria-expanded={hasComments}
        aria-label={commentsLabel}
        onPress={onComments}
      >
        <span className="min-w-3 text-start tabular-nums">{post.comments > 0 && format.number(post.comments)}</span>
      </Button>
      <span className="flex-1" />
      <IconButton
        size="sm"
        label={words('save')}
        aria-pressed={saved}
        icon={<Bookmark className={classNames(saved && 'fill-current')} />}
        className={saved ? 'text-brand-text!' : 'text-muted!'}
        onPress={() => void save.run(!saved)}
      />
      <IconButton
        size="sm"
        label={words('share')}
        icon={<Link2 />}
        className="text-muted!"
        onPress={() => void share.run()}
      />
    </footer>
  )
}
