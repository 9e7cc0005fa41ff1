import { CallError } from '@deckle/contract/client/call-error.ts'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useRemoved } from '../../../comments/acts/later-removal.ts'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { useWords } from '../../../words/use-words.ts'
import { PostCard } from '../post/post-card.tsx'
import { postQuery } from '../queries.ts'
import { FeedSkeleton } from './feed-skeleton.tsx'

/** A post at its own address, with its comments open. */
export function OnePost({ id, linked }: { readonly id: string; readonly linked?: string | undefined }) {
  const words = useWords('feed')
  const { data: post, error, refetch, isFetching } = useQuery(postQuery(id))
  const isGone = useRemoved().has(id) || (error instanceof CallError && (error.status === 404 || error.status === 400))
  const back = (
    <LinkButton href="/feed" icon={<ArrowLeft />} className="self-start">
      {words('allPosts')}
    </LinkButton>
  )
  if (isGone)
    return (
      <EmptyState illustration="search" title={words('one.gone')} action={back}>
        {words('one.goneText')}
      </EmptyState>
    )
  if (!post)
    return error ? <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} /> : <FeedSkeleton />
  return (
    <>
      {back}
      <PostCard post={post} isOpen linked={linked} />
    </>
  )
}
