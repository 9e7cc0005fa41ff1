import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { useQuery } from '@tanstack/react-query'
import { selfQuery } from '../../../people/queries.ts'
import { useWords } from '../../../words/use-words.ts'

/** On one's own profile: who else sees it, and how much. */
export function OwnNote({ id }: { readonly id: string }) {
  const words = useWords('profile')
  const { data } = useQuery(selfQuery(id))
  if (!data) return null
  const { is_public, shows_results } = data
  return <Callout tone="info">{words(is_public ? (shows_results ? 'own.all' : 'own.person') : 'own.inside')}</Callout>
}
