import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useWords } from '../../../words/use-words.ts'

export function OfflineNotice() {
  const words = useWords('shell')
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex min-h-10 items-center gap-3 bg-warning-soft px-4 py-1.5 text-sm text-ink">
          <CloudOff aria-hidden="true" className="size-4 shrink-0 text-warning-text" />
          {words('offline')}
        </p>
      )}
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
