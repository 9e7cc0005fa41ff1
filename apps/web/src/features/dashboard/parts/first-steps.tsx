import { buttonStyle } from '@deckle/ui/actions/button-style.ts'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { may } from '@deckle/core/access/access.ts'
import { Link } from '@tanstack/react-router'
import { EmptyPage } from '../../../lib/screen/empty-page.tsx'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { NewDeck } from './new-deck.tsx'
import { SetUpSteps } from './set-up.tsx'

/** The dashboard of a user without decks; for who adds people, also what to set up first. */
export function FirstSteps() {
  const words = useWords('dashboard')
  const actor = actorOf(useUser())
  const isOperator = may(actor, 'admin.use')
  const of = isOperator ? 'setUp' : 'empty'
  return (
    <div className="my-auto flex flex-col items-center gap-6">
      <Welcome title={words(`${of}.title`)} text={words(`${of}.text`)} />
      {may(actor, 'user.create') && <SetUpSteps isOperator={isOperator} />}
    </div>
  )
}

function Welcome({ title, text }: { title: string; text: string }) {
  const words = useWords('dashboard')
  return (
    <EmptyState
      illustration="library"
      level={1}
      title={title}
      action={
        <>
          <NewDeck label={words('empty.action')} />
          <Link to="/tutorial" className={buttonStyle('secondary', 'md')}>
            {words('empty.tutorial')}
          </Link>
        </>
      }
    >
      {text}
    </EmptyState>
  )
}

/** The dashboard of a user who only takes courses. */
export function LearnerHome() {
  const words = useWords('dashboard')
  return (
    <div className="my-auto">
      <EmptyPage illustration="done" title={words('learner.title')} to="/account" linkLabel={words('learner.account')}>
        {words('learner.text')}
      </EmptyPage>
    </div>
  )
}
