import type { LikeTarget } from '@deckle/core/social/social.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { Heart } from 'lucide-react'
import { useRef } from 'react'
import { api } from '../../lib/api.ts'
import { useAction } from '../../lib/use-action.ts'
import { useFormatter, useWords } from '../../words/use-words.ts'

interface Liking {
  readonly liked: boolean
  readonly likes: number
}

interface LikeButtonProps extends Liking {
  readonly target: LikeTarget
  readonly id: string
  readonly onShow: (liking: Liking) => void
}

/** Shown at once, and taken back where the server refuses. */
export function LikeButton({ target, id, liked, likes, onShow }: LikeButtonProps) {
  const words = useWords('comments')
  const format = useFormatter()
  const wanted = useRef(liked)
  const like = useAction<Liking, Liking>({
    call: (next) => api.social.like({ body: { target, id, liked: next.liked } }),
    show: (next) => {
      onShow(next)
      return () => onShow(turned(next))
    },
    // The count of all; not while a later press is on its way.
    onDone: (reply) => reply.liked === wanted.current && onShow(reply),
    scope: `like ${target} ${id}`,
  })
  const press = () => {
    const next = turned({ liked, likes })
    wanted.current = next.liked
    void like.run(next)
  }
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-pressed={liked}
      aria-label={words('like', { count: likes })}
      icon={<Heart className={classNames(liked && 'fill-current')} />}
      className={liked ? 'text-brand-text!' : 'text-muted!'}
      onPress={press}
    >
      <span className="min-w-3 text-start tabular-nums">{likes > 0 && format.number(likes)}</span>
    </Button>
  )
}

const turned = ({ liked, likes }: Liking): Liking => ({ liked: !liked, likes: Math.max(0, likes + (liked ? -1 : 1)) })
