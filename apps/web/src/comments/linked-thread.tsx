import type { Comment, Thread } from '@deckle/contract/models/social.ts'
import { CallError } from '@deckle/contract/client/call-error.ts'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { LoadError } from '../lib/errors/load-error.tsx'
import type { PagedList } from '../lib/list/use-paged-list.ts'
import { useWords } from '../words/use-words.ts'
import { useRemoved } from './acts/later-removal.ts'
import { CommentThread } from './comment-thread.tsx'
import type { CommentedOn } from './queries.ts'

interface LinkedThreadProps {
  readonly on: CommentedOn
  /** A comment or a reply. */
  readonly linked: string
  /** Of its thread alone. */
  readonly list: PagedList<Thread>
  readonly onAdded: (comment: Comment) => void
  readonly onCount: (by: number) => void
}

/** The comment that a link leads to, above all others, with what it replies to. */
export function LinkedThread({ on, linked, list, onAdded, onCount }: LinkedThreadProps) {
  const words = useWords('comments')
  const { rows, error, retry, isRetrying } = list
  const removed = useRemoved()
  const isGone = error instanceof CallError && (error.status === 404 || error.status === 400)
  if (error && !isGone) return <LoadError error={error} onRetry={retry} isRetrying={isRetrying} />
  if (!rows && !isGone) return <Skeleton count={2} />
  // Of another post or article: somebody has changed the address.
  const thread = rows?.find(({ target_id }) => target_id === on.id.toLowerCase())
  if (!thread || removed.has(thread.id))
    return <p className="rounded-lg bg-canvas px-3 py-2 text-sm text-muted">{words('linkedGone')}</p>
  return (
    <ul aria-label={words('linked')}>
      <CommentThread on={on} thread={thread} linked={linked} onAdded={onAdded} onCount={onCount} />
    </ul>
  )
}
