import { may } from '@deckle/core/access/access.ts'
import { Link } from '@tanstack/react-router'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'

interface PersonProps {
  readonly id: string | null
  readonly name: string
  readonly email: string
}

/** A person's name with the address; it leads to their report for who may look at people. */
export function PersonLink({ id, name, email }: PersonProps) {
  const isLink = may(actorOf(useUser()), 'user.list')
  const text = <bdi>{name || email}</bdi>
  return (
    <span className="flex flex-col">
      {isLink ? (
        <Link to={`/people/${id}/learning`} className="text-brand-text underline">
          {text}
        </Link>
      ) : (
        text
      )}
      {name !== '' && <span className="text-xs text-muted">{email}</span>}
    </span>
  )
}
