import { useRef } from 'react'
import { ListEnd } from '../../../lib/list/paged-rows.tsx'
import type { PagedList } from '../../../lib/list/use-paged-list.ts'
import { useNear } from './use-near.ts'

/** Loads the next page before the end is reached; the button is for the keyboard, and for another try. */
export function FeedEnd({ list }: { readonly list: PagedList<unknown> }) {
  const isWaiting = list.hasMore && !list.isLoadingMore && list.moreError === null
  return (
    <div>
      {isWaiting && <WhenNear onNear={list.loadMore} />}
      <ListEnd list={list} />
    </div>
  )
}

function WhenNear({ onNear }: { readonly onNear: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useNear(box, 1200, (isNear) => {
    if (isNear) onNear()
  })
  return <div ref={box} />
}
