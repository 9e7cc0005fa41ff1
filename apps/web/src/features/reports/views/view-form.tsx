import { sendingPeriods } from '@deckle/core/report/reports/schedule.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Checkbox } from '@deckle/ui/choices/checkbox.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import type { ReportView, ViewSettings } from './queries.ts'

interface ViewFormProps {
  /** What is kept, or changed. */
  readonly settings: ViewSettings
  /** Null for a new one. */
  readonly view: ReportView | null
  readonly onClose: () => void
}

const never = 'never'

/** Name, sharing and mails of a kept report. */
export function ViewForm({ settings, view, onClose }: ViewFormProps) {
  const words = useWords('reports')
  const format = useFormatter()
  const form = useSubmitForm({
    defaultValues: {
      name: settings.name,
      shared: settings.shared ?? false,
      every: settings.schedule?.every ?? never,
      hour: String(settings.schedule?.hour ?? 8),
    },
    invalidates: [queryKeys('report_views').all],
    submit: async ({ name, shared, every, hour }) => {
      const tz = settings.schedule?.tz ?? Intl.DateTimeFormat().resolvedOptions().timeZone
      const period = sendingPeriods.find((one) => one === every)
      const schedule = period ? { every: period, hour: Number(hour), tz } : null
      const body = { ...settings, name, shared, schedule }
      await (view ? api.report_views.update({ params: { id: view.id }, body }) : api.report_views.create({ body }))
      toast({ tone: 'success', title: words('views.saved', { name }) })
      onClose()
    },
  })
  const every = form.watch('every')
  return (
    <Dialog title={words(view ? 'views.change' : 'views.save')} isOpen onOpenChange={(open) => !open && onClose()}>
      <Form form={form}>
        <Field control={form.control} name="name" check={(name) => !isBlank(name) || words('views.nameMissing')}>
          {(field) => <TextField {...field} label={words('views.name')} limits={{ max: 80 }} />}
        </Field>
        <Field control={form.control} name="shared">
          {({ value, onChange, ...field }) => (
            <Checkbox {...field} isSelected={value} onChange={onChange} label={words('views.shared')} />
          )}
        </Field>
        <Field control={form.control} name="every">
          {(field) => (
            <Select
              {...field}
              label={words('views.mail')}
              description={words('views.mailText')}
              options={[never, ...sendingPeriods].map((id) => ({ id, label: words(`views.${id as 'never'}`) }))}
            />
          )}
        </Field>
        {every !== never && (
          <Field control={form.control} name="hour">
            {(field) => (
              <Select
                {...field}
                label={words('views.hour')}
                options={Array.from({ length: 24 }, (_, hour) => ({
                  id: String(hour),
                  label: format.dateTime(new Date(Date.UTC(2026, 0, 1, hour)), {
                    hour: 'numeric',
                    minute: '2-digit',
                    timeZone: 'UTC',
                  }),
                }))}
              />
            )}
          </Field>
        )}
        <div className="flex justify-end gap-2">
          <Button onPress={onClose}>{words('filter.cancel')}</Button>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {words('views.keep')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
