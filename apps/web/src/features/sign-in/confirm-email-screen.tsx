import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { ProgressBar } from '@deckle/ui/feedback/progress-bar.tsx'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/error-words.ts'
import { useWords } from '../../words/use-words.ts'
import { EntryFrame } from './parts/entry-frame.tsx'
import { useSecret } from './parts/use-secret.ts'

/** Confirms a registered address by the token of the mailed link. */
export function ConfirmEmailScreen() {
  const words = useWords('sign-in')
  const errorWords = useErrorWords()
  const token = useSecret('token')
  // A query, so that the one-time token is sent once however often the screen is drawn.
  const { isSuccess, error } = useQuery({
    queryKey: ['confirm-email', token],
    queryFn: () => api.auth.confirmEmail({ body: { token } }),
    enabled: token !== '',
    staleTime: Infinity,
    retry: false,
  })
  const goOn = (
    <LinkButton href="/login" variant="primary">
      {words('login.submit')}
    </LinkButton>
  )
  if (isSuccess)
    return (
      <EntryFrame title={words('confirm.done')} intro={words('confirm.doneText')}>
        {goOn}
      </EntryFrame>
    )
  if (error || !token) {
    return (
      <EntryFrame title={words('confirm.failed')} intro={error ? errorWords(error) : words('reset.noTokenText')}>
        {goOn}
      </EntryFrame>
    )
  }
  return (
    <EntryFrame title={words('confirm.title')}>
      <ProgressBar label={words('confirm.working')} isIndeterminate size="sm" />
    </EntryFrame>
  )
}
