import { buttonStyle } from '@deckle/ui/actions/button-style.ts'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { may } from '@deckle/core/access/access.ts'
import { Link } from '@tanstack/react-router'
import { ChevronRight, Mail, Palette, UserPlus } from 'lucide-react'
import { EmptyPage } from '../../../lib/screen/empty-page.tsx'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { NewDeck } from './new-deck.tsx'

/** The dashboard of a user without decks; for a Superadmin, what to set up first. */
export function FirstSteps() {
  const words = useWords('dashboard')
  const user = useUser()
  const isSuperadmin = may({ userId: user._id, clientId: '', licenseType: user.license.license_type }, 'admin.use')
  if (isSuperadmin) return <SetUp />
  return (
    <div className="my-auto">
      <Welcome title={words('empty.title')} text={words('empty.text')} />
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

const steps = [
  { name: 'brand', to: '/account', tab: 'branding', icon: Palette },
  { name: 'people', to: '/admin', tab: 'config', icon: UserPlus },
  { name: 'mail', to: '/admin', tab: 'outbox', icon: Mail },
] as const

function SetUp() {
  const words = useWords('dashboard')
  return (
    <div className="my-auto flex flex-col items-center gap-6">
      <Welcome title={words('setUp.title')} text={words('setUp.text')} />
      <ul aria-label={words('setUp.list')} className="flex w-full max-w-lg flex-col gap-2 pb-6">
        {steps.map(({ name, to, tab, icon: Icon }) => (
          <li key={name}>
            <Link
              to={to}
              search={{ tab }}
              className="flex items-start gap-3 rounded-lg border border-line bg-surface px-4 py-3 hover:border-edge focus-visible:outline-2 focus-visible:outline-brand-edge"
            >
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.5] text-muted" />
              <span className="min-w-0 flex-1 text-sm">
                <span className="block font-strong">{words(`setUp.steps.${name}.title`)}</span>
                <span className="block text-muted">{words(`setUp.steps.${name}.text`)}</span>
              </span>
              <ChevronRight aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
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
