import { publicationLimits } from '@deckle/core/deck/publication/publication.ts'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Field } from '../../../lib/form/field.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useSettingsForm } from '../settings/settings-form.tsx'

/** Title and text of the card that other sites show of the link. */
export function LinkCardFields({ deckName }: { deckName: string }) {
  const t = useWords('publication')
  const { form } = useSettingsForm()
  const { title, text } = publicationLimits
  return (
    <>
      <Field control={form.control} name="share.title">
        {(field) => (
          <TextField
            {...field}
            label={t('address.cardTitle')}
            isOptional
            placeholder={deckName}
            limits={{ max: title, ideal: 60 }}
            maxLength={title}
          />
        )}
      </Field>
      <Field control={form.control} name="share.text">
        {(field) => (
          <TextField
            {...field}
            label={t('address.cardText')}
            isOptional
            multiline
            rows={2}
            limits={{ max: text, ideal: 110 }}
            maxLength={text}
          />
        )}
      </Field>
    </>
  )
}
