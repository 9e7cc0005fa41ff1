import { retryImport } from '@deckle/slides/parts/lazy/retry-import.ts'
import { type RefObject, useEffect, useRef } from 'react'
import type { KeyActs } from './player-keys.ts'

/**
 * Keys and swipes of a player. Their code is loaded after the first slide; the last key pressed before is handled then.
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
    const record = (event: Event) => (early = event)
    target.addEventListener('keydown', record)
    let off = () => target.removeEventListener('keydown', record)
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
