import { CloudOff } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useWords } from '../../../words/use-words.ts'

/** With what else stands over every screen. */
export function OfflineNotice({ children }: { children?: ReactNode }) {
  const words = useWords('shell')
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  const box = useRef<HTMLDivElement>(null)
  useHeightAsVariable(box)
  return (
    <div ref={box} role="status">
      {!isOnline && (
        <p className="flex min-h-10 items-center gap-3 bg-warning-soft px-4 py-1.5 text-sm text-ink">
          <CloudOff aria-hidden="true" className="size-4 shrink-0 text-warning-text" />
          {words('offline')}
        </p>
      )}
      {children}
    </div>
  )
}

/**
 * Publishes the notice's height as a CSS variable for screens as high as the window, so that their footers stay
 * visible.
 */
function useHeightAsVariable(box: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const { style } = document.documentElement
    const sizes = new ResizeObserver(() => style.setProperty('--notice', `${element.offsetHeight}px`))
    sizes.observe(element)
    return () => {
      sizes.disconnect()
      style.removeProperty('--notice')
    }
  }, [box])
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
