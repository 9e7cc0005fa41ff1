import { CallError } from '@deckle/contract/client/call-error.ts'
import type { TicketText } from '@deckle/contract/ticket-texts.ts'
import { answerTextLimits, NAME_PLACEHOLDER } from '@deckle/core/ticket/answer-text.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { useWords } from '../../../words/use-words.ts'
import { changedTexts } from './queries.ts'

interface TextFormProps {
  /** Null for a new one. */
  readonly text: TicketText | null
  readonly onEnd: () => void
}

export function TextForm({ text: edited, onEnd }: TextFormProps) {
  const words = useWords('help')
  const form = useSubmitForm({
    defaultValues: { name: edited?.name ?? '', text: edited?.text ?? '' },
    submit: async (body) => {
      if (edited)
        await api.ticket_texts.update({ params: { id: edited.id }, body: { ...body, seen: edited.updatedAt } })
      else await api.ticket_texts.create({ body })
      toast({ title: words('texts.saved'), tone: 'success' })
      onEnd()
    },
    invalidates: changedTexts,
    refusal: (error) =>
      error instanceof CallError && error.status === 409 ? { message: words('texts.conflict') } : undefined,
  })
  return (
    <Form form={form} className="flex flex-col gap-4">
      <Field control={form.control} name="name" check={(name) => !isBlank(name) || words('texts.nameMissing')}>
        {(field) => <TextField {...field} label={words('texts.name')} limits={{ max: answerTextLimits.name }} />}
      </Field>
      <Field control={form.control} name="text" check={(text) => !isBlank(text) || words('texts.textMissing')}>
        {(field) => (
          <TextField
            {...field}
            label={words('texts.text')}
            description={words('texts.placeholder', { placeholder: NAME_PLACEHOLDER })}
            multiline
            rows={6}
            limits={{ max: answerTextLimits.text }}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {words('texts.save')}
        </Button>
        <Button onPress={onEnd}>{words('texts.cancel')}</Button>
      </div>
    </Form>
  )
}
