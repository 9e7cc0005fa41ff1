import type { ShownArticle } from '@deckle/contract/articles.ts'
import { type RefObject, useEffect, useState } from 'react'
import { onScroll } from './on-scroll.ts'

/** Below the top bar, with some air. */
const LINE = 120

/** The anchor of the heading that is read under; '' above the first. Goes to the address's one when the text is there. */
export function useCurrentHeading(body: RefObject<HTMLElement | null>, contents: ShownArticle['contents']): string {
  const [current, setCurrent] = useState('')
  useEffect(() => {
    const headings = contents.flatMap(({ anchor }) => body.current?.querySelector(`#${CSS.escape(anchor)}`) ?? [])
    const wanted = decodeURIComponent(location.hash.slice(1))
    headings.find(({ id }) => id === wanted)?.scrollIntoView()
    return onScroll(() =>
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top <= LINE)?.id ?? ''),
    )
  }, [body, contents])
  return current
}
