import type { Post } from '@deckle/contract/models/social.ts'
import { memo, useRef, useState } from 'react'
import { PostCard } from '../post/post-card.tsx'
import { useNear } from './use-near.ts'

/** Pixels around the window within which posts are drawn. */
const near = 3000

interface PostChunkProps {
  readonly isFirst: boolean
  readonly posts: readonly Post[]
}

const isSame = (one: PostChunkProps, other: PostChunkProps): boolean =>
  one.isFirst === other.isFirst &&
  one.posts.length === other.posts.length &&
  one.posts.every((post, at) => post === other.posts[at])

/**
 * Some posts, drawn only near the window; far from it a space of their height stands for them. Of thousands, those alone
 * that changed are drawn anew.
 */
export const PostChunk = memo(function PostChunk({ isFirst, posts }: PostChunkProps) {
  const box = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number | null>(null)
  useNear(box, near, (isNear) => {
    const element = box.current
    if (isNear || !element) return setHeight(null)
    // What somebody has opened or writes would be lost.
    if (element.contains(document.activeElement) || element.querySelector('[data-open]')) return
    setHeight(element.offsetHeight)
  })
  return (
    <div ref={box} className="flex flex-col gap-4" style={height === null || isFirst ? undefined : { height }}>
      {(height === null || isFirst) && posts.map((post) => <PostCard key={post.id} post={post} />)}
    </div>
  )
}, isSame)
