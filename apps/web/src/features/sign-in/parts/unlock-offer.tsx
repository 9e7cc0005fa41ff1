import { Button } from '@deckle/ui/actions/button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { api } from '../../../lib/api.ts'
import { useErrorWords } from '../../../lib/errors/error-words.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'

/** Offers an emailed link after too many wrong codes. */
export function UnlockOffer({ challenge }: { readonly challenge: string }) {
  const words = useWords('factors')
  const errorWords = useErrorWords()
  const { run, isDone, isPending, error } = useAction({
    call: () => api.second_factor.requestUnlock({ body: { challenge } }),
    failure: 'in place',
  })
  if (isDone)
    return (
      <p role="status" className="text-sm">
        {words('step.unlockSent')}
      </p>
    )
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm text-muted">{words('step.locked')}</p>
      {error && (
        <Callout tone="danger" live>
          {errorWords(error)}
        </Callout>
      )}
      <Button onPress={() => void run()} isPending={isPending}>
        {words('step.unlock')}
      </Button>
    </div>
  )
}
