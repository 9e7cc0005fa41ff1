import { buttonStyle } from '@deckle/ui/actions/button-style.ts'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Link } from '@tanstack/react-router'
import { useWords } from '../words/use-words.ts'

export function NotFound() {
  const words = useWords('shell')
  return (
    <EmptyState illustration="search" level={1} title={words('notFound.title')} action={<HomeLink />}>
      {words('notFound.text')}
    </EmptyState>
  )
}

/** A screen that the user's licence does not include. */
export function Refused() {
  const words = useWords('shell')
  return (
    <EmptyState illustration="lock" level={1} title={words('refused.title')} action={<HomeLink />}>
      {words('refused.text')}
    </EmptyState>
  )
}

function HomeLink() {
  const words = useWords('shell')
  return (
    <Link to="/" className={buttonStyle('secondary', 'md')}>
      {words('backHome')}
    </Link>
  )
}
