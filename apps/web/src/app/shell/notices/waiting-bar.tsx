import { useEffect, useState, useSyncExternalStore } from 'react'
import { failureWords } from '../../../lib/errors/failure-words.ts'
import { usePreference } from '../../../lib/preferences/preferences.ts'
import { isWaitingNow, subscribe } from '../../../lib/waiting.ts'

/** Milliseconds after which a delay is noticeable. */
const VISIBLE_AFTER = 300

/** A progress line over every screen while something takes long. */
export function WaitingBar() {
  const isWaiting = useSyncExternalStore(subscribe, isWaitingNow)
  const isLong = useDelayed(isWaiting)
  const language = usePreference('language')
  if (!isLong) return null
  return (
    // A live region, because axe requires landmarks around other content.
    <div role="status">
      <div
        role="progressbar"
        aria-label={failureWords[language].loading}
        className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 animate-fade-in overflow-hidden"
      >
        <span className="absolute inset-y-0 w-2/5 animate-slide rounded-full bg-brand" />
      </div>
    </div>
  )
}

/** Whether waiting has lasted long enough to be noticeable. */
function useDelayed(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLong(true), VISIBLE_AFTER)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isWaiting])
  return isWaiting && isLong
}
