import { notificationLimits } from '@deckle/core/notification/notification-type.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { nameOf } from '../../../people/name-of.ts'
import { useWords } from '../../../words/use-words.ts'
import type { Person } from '../queries.ts'

interface Values {
  title: string
  text: string
}

/** Sends a person a notification in the sender's own words. */
export function MessageDialog({ person }: { readonly person: Person }) {
  const words = useWords('person')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>{words('message.button')}</Button>
      {isOpen && <OpenDialog person={person} onClose={() => setOpen(false)} />}
    </>
  )
}

function OpenDialog({ person, onClose }: { readonly person: Person; readonly onClose: () => void }) {
  const words = useWords('person')
  const name = nameOf(person)
  const form = useSubmitForm<Values>({
    defaultValues: { title: '', text: '' },
    submit: async (body) => {
      await api.notifications.create({ params: { id: person.id }, body })
      toast({ title: words('message.sent'), tone: 'success' })
      onClose()
    },
  })
  const { control } = form
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={words('message.title', { name })}
      description={words('message.how', { name: isBlank(person.first_name) ? name : person.first_name.trim() })}
    >
      <Form form={form}>
        <Field control={control} name="title" check={(title) => !isBlank(title) || words('message.missing')}>
          {(field) => (
            <TextField {...field} label={words('message.subject')} limits={{ max: notificationLimits.title }} />
          )}
        </Field>
        <Field control={control} name="text">
          {(field) => (
            <TextField
              {...field}
              label={words('message.text')}
              limits={{ max: notificationLimits.text }}
              multiline
              isOptional
            />
          )}
        </Field>
        <Preview control={control} />
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onPress={onClose}>
            {words('cancel')}
          </Button>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {words('message.send')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

/** The notification as its recipient reads it. */
function Preview({ control }: { readonly control: Control<Values> }) {
  const words = useWords('person')
  const [title, text] = useWatch({ control, name: ['title', 'text'] })
  const user = useUser()
  if (isBlank(title) && isBlank(text)) return null
  return (
    <Card padding="md">
      <h3 className="text-xs text-muted">{words('message.preview')}</h3>
      <p className="mt-1 font-strong wrap-anywhere">{title}</p>
      <p className="mt-0.5 whitespace-pre-line text-muted wrap-anywhere">{text}</p>
      <p className="mt-0.5 text-xs text-muted">{words('message.from', { name: nameOf(user) })}</p>
    </Card>
  )
}
