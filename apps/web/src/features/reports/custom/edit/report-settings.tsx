import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { RadioGroup } from '@deckle/ui/choices/radio-group.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { Field } from '../../../../lib/form/field.tsx'
import { Form } from '../../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../../lib/form/use-submit-form.ts'
import { useWords } from '../../../../words/use-words.ts'
import type { ReportContent } from '../content.ts'

interface ReportSettingsProps {
  readonly content: ReportContent
  /** Whether one chooses who sees it. */
  readonly mayShare: boolean
  readonly onSave: (content: ReportContent) => void
  readonly onClose: () => void
}

/** Title and note of a report, and who of the client sees it. */
export function ReportSettings({ content, mayShare, onSave, onClose }: ReportSettingsProps) {
  const words = useWords('custom-reports')
  const { title, note, everyone } = content
  const form = useSubmitForm({
    defaultValues: { title, note, everyone },
    submit: async (values) => {
      onSave({ ...content, ...values, title: values.title.trim() })
      onClose()
    },
  })
  return (
    <Dialog title={words('settings.title')} isOpen onOpenChange={(open) => !open && onClose()}>
      <Form form={form}>
        <Field control={form.control} name="title" check={(text) => !isBlank(text) || words('settings.titleMissing')}>
          {(field) => <TextField {...field} label={words('settings.name')} limits={{ max: 120 }} />}
        </Field>
        <Field control={form.control} name="note">
          {(field) => (
            <TextField {...field} label={words('settings.note')} multiline rows={3} limits={{ max: 2000 }} isOptional />
          )}
        </Field>
        {mayShare && (
          <Field control={form.control} name="everyone">
            {({ value, onChange }) => (
              <RadioGroup<ReportContent['everyone']>
                value={value}
                onChange={onChange}
                label={words('settings.everyone')}
                description={words('settings.everyoneText')}
                options={(['none', 'view', 'edit'] as const).map((id) => ({ id, label: words(`everyone.${id}`) }))}
              />
            )}
          </Field>
        )}
        <div className="flex justify-end gap-2">
          <Button onPress={onClose}>{words('cancel')}</Button>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {words('save.do')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
