import { failureWords } from './failure-words.ts'
import { usePreference } from '../../lib/preferences/preferences.ts'

/** Shown until the stored state is restored (product.md §2). Same layout as in index.html, so that nothing shifts. */
export function LoadingView() {
  const language = usePreference('language')
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <span
        role="status"
        aria-label={failureWords[language].loading}
        className="relative block h-1 w-40 overflow-hidden rounded-full bg-pressed"
      >
        <span className="absolute inset-y-0 w-2/5 animate-slide rounded-full bg-brand" />
      </span>
    </main>
  )
}
