import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { api } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors/error-words.ts'
import { authState } from '../../lib/session/auth-state.ts'
import { refreshUser } from '../../lib/session/session.ts'
import { useAction } from '../../lib/use-action.ts'
import { useWords } from '../../words/use-words.ts'
import { EntryFrame } from './parts/entry-frame.tsx'
import { useSecret } from './parts/use-secret.ts'

/**
 * Confirms a registered or changed address with the token of the mailed link. Only after a click, because mail scanners
 * open links too.
 */
export function ConfirmEmailScreen() {
  const words = useWords('sign-in')
  const errorWords = useErrorWords()
  const token = useSecret('token')
  const { run, isDone, isPending, error } = useAction({
    call: () => api.auth.confirmEmail({ body: { token } }),
    onDone: () => refreshUser(),
    failure: 'in place',
  })
  const continueLink = (
    <LinkButton href="/login" variant="primary">
      {words(authState.getState().user ? 'confirm.goOn' : 'login.submit')}
    </LinkButton>
  )
  if (isDone)
    return (
      <EntryFrame title={words('confirm.done')} intro={words('confirm.doneText')}>
        {continueLink}
      </EntryFrame>
    )
  if (error || !token) {
    return (
      <EntryFrame title={words('confirm.failed')} intro={error ? errorWords(error) : words('reset.noTokenText')}>
        {continueLink}
      </EntryFrame>
    )
  }
  return (
    <EntryFrame title={words('confirm.title')} intro={words('confirm.intro')}>
      <Button variant="primary" onPress={() => void run()} isPending={isPending}>
        {words('confirm.submit')}
      </Button>
    </EntryFrame>
  )
}
