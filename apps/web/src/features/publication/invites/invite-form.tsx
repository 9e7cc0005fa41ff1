import { publicationLimits } from '@deckle/core/deck/publication/publication.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { NumberField } from '@deckle/ui/fields/number-field.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Ticket } from 'lucide-react'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { useWords } from '../../../words/use-words.ts'
import { invitesQuery } from './invites-query.ts'

/** Creates invites; `onCreated` receives their links. */
export function InviteForm({ deckId, onCreated }: InviteFormProps) {
  const t = useWords('publication')
  const form = useSubmitForm({
    defaultValues: { count: 10, label: '' },
    submit: async (body) => {
      const { invites } = await api.publication.createInvites({ params: { id: deckId }, body })
      onCreated(invites.map(({ url }) => url))
    },
    invalidates: [invitesQuery(deckId).queryKey],
  })
  return (
    <Form form={form} failureAt="end">
      <div className="flex flex-wrap items-end gap-3">
        <Field control={form.control} name="count">
          {({ value, onChange, error, ref }) => (
            <NumberField
              ref={ref}
              label={t('invites.count')}
              className="w-36"
              minValue={1}
              maxValue={publicationLimits.invitesAtOnce}
              value={value}
              onChange={(next) => onChange(Number.isFinite(next) ? next : 1)}
              error={error}
            />
          )}
        </Field>
        <Field control={form.control} name="label">
          {(field) => (
            <TextField {...field} label={t('invites.label')} isOptional className="min-w-48 flex-1" maxLength={60} />
          )}
        </Field>
        <Button type="submit" icon={<Ticket />} isPending={form.isPending}>
          {t('invites.make')}
        </Button>
      </div>
    </Form>
  )
}

interface InviteFormProps {
  readonly deckId: string
  readonly onCreated: (urls: readonly string[]) => void
}
