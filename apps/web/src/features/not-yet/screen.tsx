import { useRouterState } from '@tanstack/react-router'
import { EmptyPage } from '../../lib/screen/empty-page.tsx'
import { useWords } from '../../words/use-words.ts'

/** Placeholder for a feature not yet built; nothing links to it. */
export function NotYetScreen() {
  const words = useWords('pages')
  const shell = useWords('shell')
  const title = useRouterState({
    select: ({ matches }) => matches.at(-1)?.staticData?.title ?? 'feed',
  })
  return (
    <div className="my-auto">
      <EmptyPage illustration="not-yet" title={words('notYet.title')} to="/library" linkLabel={words('notYet.library')}>
        {words('notYet.text', { place: shell(`titles.${title}`) })}
      </EmptyPage>
    </div>
  )
}
