import type { UserField } from '@deckle/contract/user-fields.ts'
import {
  fieldViewers,
  fieldWriters,
  type FieldViewer,
  type FieldWriter,
  type PersonFieldKind,
  personFieldKinds,
  personFieldLimits,
} from '@deckle/core/people/person-field.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Switch } from '@deckle/ui/choices/switch.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useWatch } from 'react-hook-form'
import { api } from '../../lib/api.ts'
import { Field } from '../../lib/form/field.tsx'
import { Form } from '../../lib/form/form.tsx'
import { useSubmitForm } from '../../lib/form/use-submit-form.ts'
import { useWords } from '../../words/use-words.ts'
import { checkChoices, linesOf } from './kind/choice-lines.ts'
import { changesFields } from './queries.ts'

interface FieldDialogProps {
  readonly field: UserField | null
  readonly onClose: () => void
  readonly onChangeKind: () => void
}

/** Creates or changes a field; an existing one changes its kind in a dialog of its own, which shows what becomes of values. */
export function FieldDialog({ field, onClose, onChangeKind }: FieldDialogProps) {
  const t = useWords('people-fields')
  const form = useFieldForm(field, onClose)
  const kind = useWatch({ control: form.control, name: 'kind' })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={field ? t('editTitle', { name: field.name }) : t('new')}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" isPending={form.isPending} onPress={() => void form.submit()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Form form={form}>
        <Field control={form.control} name="name" check={(name) => !isBlank(name) || t('nameMissing')}>
          {(input) => (
            <TextField
              {...input}
              label={t('name')}
              description={field ? t('nameText') : undefined}
              maxLength={personFieldLimits.name}
            />
          )}
        </Field>
        <Field control={form.control} name="kind">
          {(input) => (
            <Select<PersonFieldKind>
              {...input}
              label={t('kind')}
              description={field ? t('kindStays') : undefined}
              isDisabled={field !== null}
              options={personFieldKinds.map((id) => ({ id, label: t(`kinds.${id}`) }))}
            />
          )}
        </Field>
        {field && (
          <Button className="self-start" size="sm" onPress={onChangeKind}>
            {t('kindChange.open')}
          </Button>
        )}
        {kind === 'choice' && (
          <Field control={form.control} name="choices" check={(text) => checkChoices(linesOf(text), t)}>
            {(input) => <TextField {...input} label={t('choices')} description={t('choicesText')} multiline rows={5} />}
          </Field>
        )}
        <AccessFields form={form} />
      </Form>
    </Dialog>
  )
}

function AccessFields({ form }: { readonly form: ReturnType<typeof useFieldForm> }) {
  const t = useWords('people-fields')
  const changedBy = useWatch({ control: form.control, name: 'changed_by' })
  return (
    <>
      <Field control={form.control} name="required">
        {({ value, onChange }) => (
          <Switch label={t('required')} description={t('requiredText')} isSelected={value} onChange={onChange} />
        )}
      </Field>
      <Field control={form.control} name="changed_by">
        {({ onChange, ...input }) => (
          <Select<FieldWriter>
            {...input}
            label={t('changedBy')}
            onChange={(writer) => {
              onChange(writer)
              // Who changes it sees it.
              if (writer === 'self') form.setValue('seen_by', 'self')
            }}
            options={fieldWriters.map((id) => ({ id, label: t(`changed.${id}`) }))}
          />
        )}
      </Field>
      <Field control={form.control} name="seen_by">
        {(input) => (
          <Select<FieldViewer>
            {...input}
            label={t('seenBy')}
            isDisabled={changedBy === 'self'}
            options={fieldViewers.map((id) => ({ id, label: t(`seen.${id}`) }))}
          />
        )}
      </Field>
    </>
  )
}

function useFieldForm(field: UserField | null, onDone: () => void) {
  return useSubmitForm({
    defaultValues: {
      name: field?.name ?? '',
      kind: field?.kind ?? 'text',
      choices: field?.choices.join('\n') ?? '',
      required: field?.required ?? false,
      seen_by: field?.seen_by ?? 'Manager',
      changed_by: field?.changed_by ?? 'Admin',
    },
    submit: async ({ kind, choices, ...values }) => {
      const body = { ...values, choices: kind === 'choice' ? linesOf(choices) : [] }
      if (field) await api.user_fields.update({ params: { id: field.id }, body })
      else await api.user_fields.create({ body: { ...body, kind } })
      onDone()
    },
    invalidates: changesFields,
  })
}
