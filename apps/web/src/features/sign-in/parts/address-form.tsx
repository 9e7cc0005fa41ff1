import { normaliseEmail } from '@deckle/core/text/email-address.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { useWords } from '../../../words/use-words.ts'
import { EmailField } from './email-field.tsx'

/** A form for an address that a link is mailed to. `onSubmit` receives it trimmed and in lower case. */
export function AddressForm({
  submit: submitLabel,
  onSubmit,
}: {
  submit: string
  onSubmit: (address: string) => Promise<void>
}) {
  const words = useWords('sign-in')
  const form = useSubmitForm({
    defaultValues: { email: '' },
    submit: ({ email }) => onSubmit(normaliseEmail(email)),
  })
  return (
    <Form form={form}>
      <EmailField control={form.control} name="email" label={words('login.email')} autoFocus autoComplete="username" />
      <Button type="submit" variant="primary" isPending={form.isPending}>
        {submitLabel}
      </Button>
    </Form>
  )
}
