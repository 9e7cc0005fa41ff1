import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { useWords } from '../../../words/use-words.ts'
import { EntryFrame } from './entry-frame.tsx'

/** After a new password was set with a link. */
export function PasswordSet() {
  const words = useWords('sign-in')
  return (
    <EntryFrame title={words('reset.done')} intro={words('reset.doneText')}>
      <LinkButton href="/login" variant="primary">
        {words('login.submit')}
      </LinkButton>
    </EntryFrame>
  )
}
