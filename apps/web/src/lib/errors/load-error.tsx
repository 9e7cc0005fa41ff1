import { ErrorState } from '@deckle/ui/feedback/error-state.tsx'
import { useErrorWords } from './error-words.ts'

export function LoadError({
  error,
  onRetry,
  isRetrying,
}: {
  error: unknown
  onRetry: () => void
  isRetrying?: boolean
}) {
  const errorWords = useErrorWords()
  return (
    <ErrorState title={errorWords.title(error)} onRetry={onRetry} isRetrying={isRetrying}>
      {errorWords(error)}
    </ErrorState>
  )
}
