import { isBlank } from '@deckle/core/text/is-blank.ts'
import { ticketLimits } from '@deckle/core/ticket/ticket.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { type ReactNode, useState } from 'react'
import type { QueryKey } from '@tanstack/react-query'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useDraftForm } from '../../../lib/form/use-draft-form.ts'
import { useWords } from '../../../words/use-words.ts'
import { FileField } from './file-field.tsx'
import { readFiles } from './read-files.ts'
import { useSendId } from './use-send-id.ts'

export interface SentMessage {
  /** Sent again, it is the same message. */
  readonly id: string
  readonly text: string
  readonly files: readonly { readonly name: string; readonly data: string }[]
}

interface MessageFormProps {
  /** Where an unsent message is kept on this device. */
  readonly draftKey: string
  readonly label: string
  readonly sendLabel: string
  readonly send: (message: SentMessage) => Promise<unknown>
  readonly invalidates: readonly QueryKey[]
  readonly hasFiles?: boolean
  readonly isPrimary?: boolean
  /** Beside the button, with what sets the text. */
  readonly tools?: (insert: (text: string) => void) => ReactNode
}

/** A message with its files. What was typed stays where it could not be sent. */
export function MessageForm(props: MessageFormProps) {
  const { draftKey, label, sendLabel, send, invalidates, hasFiles = true, isPrimary = true, tools } = props
  const words = useWords('help')
  const [files, setFiles] = useState<readonly File[]>([])
  const sendId = useSendId()
  const form = useDraftForm({
    draftKey,
    defaultValues: { text: '' },
    submit: async ({ text }) => {
      await send({ id: sendId.idOf({ text }, files), text, files: await readFiles(files) })
      sendId.renew()
      form.reset({ text: '' })
      setFiles([])
    },
    invalidates,
  })
  const insert = (text: string) => {
    const typed = form.getValues('text')
    form.setValue('text', isBlank(typed) ? text : `${typed}\n\n${text}`, { shouldDirty: true })
  }
  return (
    <Form form={form} className="flex flex-col gap-3">
      <Field control={form.control} name="text" check={(text) => !isBlank(text) || words('ticket.missing')}>
        {(input) => <TextField {...input} label={label} multiline rows={4} limits={{ max: ticketLimits.text }} />}
      </Field>
      {hasFiles && <FileField files={files} onChange={setFiles} />}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant={isPrimary ? 'primary' : 'secondary'} isPending={form.isPending}>
          {sendLabel}
        </Button>
        {tools?.(insert)}
      </div>
    </Form>
  )
}
