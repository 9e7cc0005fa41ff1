import type { Permissions } from '@deckle/contract/social.ts'
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
export function PermissionsNote({ permissions }: { readonly permissions: Permissions | undefined }) {
  const words = useWords('comments')
  const format = useFormatter()
  const when = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' })
  if (permissions?.muted) {
    const { until, reason } = permissions.muted
    return (
      <Callout tone="warning">
        {until === null ? words('muted', { reason }) : words('mutedUntil', { until: when(until), reason })}
      </Callout>
    )
  }
  if (permissions?.new_until)
    return (
      <p className="text-xs text-muted">{words('newAccount', { until: when(permissions.new_until), ...limits })}</p>
    )
  return null
}
