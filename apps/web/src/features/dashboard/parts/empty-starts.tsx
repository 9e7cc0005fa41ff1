import { buttonStyle } from '@deckle/ui/actions/button-style.ts'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Link } from '@tanstack/react-router'
import { useWords } from '../../../words/use-words.ts'
import { NewDeck } from './new-deck.tsx'

/** The start of who has no deck yet. */
export function FirstSteps() {
  const words = useWords('dashboard')
  return (
    <div className="my-auto">
      <EmptyState
        illustration="library"
        level={1}
        title={words('empty.title')}
        action={
          <>
            <NewDeck label={words('empty.action')} />
            <Link to="/tutorial" className={buttonStyle('secondary', 'md')}>
              {words('empty.tutorial')}
            </Link>
          </>
        }
      >
        {words('empty.text')}
      </EmptyState>
    </div>
  )
}

/** The start of who takes courses only. */
export function LearnerHome() {
  const words = useWords('dashboard')
  return (
    <div className="my-auto">
      <EmptyState
        illustration="done"
        level={1}
        title={words('learner.title')}
        action={
          <Link to="/account" className={buttonStyle('secondary', 'md')}>
            {words('learner.account')}
          </Link>
        }
      >
        {words('learner.text')}
      </EmptyState>
    </div>
  )
}
