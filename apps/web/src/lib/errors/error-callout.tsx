import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { useErrorWords } from './error-words.ts'

/** Why a request failed, above the form. */
export function ErrorCallout({ error }: { error: unknown }) {
  const errorWords = useErrorWords()
  return (
    <Callout tone="danger" title={errorWords.title(error)} live>
      {errorWords(error)}
    </Callout>
  )
}
