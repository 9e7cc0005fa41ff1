import { CallError } from '@deckle/contract/client/call-error.ts'
import { buttonStyle } from '@deckle/ui/actions/button-style.ts'
import { ErrorState } from '@deckle/ui/feedback/error-state.tsx'
import { Link } from 'react-aria-components'
import { useWords } from '../../words/use-words.ts'
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
  const words = useWords('errors')
  // A mistake of ours, which trying again may not mend.
  const isOurs = error instanceof CallError && error.code === 'internal'
  return (
    <ErrorState
      title={errorWords.title(error)}
      onRetry={onRetry}
      isRetrying={isRetrying}
      action={
        isOurs && (
          <Link href="/helpDesk#ask" className={buttonStyle('secondary', 'md')}>
            {words('help')}
          </Link>
        )
      }
    >
      {errorWords(error)}
    </ErrorState>
  )
}
