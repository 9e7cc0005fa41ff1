import { useEffect, useState } from 'react'
import { mayPrefetch } from './may-prefetch.ts'
import type { PlayDeck, PlaySlide } from '../hosts/host.ts'

/** Milliseconds for the current slide to finish its own work. */
const pause = 60

/**
 * The next slide, rendered invisibly while the person is on the current one, so that advancing only has to paint it
 * (docs/decisions/0016). It loads its pictures: without prefetching there is none.
 */
export function usePrerenderedSlide({ slides }: Pick<PlayDeck, 'slides'>, index: number): PlaySlide | undefined {
  const [rendered, setRendered] = useState(0)
  useEffect(() => {
    let isLeft = false
    const draw = async () => (await mayPrefetch()) && !isLeft && setRendered(index + 1)
    const timer = setTimeout(() => void draw(), pause)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [index])
  return rendered === index + 1 ? slides[rendered] : undefined
}
