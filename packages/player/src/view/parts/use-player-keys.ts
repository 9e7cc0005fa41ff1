import { retryImport } from '@deckle/slides/parts/lazy/retry-import.ts'
import { type RefObject, useEffect, useRef } from 'react'
import type { KeyActs } from './player-keys.ts'

/**
 * Keys and swipes of a player. Their code comes after the first slide; the key that was pressed last meanwhile is heard then.
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
    const target: EventTarget = everywhere ? document : element
    let early: Event | undefined
    const keep = (event: Event) => (early = event)
    target.addEventListener('keydown', keep)
    let off = () => target.removeEventListener('keydown', keep)
    const stop = retryImport(
      () => import('./player-keys.ts'),
      ({ listenToKeys }) => {
        off()
        off = listenToKeys(element, target, () => last.current, early)
      },
    )
    return () => {
      stop()
      off()
    }
  }, [stage, everywhere])
}
