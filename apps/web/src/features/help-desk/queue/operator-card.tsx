import type { Ticket } from '@deckle/contract/models/ticket.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Menu } from '@deckle/ui/overlays/menu.tsx'
import { useQuery } from '@tanstack/react-query'
import { AddressText } from '../../../lib/address-text.tsx'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { operatorsQuery } from '../queries.ts'

interface OperatorCardProps {
  readonly ticket: Ticket
}

/** Who asked, and who answers. */
export function OperatorCard({ ticket }: OperatorCardProps) {
  const words = useWords('help')
  const { assignee, isMine } = ticket
  return (
    <Card title={words('operator.title')} action={<AssignButtons ticket={ticket} />}>
      {assignee !== null && !isMine ? (
        <Callout tone="warning">{words('operator.other', { name: assignee.name })}</Callout>
      ) : (
        <p className="text-sm">{words(isMine ? 'operator.mine' : 'operator.nobody')}</p>
      )}
      <Facts ticket={ticket} />
    </Card>
  )
}

function Facts({ ticket }: OperatorCardProps) {
  const words = useWords('help')
  const format = useFormatter()
  const { asker, client, createdAt, isConfirmed } = ticket
  const rows = [
    [words('operator.from'), asker.name || asker.email],
    [words('operator.email'), asker.email],
    [words('operator.organisation'), client.name],
    [words('operator.asked'), format.dateTime(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' })],
  ] as const
  return (
    <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="flex flex-wrap gap-2 wrap-anywhere">
            <AddressText text={value} />
            {name === words('operator.email') && !isConfirmed && (
              <Badge tone="warning">{words('queue.unconfirmed')}</Badge>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Refused where somebody else was faster; then the screen shows who. */
function AssignButtons({ ticket }: OperatorCardProps) {
  const words = useWords('help')
  const me = useUser()._id
  const from = ticket.assignee?.id ?? null
  const assign = useAction({
    call: (to: string | null) => api.tickets.assign({ params: { id: ticket.id }, body: { to, from } }),
    invalidates: [queryKeys('tickets').all],
  })
  const take = words(from === null ? 'operator.take' : 'operator.takeOver')
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {ticket.isMine ? (
        <Button size="sm" onPress={() => void assign.run(null)} isPending={assign.isPending}>
          {words('operator.release')}
        </Button>
      ) : (
        <Button size="sm" onPress={() => void assign.run(me)} isPending={assign.isPending}>
          {take}
        </Button>
      )}
      <GiveMenu ticket={ticket} onGive={(to) => void assign.run(to)} />
    </div>
  )
}

function GiveMenu({ ticket, onGive }: OperatorCardProps & { readonly onGive: (id: string) => void }) {
  const words = useWords('help')
  const me = useUser()._id
  const { data: people = [] } = useQuery(operatorsQuery(ticket.id))
  const others = people.filter(({ id }) => id !== me && id !== ticket.assignee?.id)
  if (others.length === 0) return null
  return (
    <Menu
      label={words('operator.give')}
      trigger={
        <Button size="sm" variant="quiet">
          {words('operator.give')}
        </Button>
      }
      items={others.map(({ id, name }) => ({ id, label: name, onAction: () => onGive(id) }))}
    />
  )
}
