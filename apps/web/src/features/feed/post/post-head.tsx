import type { Post } from '@deckle/contract/models/social.ts'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Avatar } from '@deckle/ui/layout/avatar.tsx'
import { Pin } from 'lucide-react'
import { WrittenAt } from '../../../comments/acts/written-at.tsx'
import { posterUrl } from '../../../deck/media-url.ts'
import { PersonLink } from '../../../people/person-link.tsx'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { PostMenu } from './post-menu.tsx'

interface PostHeadProps {
  readonly post: Post
  /** Of the author's name. */
  readonly id: string
  readonly onEdit: () => void
}

/** Who wrote it, when, and for whom. */
export function PostHead({ post, id, onEdit }: PostHeadProps) {
  const words = useWords('feed')
  const { author } = post
  const name = author?.name ?? words('gonePerson')
  return (
    <header className="flex items-start gap-3">
      <Avatar name={name} src={author?.image ? posterUrl(author.image, 160) : null} />
      <div className="min-w-0 flex-1">
        <p id={id} className="text-sm font-strong wrap-anywhere">
          {author ? (
            <PersonLink id={author.id}>
              <bdi>{name}</bdi>
            </PersonLink>
          ) : (
            name
          )}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
          <WrittenAt created={post.created_at} edited={post.edited_at} />
          <Audience audience={post.audience} />
        </p>
      </div>
      {post.pinned && (
        <Badge tone="brand" icon={<Pin />}>
          {words('pinned')}
        </Badge>
      )}
      <PostMenu post={post} name={name} onEdit={onEdit} />
    </header>
  )
}

function Audience({ audience: { type, names } }: Pick<Post, 'audience'>) {
  const words = useWords('feed')
  const format = useFormatter()
  if (type === 'everyone') return null
  const list = format.list(
    names.map(({ name }) => name),
    { type: 'disjunction' },
  )
  return (
    <span className="wrap-anywhere">
      · {names.length === 0 ? words('audience.gone') : words(`audience.${type}`, { names: list })}
    </span>
  )
}
