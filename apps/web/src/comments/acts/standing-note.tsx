import type { Standing } from '@deckle/contract/social.ts'
import { newAccountLimits } from '@deckle/core/social/new-account.ts'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { useFormatter, useWords } from '../../words/use-words.ts'

const limits = {
  posts: String(newAccountLimits.posts),
  comments: String(newAccountLimits.comments),
  links: String(newAccountLimits.links),
  images: String(newAccountLimits.images),
}

/** What holds a person back from writing; nothing where nothing does. */
export function StandingNote({ standing }: { readonly standing: Standing | undefined }) {
  const words = useWords('comments')
  const format = useFormatter()
  const when = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' })
  if (standing?.muted) {
    const { until, reason } = standing.muted
    return (
      <Callout tone="warning">
        {until === null ? words('muted', { reason }) : words('mutedUntil', { until: when(until), reason })}
      </Callout>
    )
  }
  if (standing?.new_until)
    return <p className="text-xs text-muted">{words('newAccount', { until: when(standing.new_until), ...limits })}</p>
  return null
}
