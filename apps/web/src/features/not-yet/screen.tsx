import { buttonStyle } from '@deckle/ui/actions/button-style.ts'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Link, useRouterState } from '@tanstack/react-router'
import { useWords } from '../../words/use-words.ts'

/** Placeholder for a feature not yet built; nothing links to it. */
export function NotYetScreen() {
  const words = useWords('pages')
  const shell = useWords('shell')
  const title = useRouterState({
    select: ({ matches }) => matches.at(-1)?.staticData?.title ?? 'articles',
  })
  return (
    <div className="my-auto">
      <EmptyState
        illustration="not-yet"
        level={1}
        title={words('notYet.title')}
        action={
          <Link to="/library" className={buttonStyle('secondary', 'md')}>
            {words('notYet.library')}
          </Link>
        }
      >
        {words('notYet.text', { place: shell(`titles.${title}`) })}
      </EmptyState>
    </div>
  )
}
