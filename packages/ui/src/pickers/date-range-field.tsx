import { type CalendarDate, parseDate } from '@internationalized/date'
import { useLayoutEffect, useRef, useState } from 'react'
import { DateRangePicker, Dialog, Group, Popover } from 'react-aria-components'
import { classNames } from '../theme/class-names.ts'
import { FieldFrame, fieldStyle, groupStyle, type FieldProps } from '../fields/field-parts.tsx'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import { CalendarButton, calendarPopoverStyle, DateSegments, MonthRangeCalendar } from './calendar-parts.tsx'
import { isLikelyYear } from './likely-year.ts'

/** Both days included, as `YYYY-MM-DD`. */
export interface DateRange {
  start: string
  end: string
}

/**
 * Two days, typed or picked; null for all time. What is typed reaches `onChange` on Enter and when the field loses focus,
 * if it is a range in likely years; otherwise it stays in the field, with a message.
 */
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
  const typing = useTypedRange(value, onChange)
  const shownError = error ?? typing.problem
  return (
    <DateRangePicker
      {...props}
      key={typing.round}
      shouldForceLeadingZeros
      value={typing.range}
      onChange={typing.change}
      onOpenChange={typing.setPicking}
      onBlur={(event) => typing.commit(event.currentTarget)}
      minValue={min ? parseDate(min) : undefined}
      maxValue={max ? parseDate(max) : undefined}
      validationBehavior="aria"
      isInvalid={shownError !== undefined || undefined}
      className={classNames(fieldStyle, className)}
    >
      <FieldFrame
        label={label}
        hideLabel={hideLabel}
        isOptional={isOptional}
        description={description}
        error={shownError}
      >
        <Group
          className={groupStyle}
          // Captured, since segments don't let keys through.
          onKeyDownCapture={({ key, target, currentTarget }) => {
            if (key === 'Enter' && isSegment(target)) typing.commit(currentTarget)
          }}
        >
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

interface TypedRange {
  readonly start: CalendarDate
  readonly end: CalendarDate
}

/** Keeps what is typed until it is a range that the owner of the field can use. */
function useTypedRange(value: DateRange | null, onChange: (value: DateRange | null) => void) {
  const strings = useUiStrings()
  const [owned, setOwned] = useState(value)
  const [range, setRange] = useState(() => parseRange(value))
  const [problem, setProblem] = useState<string>()
  // A new round drops what was typed in the segments, which the picker keeps where they are no date yet.
  const [round, setRound] = useState(0)
  // What a segment reports while it loses focus is not rendered yet when the field is left.
  const latest = useRef(range)
  useLayoutEffect(() => {
    latest.current = range
  }, [range])
  const isPicking = useRef(false)
  if (!isSame(value, owned)) {
    setOwned(value)
    setProblem(undefined)
    if (!isSame(value, textOf(range))) {
      setRange(parseRange(value))
      setRound(round + 1)
    }
  }
  const report = (next: TypedRange | null) => {
    setProblem(undefined)
    if (!isSame(textOf(next), value)) onChange(textOf(next))
  }
  return {
    range,
    problem,
    round,
    setPicking: (picks: boolean) => {
      isPicking.current = picks
    },
    change: (next: TypedRange | null) => {
      latest.current = next
      setRange(next)
      if (isPicking.current) report(next)
    },
    commit: (field: Element) => {
      const typed = latest.current
      const segments = [...field.querySelectorAll('*')].filter(isSegment)
      const missing = segments.filter((segment) => segment.hasAttribute('data-placeholder'))
      if (segments.length > 0 && missing.length === segments.length) report(null)
      else if (missing.length > 0 || typed === null) setProblem(strings.dateMissing)
      else if (!isLikelyYear(typed.start.year) || !isLikelyYear(typed.end.year)) setProblem(strings.yearIncomplete)
      else if (typed.start.compare(typed.end) > 0) setProblem(strings.rangeReversed)
      else report(typed)
    },
  }
}

const isSegment = (target: EventTarget): target is Element =>
  target instanceof Element && target.getAttribute('role') === 'spinbutton'

const parseRange = (value: DateRange | null): TypedRange | null =>
  value && { start: parseDate(value.start), end: parseDate(value.end) }

const textOf = (range: TypedRange | null): DateRange | null =>
  range && { start: range.start.toString(), end: range.end.toString() }

const isSame = (one: DateRange | null, other: DateRange | null): boolean =>
  one?.start === other?.start && one?.end === other?.end
