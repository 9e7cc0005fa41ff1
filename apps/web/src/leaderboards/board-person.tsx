import type { PointsRow } from '@deckle/contract/leaderboards.ts'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Avatar } from '@deckle/ui/layout/avatar.tsx'
import { pictureAddress } from '../lib/preferences/branding.ts'
import { PersonLink } from '../people/person-link.tsx'
import { useWords } from '../words/use-words.ts'

/** A place on a board, and whose it is: a link to the profile, unless they hide their name. */
export function BoardPerson({ row: { rank, user } }: { readonly row: Pick<PointsRow, 'rank' | 'user'> }) {
  const words = useWords('leaderboard')
  const { id, name, image, isMe, isHidden } = user
  return (
    <span className="flex min-w-0 items-center gap-3 py-1">
      <span className="w-9 shrink-0 text-end font-strong tabular-nums">{words('number', { count: rank })}</span>
      <Avatar name={name === '' ? '?' : name} src={image === '' ? null : pictureAddress(image, 160)} size="sm" />
      {id === null ? (
        <span className="text-muted italic">{words('hidden')}</span>
      ) : (
        <PersonLink id={id} className="min-w-0 wrap-break-word">
          {name}
        </PersonLink>
      )}
      {isMe && <Badge tone="brand">{words(isHidden ? 'youHidden' : 'you')}</Badge>}
    </span>
  )
}
