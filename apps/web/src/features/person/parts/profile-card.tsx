import { Avatar } from '@deckle/ui/layout/avatar.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { AddressText } from '../../../lib/address-text.tsx'
import { mediaUrl } from '../../../deck/media-url.ts'
import { useFormatter, useNow, useWords } from '../../../words/use-words.ts'
import { nameOf } from '../../../people/name-of.ts'
import { type Person } from '../queries.ts'
import { Facts } from './facts.tsx'
import { ProfileDialog } from './profile-dialog.tsx'

export function ProfileCard({ person }: { readonly person: Person }) {
  const words = useWords('person')
  const format = useFormatter()
  const now = useNow()
  const { company, webpage, address, bio } = person.profile
  return (
    <Card title={words('profile')} action={person.can.edit && person.can.inspect && <ProfileDialog person={person} />}>
      <div className="flex gap-4 phone:flex-col">
        <Avatar name={nameOf(person)} size="lg" {...(person.image !== '' && { src: mediaUrl(person.image) })} />
        <Facts
          facts={[
            [words('username'), person.username && <AddressText key="username" text={person.username} />],
            [words('company'), company],
            [words('webpage'), webpage && <AddressText key="webpage" text={webpage} />],
            [words('address'), address],
            [words('bio'), bio],
            [words('since'), format.dateTime(new Date(person.createdAt), { dateStyle: 'medium' })],
            [
              words('lastSeen'),
              person.lastSeenAt === null ? words('never') : format.relativeTime(new Date(person.lastSeenAt), now),
            ],
          ]}
        />
      </div>
    </Card>
  )
}
