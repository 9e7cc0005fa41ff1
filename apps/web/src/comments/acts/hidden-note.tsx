import type { Comment } from '@deckle/contract/models/social.ts'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { useWords } from '../../words/use-words.ts'

/** Says to the author and to moderators that others don't see it, and why. */
export function HiddenNote({ hidden }: Pick<Comment, 'hidden'>) {
  const words = useWords('comments')
  if (!hidden) return null
  return (
    <Callout tone="warning">
      {hidden.reason === '' ? words('hiddenByReports') : words('hiddenFor', { reason: hidden.reason })}
    </Callout>
  )
}
