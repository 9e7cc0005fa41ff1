import type { Ticket } from '@deckle/contract/models/ticket.ts'
import { fillAnswerText } from '@deckle/core/ticket/answer-text.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Disclosure } from '@deckle/ui/layout/disclosure.tsx'
import { Menu } from '@deckle/ui/overlays/menu.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useWords } from '../../../words/use-words.ts'
import { textsQuery } from '../texts/queries.ts'
import { TextsDialog } from '../texts/texts-dialog.tsx'
import { MessageForm } from '../tickets/message-form.tsx'

const canned = ['thanks', 'details', 'fixed'] as const
const invalidates = [queryKeys('tickets').all]

/** The answer, and a note that the asker never sees. */
export function AnswerForms({ ticket }: { readonly ticket: Ticket }) {
  const words = useWords('help')
  const params = { id: ticket.id }
  const isTaken = ticket.assignee !== null && !ticket.isMine
  return (
    <>
      {ticket.can.answer && (
        <Card>
          <MessageForm
            draftKey={`ticket-answer-${ticket.id}`}
            label={words('ticket.answer')}
            sendLabel={words('ticket.sendAnswer')}
            send={(body) => api.tickets.reply({ params, body })}
            invalidates={invalidates}
            tools={(insert) => <Canned name={ticket.asker.name} insert={insert} />}
          />
        </Card>
      )}
      {!ticket.can.answer && !isTaken && <Callout tone="info">{words('ticket.full')}</Callout>}
      <Card>
        <Disclosure title={words('ticket.note')}>
          <MessageForm
            draftKey={`ticket-note-${ticket.id}`}
            label={words('ticket.noteLabel')}
            sendLabel={words('ticket.addNote')}
            send={({ id, text }) => api.tickets.note({ params, body: { id, text } })}
            invalidates={invalidates}
            hasFiles={false}
            isPrimary={false}
          />
        </Disclosure>
      </Card>
    </>
  )
}

interface CannedProps {
  /** Of the asker; '' where unknown. */
  readonly name: string
  readonly insert: (text: string) => void
}

/** Prepared answers: the client's own, then those that everybody has. */
function Canned({ name, insert }: CannedProps) {
  const words = useWords('help')
  const [isOpen, setOpen] = useState(false)
  const { data: texts = [] } = useQuery(textsQuery)
  return (
    <>
      <Menu
        label={words('operator.canned')}
        placement="bottom start"
        trigger={<Button variant="quiet">{words('operator.canned')}</Button>}
        items={[
          ...(texts.length === 0
            ? []
            : [
                {
                  id: 'own',
                  title: words('texts.own'),
                  items: texts.map(({ id, name: label, text }) => ({
                    id,
                    label,
                    onAction: () => insert(fillAnswerText(text, name)),
                  })),
                },
              ]),
          {
            id: 'shared',
            title: words('texts.shared'),
            items: canned.map((id) => ({
              id,
              label: words(`operator.texts.${id}.name`),
              onAction: () => insert(words(`operator.texts.${id}.text`)),
            })),
          },
          { id: 'manage', items: [{ id: 'manage', label: words('texts.manage'), onAction: () => setOpen(true) }] },
        ]}
      />
      <TextsDialog isOpen={isOpen} onOpenChange={setOpen} />
    </>
  )
}
