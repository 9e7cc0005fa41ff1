import { Button } from '@deckle/ui/actions/button.tsx'
import { PasswordField } from '@deckle/ui/fields/password-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { endSession } from '../../../lib/session/session.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'

export function DeleteCard() {
  const words = useWords('account')
  const [isAsking, setAsking] = useState(false)
  return (
    <Card title={words('data.delete')} description={words('data.deleteText')}>
      <Button variant="danger" onPress={() => setAsking(true)}>
        {words('data.deleteStart')}
      </Button>
      {isAsking && <DeleteDialog onClose={() => setAsking(false)} />}
    </Card>
  )
}

/** Signs out afterwards. The sign-in screen shows until when signing in cancels the deletion. */
function DeleteDialog({ onClose }: { onClose: () => void }) {
  const words = useWords('account')
  const format = useFormatter()
  const form = useSubmitForm({
    defaultValues: { current_password: '' },
    submit: async (body) => {
      const { deleteAt } = await api.account.delete({ body })
      endSession([words('data.deleted', { at: format.dateTime(new Date(deleteAt), { dateStyle: 'long' }) })])
    },
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={words('data.deleteTitle')}
      description={words('data.deleteWhat')}
      footer={
        <Button variant="danger" onPress={() => void form.submit()} isPending={form.isPending}>
          {words('data.deleteStart')}
        </Button>
      }
    >
      <Form form={form}>
        <Field
          control={form.control}
          name="current_password"
          check={(value) => value.trim() !== '' || words('security.missing')}
        >
          {(field) => <PasswordField {...field} label={words('security.current')} autoComplete="current-password" />}
        </Field>
      </Form>
    </Dialog>
  )
}
