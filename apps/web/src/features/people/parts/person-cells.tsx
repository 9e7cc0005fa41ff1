import type { PersonRow } from '@deckle/contract/models/people.ts'
import { detailPrefix } from '@deckle/core/people/person-condition.ts'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Avatar } from '@deckle/ui/layout/avatar.tsx'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AddressText } from '../../../lib/address-text.tsx'
import { pictureAddress } from '../../../lib/preferences/branding.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useFormatter, useNow, useWords } from '../../../words/use-words.ts'
import type { ColumnName } from '../columns.ts'
import { nameOf } from '../../../people/name-of.ts'
import { useDetailText } from '../../../people/use-detail-text.ts'
import { facetsQuery } from '../../../people/queries.ts'

export function PersonName({ person }: { person: PersonRow }) {
  const words = useWords('people')
  const { _id } = useUser()
  const name = nameOf(person) || words('unnamed')
  return (
    <span className="flex min-w-40 flex-wrap items-center gap-x-2 gap-y-1">
      <span className="flex min-w-0 items-center gap-2">
        <Avatar name={name} size="sm" src={person.image ? pictureAddress(person.image, 160) : null} />
        <Link to={`/people/${person.id}`} className="min-w-0 wrap-break-word text-ink hover:underline">
          {name}
        </Link>
      </span>
      {person.id === _id && <Badge tone="brand">{words('you')}</Badge>}
      {person.ownsClient && <Badge>{words('owner')}</Badge>}
    </span>
  )
}

const statusOf = ({ user_active, deletedAt }: PersonRow) =>
  deletedAt !== null ? 'bin' : user_active ? 'active' : 'deactivated'

/** What a column shows of a person. */
export function useCells(): (column: ColumnName, person: PersonRow) => ReactNode {
  const words = useWords('people')
  const format = useFormatter()
  const now = useNow()
  const detail = useDetailText()
  const { data: facets } = useQuery(facetsQuery)
  const kindOf = (name: string) => facets?.fields.find((field) => field.name === name)?.kind
  const ago = (moment: string) => format.relativeTime(new Date(moment), now)
  return (column, person) => {
    switch (column) {
      case 'email':
        return <AddressText text={person.email} />
      case 'username':
        return <AddressText text={person.username} />
      case 'license':
        return words(`licenses.${person.license_type}`)
      case 'license_end':
        return person.licenseEnd === null ? words('none') : <LicenseEnd moment={person.licenseEnd} />
      case 'manager':
        return person.managerName ?? words('none')
      case 'tags':
        return <Tags person={person} />
      case 'status':
        return words(`statuses.${statusOf(person)}`)
      case 'created':
        return ago(person.createdAt)
      case 'last_seen':
        if (person.lastSeenAt) return ago(person.lastSeenAt)
        return person.invitedAt ? words('invited', { when: ago(person.invitedAt) }) : words('neverSeen')
      case 'second_factor':
        return <Factor has={person.hasSecondFactor} />
      default:
        return detail(
          kindOf(column.slice(detailPrefix.length)),
          person.details[column.slice(detailPrefix.length)] ?? '',
        )
    }
  }
}

function Factor({ has }: { has: PersonRow['hasSecondFactor'] }) {
  const words = useWords('people')
  if (has === null) return words('none')
  return <Badge tone={has ? 'success' : 'warning'}>{words(has ? 'factor.set' : 'factor.none')}</Badge>
}

function LicenseEnd({ moment }: { moment: string }) {
  const words = useWords('people')
  const format = useFormatter()
  const now = useNow()
  const end = new Date(moment)
  const day = format.dateTime(end, { dateStyle: 'medium' })
  return end < now ? <Badge tone="danger">{words('ended', { day })}</Badge> : day
}

function Tags({ person }: { person: PersonRow }) {
  return (
    <span className="flex flex-wrap gap-1">
      {person.tags.map(({ id, name, color }) => (
        <Badge key={id} icon={<span className="block size-2 rounded-full" style={{ backgroundColor: color }} />}>
          {name}
        </Badge>
      ))}
    </span>
  )
}
