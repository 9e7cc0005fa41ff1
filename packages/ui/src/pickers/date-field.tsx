import { parseDate } from '@internationalized/date'
import { DatePicker, Dialog, Group, Popover } from 'react-aria-components'
import { classNames } from '../theme/class-names.ts'
import { FieldLabel, FieldNotes, fieldStyle, groupStyle, inputHeight, type FieldProps } from '../fields/field-parts.tsx'
import { CalendarButton, calendarPopoverStyle, DateSegments, MonthCalendar } from './calendar-parts.tsx'

/** A day as `YYYY-MM-DD`, typed or picked; null for none. */
export function DateField({
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
}: DateFieldProps) {
  return (
    <DatePicker
      {...props}
      shouldForceLeadingZeros
      value={value ? parseDate(value) : null}
      onChange={(next) => onChange(next ? next.toString() : null)}
      minValue={min ? parseDate(min) : undefined}
      maxValue={max ? parseDate(max) : undefined}
      isInvalid={error !== undefined || undefined}
      className={classNames(fieldStyle, className)}
    >
      <FieldLabel label={label} hideLabel={hideLabel} isOptional={isOptional} />
      <Group className={classNames(groupStyle, inputHeight)}>
        <DateSegments />
        <CalendarButton />
      </Group>
      <FieldNotes description={description} error={error} />
      <Popover className={calendarPopoverStyle}>
        <Dialog className="outline-none">
          <MonthCalendar />
        </Dialog>
      </Popover>
    </DatePicker>
  )
}

export interface DateFieldProps extends FieldProps {
  value: string | null
  onChange: (value: string | null) => void
  min?: string
  max?: string
  isDisabled?: boolean
  isRequired?: boolean
  name?: string
}
