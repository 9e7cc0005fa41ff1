import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Field } from '../../lib/form/field.tsx'
import { Form } from '../../lib/form/form.tsx'
import { useSubmitForm } from '../../lib/form/use-submit-form.ts'
import { useWords } from '../../words/use-words.ts'
import { openQuery } from './queries.ts'

interface PinFormProps {
  readonly token: string
  /** With the PIN that opened the link. */
  readonly onOpened: (pin: string) => void
}

export function PinForm({ token, onOpened }: PinFormProps) {
  const words = useWords('shared-report')
  const queries = useQueryClient()
  const form = useSubmitForm<{ pin: string }>({
    defaultValues: { pin: '' },
    submit: async (values) => {
      const pin = values.pin.trim()
      // What was refused is asked for anew.
      queries.removeQueries(openQuery(token, pin))
      await queries.fetchQuery(openQuery(token, pin))
      onOpened(pin)
    },
    refusal: () => ({ field: 'pin' }),
  })
  return (
    <Form form={form}>
      <p className="text-sm text-muted">{words('pin.text')}</p>
      <Field control={form.control} name="pin" check={(pin) => !isBlank(pin) || words('pin.missing')}>
        {(input) => <TextField {...input} label={words('pin.label')} autoComplete="off" maxLength={40} />}
      </Field>
      <Button type="submit" variant="primary" isPending={form.isPending}>
        {words('pin.open')}
      </Button>
    </Form>
  )
}
