import type { LinkCard } from '@deckle/contract/models/social.ts'
import { SkeletonBlock } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Globe } from 'lucide-react'
import { useWords } from '../../../words/use-words.ts'
import { postQuery } from '../queries.ts'

interface LinkPreviewProps {
  readonly postId: string
  readonly link: LinkCard
}

/** Milliseconds between two looks for the card, and how many. */
const wait = 3000
const looks = 10

/** What becomes of a card that is waited for; the bare address where it doesn't come. */
function useLink(postId: string, first: LinkCard): LinkCard {
  const queries = useQueryClient()
  const isWaiting = first.state === 'waiting'
  const { data, isError, dataUpdatedAt } = useQuery({
    ...postQuery(postId),
    enabled: isWaiting,
    refetchInterval: ({ state }) =>
      state.data?.link?.state === 'waiting' && state.dataUpdateCount < looks ? wait : false,
  })
  const link = (isWaiting && data?.link) || first
  if (link.state !== 'waiting') return link
  // Each look draws it anew, also one that found nothing new.
  const looked = dataUpdatedAt > 0 ? (queries.getQueryState(postQuery(postId).queryKey)?.dataUpdateCount ?? 0) : 0
  return isError || looked >= looks ? { ...link, state: 'failed' } : link
}

/** An address with the card that the server makes of it, as high while it waits for it. */
export function LinkPreview({ postId, link: first }: LinkPreviewProps) {
  const words = useWords('feed')
  const link = useLink(postId, first)
  return (
    <a
      href={link.url}
      target="_blank"
      rel="ugc nofollow noopener"
      className="flex h-24 overflow-hidden rounded-lg border border-line text-ink no-underline hover:bg-hover"
    >
      <span className="flex w-24 shrink-0 items-center justify-center bg-hover text-muted">
        {link.image === '' ? (
          <Globe aria-hidden="true" className="size-6" />
        ) : (
          <img src={link.image} alt="" loading="lazy" className="size-full object-cover" />
        )}
      </span>
      <span className="flex min-w-0 flex-1 flex-col justify-center gap-0.5 px-3 text-sm">
        {link.state === 'waiting' && <span className="sr-only">{words('linkWaiting')}</span>}
        {link.state === 'waiting' && <SkeletonBlock className="h-3.5 w-3/5 animate-shimmer" />}
        {link.title !== '' && <bdi className="line-clamp-1 font-strong wrap-anywhere">{link.title}</bdi>}
        {link.description !== '' && (
          <bdi className="line-clamp-2 text-xs text-muted wrap-anywhere">{link.description}</bdi>
        )}
        <bdi className="truncate text-xs text-muted">{link.site || link.url}</bdi>
      </span>
    </a>
  )
}
