import { courseLimits } from '@deckle/core/course/course.ts'
import { type Language, languages } from '@deckle/core/deck/deck.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { usePreference } from '../../../lib/preferences/preferences.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useWords } from '../../../words/use-words.ts'

/** A new course needs a title; everything else is in the builder. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('courses')
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t('create.title')}>
      <CreateForm onClose={onClose} />
    </Dialog>
  )
}

function CreateForm({ onClose }: { onClose: () => void }) {
  const t = useWords('courses')
  const names = useWords('deck')
  const navigate = useNavigate()
  const form = useSubmitForm<{ title: string; language: Language }>({
    defaultValues: { title: '', language: usePreference('language') },
    submit: async ({ title, language }) => {
      const { course } = await api.courses.create({ body: { title: title.trim(), language } })
      await navigate({ to: `/courses/${course.id}/edit` })
    },
    invalidates: [queryKeys('courses').lists],
  })
  return (
    <Form form={form} className="flex flex-col gap-4">
      <Field control={form.control} name="title" check={(title) => !isBlank(title) || t('create.missing')}>
        {(field) => <TextField {...field} autoFocus label={t('create.name')} maxLength={courseLimits.title} />}
      </Field>
      <Field control={form.control} name="language">
        {(field) => (
          <Select<Language>
            {...field}
            label={t('create.language')}
            options={languages.map((id) => ({ id, label: names(`languages.${id}`) }))}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-2 phone:flex-col-reverse">
        <Button onPress={onClose}>{t('create.cancel')}</Button>
        <Button variant="primary" type="submit" isPending={form.isPending}>
          {t('create.make')}
        </Button>
      </div>
    </Form>
  )
}
