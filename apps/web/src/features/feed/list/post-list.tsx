import type { Post } from '@deckle/contract/models/social.ts'
import { useRef } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { PostChunk } from './post-chunk.tsx'

const chunkSize = 10

interface PostListProps {
  readonly posts: readonly Post[]
  readonly isBusy: boolean
}

/** A feed as ARIA has it: Page Up and Page Down go from post to post. */
export function PostList({ posts, isBusy }: PostListProps) {
  const words = useWords('feed')
  const box = useRef<HTMLDivElement>(null)
  const step = (by: number): boolean => {
    const articles = [...(box.current?.querySelectorAll<HTMLElement>('[data-post]') ?? [])]
    const at = articles.findIndex((article) => article.contains(document.activeElement))
    const next = at === -1 ? undefined : articles[at + by]
    next?.focus()
    return next !== undefined
  }
  const chunks = Array.from({ length: Math.ceil(posts.length / chunkSize) }, (_, at) =>
    posts.slice(at * chunkSize, (at + 1) * chunkSize),
  )
  return (
    // The keys go to the posts in it, which take the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={box}
      role="feed"
      aria-label={words('label')}
      aria-busy={isBusy}
      className="flex flex-col gap-4"
      onKeyDown={(event) => {
        const by = { PageDown: 1, PageUp: -1 }[event.key]
        if (by !== undefined && !(event.target instanceof HTMLTextAreaElement) && step(by)) event.preventDefault()
      }}
    >
      {chunks.map((chunk, at) => (
        <PostChunk key={at} isFirst={at === 0} posts={chunk} />
      ))}
    </div>
  )
}
