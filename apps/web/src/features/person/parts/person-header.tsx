import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useState } from 'react'
import { AddressText } from '../../../lib/address-text.tsx'
import { api } from '../../../lib/api.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { nameOf } from '../../../people/name-of.ts'
import { MessageDialog } from '../message/message-dialog.tsx'
import { changed, type Person } from '../queries.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { MoreMenu } from './more-menu.tsx'

/** Days that a person stays in the bin (decisions.md §1). */
const BIN_DAYS = 30

export function PersonHeader({ person }: { readonly person: Person }) {
  const words = useWords('person')
  return (
    <PageHeader
      title={nameOf(person)}
      description={<AddressText text={person.email} />}
      badge={<Badges person={person} />}
      actions={<Actions person={person} />}
    >
      {person.deletedAt !== null && <BinNote deletedAt={person.deletedAt} />}
      {person.deletedAt === null && !person.user_active && <Callout>{words('deactivatedNote')}</Callout>}
    </PageHeader>
  )
}

function Badges({ person }: { readonly person: Person }) {
  const words = useWords('person')
  return (
    <>
      <Badge tone="brand">{words(`licenses.${person.license_type}`)}</Badge>
      {person.ownsClient && <Badge>{words('owner')}</Badge>}
      {person.deletedAt !== null && <Badge tone="danger">{words('inBin')}</Badge>}
      {person.deletedAt === null && !person.user_active && <Badge tone="warning">{words('deactivated')}</Badge>}
      {person.invitedAt !== null && person.lastSeenAt === null && <Badge>{words('invited')}</Badge>}
    </>
  )
}

function BinNote({ deletedAt }: { readonly deletedAt: string }) {
  const words = useWords('person')
  const format = useFormatter()
  const day = format.dateTime(new Date(new Date(deletedAt).getTime() + BIN_DAYS * 86_400_000), { dateStyle: 'long' })
  return <Callout tone="warning">{words('binNote', { day })}</Callout>
}

function Actions({ person }: { readonly person: Person }) {
  const words = useWords('person')
  const isActing = useUser().acting != null
  const restore = useAction({
    call: () => api.users.restore({ params: { id: person.id } }),
    invalidates: changed,
    onDone: () => toast({ title: words('restored'), tone: 'success' }),
  })
  if (person.deletedAt !== null)
    return (
      person.can.delete && (
        <>
          <Button variant="primary" onPress={() => void restore.run()} isPending={restore.isPending}>
            {words('restore')}
          </Button>
          {!isActing && <EraseButton person={person} />}
        </>
      )
    )
  return (
    <>
      <LinkButton href={`/people/${person.id}/learning`}>{words('learning')}</LinkButton>
      <LinkButton href={`/people/${person.id}/activity`}>{words('activity')}</LinkButton>
      {person.can.message && <MessageDialog person={person} />}
      <MoreMenu person={person} />
    </>
  )
}

function EraseButton({ person }: { readonly person: Person }) {
  const words = useWords('person')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="danger" onPress={() => setOpen(true)}>
        {words('erase.button')}
      </Button>
      {isOpen && <EraseDialog person={person} onClose={() => setOpen(false)} />}
    </>
  )
}
