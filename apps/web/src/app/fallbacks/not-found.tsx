import { EmptyPage } from '../../lib/screen/empty-page.tsx'
import { useWords } from '../../words/use-words.ts'

export function NotFound() {
  const words = useWords('shell')
  return (
    <EmptyPage illustration="search" title={words('notFound.title')} to="/" linkLabel={words('backHome')}>
      {words('notFound.text')}
    </EmptyPage>
  )
}

/** A screen that the user's licence does not include. */
export function NotPermitted() {
  const words = useWords('shell')
  return (
    <EmptyPage illustration="lock" title={words('refused.title')} to="/" linkLabel={words('backHome')}>
      {words('refused.text')}
    </EmptyPage>
  )
}
