import { buttonStyle } from '@deckle/ui/actions/button-style.ts'
import { EmptyState, type EmptyStateProps } from '@deckle/ui/feedback/empty-state.tsx'
import { Link } from '@tanstack/react-router'

interface EmptyPageProps extends Pick<EmptyStateProps, 'illustration' | 'title' | 'children'> {
  to: string
  linkLabel: string
}

/** An empty state as the whole screen, with a link to go on. */
export function EmptyPage({ to, linkLabel, ...state }: EmptyPageProps) {
  return (
    <EmptyState
      {...state}
      level={1}
      action={
        <Link to={to} className={buttonStyle('secondary', 'md')}>
          {linkLabel}
        </Link>
      }
    />
  )
}
