import { useEffect, useState } from 'react'
import { failureWords } from '../../lib/errors/failure-words.ts'
import { usePreference } from '../../lib/preferences/preferences.ts'

/**
 * Shown until the stored state is restored (product.md §2). Same layout as in index.html, so that nothing shifts.
 *
 * @param isOpening a session is being restored, which is said if it takes long
 */
export function LoadingView({ isOpening = false }: { isOpening?: boolean }) {
  const language = usePreference('language')
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-3">
      <span
        role="status"
        aria-label={failureWords[language].loading}
        className="relative block h-1 w-40 overflow-hidden rounded-full bg-pressed"
      >
        <span className="absolute inset-y-0 w-2/5 animate-slide rounded-full bg-brand" />
      </span>
      {isOpening && <OpeningNote />}
    </main>
  )
}

/** Milliseconds after which people wonder whether anything happens. */
const LONG = 3000

function OpeningNote() {
  const language = usePreference('language')
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p role="status" className="text-sm text-muted">
      {isLong && failureWords[language].opening}
    </p>
  )
}
