import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { useErrorWords } from './error-words.ts'

/** Why what was just asked for failed, above the form. */
export function ErrorCallout({ error }: { error: unknown }) {
  const errorWords = useErrorWords()
  return (
    <Callout tone="danger" title={errorWords.title(error)} live>
      {errorWords(error)}
    </Callout>
  )
}
