import { linkDays, linkLimits } from '@deckle/core/report/custom/report-link.ts'
import { isNewPin } from '@deckle/core/text/pin.ts'
import type { ReportPeriod } from '@deckle/core/report/custom/widget.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Checkbox } from '@deckle/ui/choices/checkbox.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { DateTimeField } from '@deckle/ui/fields/date-time-field.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { api } from '../lib/api.ts'
import { Field } from '../lib/form/field.tsx'
import { Form } from '../lib/form/form.tsx'
import { useSubmitForm } from '../lib/form/use-submit-form.ts'
import { queryKeys } from '../lib/query-keys.ts'
import { useNow, useWords } from '../words/use-words.ts'
import { copyText } from './copy-text.ts'
import type { LinkTarget } from './queries.ts'

const DAY = 86_400_000
const untilDay = 'day'

interface NewLinkProps extends LinkTarget {
  readonly period?: ReportPeriod | undefined
}

/** When it ends, a PIN, and whether names of people are included. */
export function NewLink({ kind, target, period }: NewLinkProps) {
  const words = useWords('report-links')
  const today = useNow()
  const form = useSubmitForm({
    defaultValues: { until: '30', day: '', pin: '', includesNames: false },
    invalidates: [queryKeys('report_links').all],
    submit: async ({ until, day, pin, includesNames }) => {
      const days = until === untilDay ? daysUntil(day, today) : Number(until)
      const body = { kind, target, days, includesNames, pin: isBlank(pin) ? null : pin.trim(), period: period ?? null }
      const { link } = await api.report_links.create({ body })
      form.reset()
      const isCopied = await copyText(link.url)
      toast({ tone: 'success', title: words(isCopied ? 'madeAndCopied' : 'made') })
    },
  })
  const until = form.watch('until')
  const isDay = (day: string) => until !== untilDay || isWithinAYear(day, today) || words('dayWrong')
  return (
    <Form form={form}>
      <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
        <Field control={form.control} name="until">
          {(field) => (
            <Select
              {...field}
              label={words('until')}
              options={[
                ...linkDays.map((count) => ({ id: String(count), label: words('days', { count }) })),
                { id: untilDay, label: words('untilDay') },
              ]}
            />
          )}
        </Field>
        {until === untilDay && (
          <Field control={form.control} name="day" check={isDay}>
            {(field) => <DateTimeField {...field} type="date" label={words('day')} />}
          </Field>
        )}
        <Field
          control={form.control}
          name="pin"
          check={(pin) => isBlank(pin) || isNewPin(pin.trim()) || words('pinWrong')}
        >
          {(field) => (
            <TextField
              {...field}
              label={words('pin')}
              description={words('pinText')}
              isOptional
              autoComplete="off"
              maxLength={linkLimits.pin.max}
            />
          )}
        </Field>
      </div>
      <Field control={form.control} name="includesNames">
        {({ value, onChange, ...field }) => (
          <Checkbox
            {...field}
            isSelected={value}
            onChange={onChange}
            label={words('names')}
            description={words('namesText')}
          />
        )}
      </Field>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {words('make')}
        </Button>
      </div>
    </Form>
  )
}

/** Whole days from now that reach the end of a day of the reader's calendar. */
function daysUntil(day: string, now: Date): number {
  const end = new Date(`${day}T00:00:00`)
  end.setDate(end.getDate() + 1)
  return Math.ceil((end.getTime() - now.getTime()) / DAY)
}

const isWithinAYear = (day: string, now: Date): boolean => {
  const days = daysUntil(day, now)
  return days >= 1 && days <= linkLimits.days
}
