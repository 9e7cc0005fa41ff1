import { CallError } from '@deckle/contract/client/call-error.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { api } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors/error-words.ts'
import { useAction } from '../../lib/use-action.ts'
import { useWords } from '../../words/use-words.ts'
import { BackToSignIn, EntryFrame } from './parts/entry-frame.tsx'
import { clearSecret, useSecret } from './parts/use-secret.ts'

/**
 * Unlocks the codes of a second factor with the token of the emailed link. Only after a click, because mail scanners open
 * links too.
 */
export function UnlockScreen() {
  const words = useWords('sign-in')
  const errorWords = useErrorWords()
  const token = useSecret('token')
  const { run, isDone, isPending, error } = useAction({
    call: () => api.second_factor.unlock({ body: { token } }),
    onDone: () => clearSecret('token'),
    failure: 'in place',
  })
  const code = error instanceof CallError ? error.code : null
  if (isDone)
    return (
      <EntryFrame title={words('unlock.done')} intro={words('unlock.doneText')}>
        <LinkButton href="/login" variant="primary">
          {words('login.submit')}
        </LinkButton>
      </EntryFrame>
    )
  if (!token)
    return (
      <EntryFrame title={words('reset.noToken')} intro={words('reset.noTokenText')}>
        <BackToSignIn />
      </EntryFrame>
    )
  if (code === 'link_expired')
    return (
      <EntryFrame title={words('unlock.over')} intro={words('unlock.overText')}>
        <BackToSignIn />
      </EntryFrame>
    )
  if (error && code === 'factor_locked')
    return (
      <EntryFrame title={words('unlock.failed')} intro={errorWords(error)}>
        <BackToSignIn />
      </EntryFrame>
    )
  return (
    <EntryFrame title={words('unlock.title')} intro={words('unlock.intro')}>
      {error && (
        <Callout tone="danger" live>
          {errorWords(error)}
        </Callout>
      )}
      <Button variant="primary" onPress={() => void run()} isPending={isPending}>
        {words('unlock.submit')}
      </Button>
    </EntryFrame>
  )
}
