import { parseDate } from '@internationalized/date'
import { DateRangePicker, Dialog, Group, Popover } from 'react-aria-components'
import { classNames } from '../theme/class-names.ts'
import { FieldFrame, fieldStyle, groupStyle, type FieldProps } from '../fields/field-parts.tsx'
import { CalendarButton, calendarPopoverStyle, DateSegments, MonthRangeCalendar } from './calendar-parts.tsx'

/** Both days included, as `YYYY-MM-DD`. */
export interface DateRange {
  start: string
  end: string
}

/** Two days, typed or picked; null for all time. */
export function DateRangeField({
  label,
  hideLabel,
  description,
  error,
  isOptional,
  value,
  onChange,
  min,
  max,
  className,
  ...props
}: DateRangeFieldProps) {
  return (
    <DateRangePicker
      {...props}
      shouldForceLeadingZeros
      value={value ? { start: parseDate(value.start), end: parseDate(value.end) } : null}
      onChange={(next) => onChange(next ? { start: next.start.toString(), end: next.end.toString() } : null)}
      minValue={min ? parseDate(min) : undefined}
      maxValue={max ? parseDate(max) : undefined}
      isInvalid={error !== undefined || undefined}
      className={classNames(fieldStyle, className)}
    >
      <FieldFrame label={label} hideLabel={hideLabel} isOptional={isOptional} description={description} error={error}>
        <Group className={groupStyle}>
          <DateSegments slot="start" className="pe-1" />
          <span aria-hidden="true" className="text-muted">
            –
          </span>
          <DateSegments slot="end" className="ps-1" />
          <CalendarButton />
        </Group>
      </FieldFrame>
      <Popover className={calendarPopoverStyle}>
        <Dialog className="outline-none">
          <MonthRangeCalendar />
        </Dialog>
      </Popover>
    </DateRangePicker>
  )
}

export interface DateRangeFieldProps extends FieldProps {
  value: DateRange | null
  onChange: (value: DateRange | null) => void
  min?: string
  max?: string
  isDisabled?: boolean
}
