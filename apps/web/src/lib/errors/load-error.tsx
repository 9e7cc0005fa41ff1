import { CallError } from '@deckle/contract/client/call-error.ts'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { ErrorState } from '@deckle/ui/feedback/error-state.tsx'
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
      action={isOurs && <LinkButton href="/helpDesk#ask">{words('help')}</LinkButton>}
    >
      {errorWords(error)}
    </ErrorState>
  )
}
