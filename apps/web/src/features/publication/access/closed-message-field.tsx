import { publicationLimits } from '@deckle/core/deck/publication/publication.ts'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Field } from '../../../lib/form/field.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useSettingsForm } from '../settings/settings-form.tsx'

/** Shown when the draft has a date or a limit that can close the deck. */
export function ClosedMessageField() {
  const t = useWords('publication')
  const { draft, form } = useSettingsForm()
  if (draft.opensAt === null && draft.closesAt === null && draft.responseLimit === null) return null
  return (
    <Field control={form.control} name="closedMessage">
      {(field) => (
        <TextField
          {...field}
          label={t('access.message')}
          description={t('access.messageWhy')}
          isOptional
          multiline
          rows={2}
          limits={{ max: publicationLimits.closedMessage }}
          maxLength={publicationLimits.closedMessage}
        />
      )}
    </Field>
  )
}
