import type { Post } from '@deckle/contract/models/social.ts'
import type { Permissions } from '@deckle/contract/social.ts'
import { feedFilters } from '@deckle/core/social/social.ts'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { useRef } from 'react'
import { Banners } from '../../../banners/banners.tsx'
import { useBanners } from '../../../banners/queries.ts'
import { useRemoved } from '../../../comments/acts/later-removal.ts'
import { PagedRows } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import type { SetUrlState } from '../../../lib/url/use-url-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { Composer } from '../composer/composer.tsx'
import { type FeedPage, feedQuery, type FeedUrl } from '../queries.ts'
import { FeedEmpty } from './feed-empty.tsx'
import { FeedEnd } from './feed-end.tsx'
import { FeedSkeleton } from './feed-skeleton.tsx'
import { NewerButton } from './newer-button.tsx'
import { PostList } from './post-list.tsx'

interface FeedProps {
  readonly url: FeedUrl
  readonly setUrl: SetUrlState<FeedUrl>
  readonly permissions: Permissions | undefined
}

const rowsOf = ({ posts }: FeedPage): readonly Post[] => posts

/** Posts by a filter or of one author, with a place to write where they are all. */
export function Feed({ url: { filter, author }, setUrl, permissions }: FeedProps) {
  const words = useWords('feed')
  const list = usePagedList(feedQuery({ filter, author }), rowsOf)
  const removed = useRemoved()
  const text = useRef<HTMLTextAreaElement>(null)
  const isAll = filter === undefined && author === undefined
  const mark = list.firstPage?.mark
  const { isKnown } = useBanners('feed')
  const shown = isAll && !isKnown ? { ...list, rows: undefined } : list
  return (
    <>
      {author === undefined ? (
        <ToggleGroup
          label={words('filter')}
          value={filter ?? 'everything'}
          onChange={(next) => setUrl({ filter: next === 'everything' ? undefined : next }, { replace: false })}
          options={feedFilters.map((id) => ({ id, label: words(`filters.${id}`) }))}
        />
      ) : (
        <OfAuthor post={list.rows?.[0]} />
      )}
      {isAll && <Composer permissions={permissions} ref={text} />}
      {isAll && mark !== undefined && <NewerButton key={mark} mark={mark} />}
      {isAll && shown.rows && <Banners placement="feed" />}
      <PagedRows
        list={shown}
        loading={<FeedSkeleton />}
        empty={
          <FeedEmpty
            kind={author === undefined ? (filter ?? 'everything') : 'author'}
            onWrite={permissions?.muted ? undefined : () => text.current?.focus()}
          />
        }
        end={<FeedEnd list={list} />}
      >
        {(posts) => <PostList posts={posts.filter(({ id }) => !removed.has(id))} isBusy={list.isLoadingMore} />}
      </PagedRows>
    </>
  )
}

function OfAuthor({ post }: { readonly post: Post | undefined }) {
  const words = useWords('feed')
  const name = post?.author?.name
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h2 className="text-md font-strong">{name === undefined ? words('ofOneAuthor') : words('ofAuthor', { name })}</h2>
      <LinkButton href="/feed" size="sm">
        {words('allPosts')}
      </LinkButton>
    </div>
  )
}
