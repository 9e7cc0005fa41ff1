import { keepAsking } from '@deckle/slides/parts/keep-asking.ts'
import { type RefObject, useEffect, useRef } from 'react'
import type { KeyActs } from './player-keys.ts'

/**
 * Keys and swipes of a player. Their code comes after the first slide.
 * @param everywhere listens on the whole page, not only within the stage
 */
export function usePlayerKeys(stage: RefObject<HTMLElement | null>, everywhere: boolean, acts: KeyActs): void {
  const last = useRef(acts)
  useEffect(() => {
    last.current = acts
  })
  useEffect(() => {
    const element = stage.current
    if (!element) return
    let off: (() => void) | undefined
    const stop = keepAsking(
      () => import('./player-keys.ts'),
      ({ listenToKeys }) => (off = listenToKeys(element, everywhere ? document : element, () => last.current)),
    )
    return () => {
      stop()
      off?.()
    }
  }, [stage, everywhere])
}
