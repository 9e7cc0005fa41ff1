import { isBlank } from '@deckle/core/text/is-blank.ts'
import { APP_VERSION } from '@deckle/core/version/version.ts'
import { ticketLimits } from '@deckle/core/ticket/ticket.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Checkbox } from '@deckle/ui/choices/checkbox.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useDraftForm } from '../../../lib/form/use-draft-form.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useWords } from '../../../words/use-words.ts'
import { FileField } from './file-field.tsx'
import { readFiles } from './read-files.ts'
import { useSendId } from './use-send-id.ts'

/** Opens a ticket, and goes to it. */
export function AskForm() {
  const words = useWords('help')
  const navigate = useNavigate()
  const [files, setFiles] = useState<readonly File[]>([])
  const { idOf } = useSendId()
  const form = useDraftForm({
    draftKey: 'ticket',
    defaultValues: { subject: '', text: '', details: true },
    submit: async ({ subject, text, details }) => {
      const question = { subject, text: details ? withDetails(text) : text }
      const body = { id: idOf(question, files), ...question, files: await readFiles(files) }
      const { ticket } = await api.tickets.create({ body })
      toast({ title: words('ask.sent'), tone: 'success' })
      if (ticket) void navigate({ to: `/helpDesk/tickets/${ticket.id}` })
    },
    invalidates: [queryKeys('tickets').lists],
  })
  return (
    <Card title={words('ask.title')} description={words('ask.text')}>
      <Form form={form}>
        <Field control={form.control} name="subject" check={(text) => !isBlank(text) || words('ask.subjectMissing')}>
          {(input) => <TextField {...input} label={words('ask.subject')} limits={{ max: ticketLimits.subject }} />}
        </Field>
        <Field control={form.control} name="text" check={(text) => !isBlank(text) || words('ask.messageMissing')}>
          {(input) => (
            <TextField
              {...input}
              label={words('ask.message')}
              multiline
              rows={5}
              limits={{ max: ticketLimits.text - 200 }}
            />
          )}
        </Field>
        <FileField files={files} onChange={setFiles} />
        <Field control={form.control} name="details">
          {({ value, onChange }) => <Checkbox isSelected={value} onChange={onChange} label={words('ask.details')} />}
        </Field>
        <div>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {words('ask.send')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

/** What whoever answers would ask first. */
const withDetails = (text: string): string =>
  `${text}\n\n${APP_VERSION} · ${navigator.userAgent.slice(0, 140)} · ${window.innerWidth} × ${window.innerHeight}`
