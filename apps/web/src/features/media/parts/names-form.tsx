import type { MediaItem } from '@deckle/contract/media.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useWords } from '../../../words/use-words.ts'

/** A file's name and, for an image, its alternative text. */
export function NamesForm({ item, onDone }: { item: MediaItem; onDone: (changed: MediaItem | null) => void }) {
  const t = useWords('media')
  const form = useSubmitForm({
    defaultValues: { name: item.name, alt: item.alt },
    submit: async ({ name, alt }) => {
      const body = { name: name.trim(), alt: alt.trim() }
      const { media } = await api.media.update({ params: { id: item.id }, body })
      onDone(media)
    },
    invalidates: [queryKeys('media').all],
  })
  return (
    <Form
      form={form}
      className="flex flex-col gap-3"
      failureAt="end"
      footer={
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onPress={() => onDone(null)}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {t('save')}
          </Button>
        </div>
      }
    >
      <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
        <Field control={form.control} name="name" check={(name) => !isBlank(name) || t('nameMissing')}>
          {(field) => <TextField {...field} autoFocus label={t('name')} maxLength={200} />}
        </Field>
        {item.kind === 'image' && (
          <Field control={form.control} name="alt">
            {(field) => <TextField {...field} label={t('alt')} limits={{ max: 200, ideal: 128 }} maxLength={200} />}
          </Field>
        )}
      </div>
    </Form>
  )
}
