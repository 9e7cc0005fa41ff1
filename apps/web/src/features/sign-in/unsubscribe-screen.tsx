import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { api } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors/error-words.ts'
import { useAction } from '../../lib/use-action.ts'
import { useWords } from '../../words/use-words.ts'
import { EntryFrame } from './parts/entry-frame.tsx'
import { useSecret } from './parts/use-secret.ts'

/** Ends e-mails by the token of the mail's link, without signing in. Only after a click: mail scanners open links too. */
export function UnsubscribeScreen() {
  const words = useWords('sign-in')
  const errorWords = useErrorWords()
  const token = useSecret('token')
  const { run, isDone, isPending, error } = useAction({
    call: () => api.notifications.unsubscribe({ query: { token } }),
    failure: 'in place',
  })
  const settings = <LinkButton href="/account?tab=notifications">{words('unsubscribe.settings')}</LinkButton>
  if (isDone)
    return (
      <EntryFrame title={words('unsubscribe.done')} intro={words('unsubscribe.doneText')}>
        {settings}
      </EntryFrame>
    )
  if (error || !token)
    return (
      <EntryFrame title={words('unsubscribe.failed')} intro={error ? errorWords(error) : words('reset.noTokenText')}>
        {settings}
      </EntryFrame>
    )
  return (
    <EntryFrame title={words('unsubscribe.title')} intro={words('unsubscribe.intro')}>
      <Button variant="primary" onPress={() => void run()} isPending={isPending}>
        {words('unsubscribe.submit')}
      </Button>
    </EntryFrame>
  )
}
