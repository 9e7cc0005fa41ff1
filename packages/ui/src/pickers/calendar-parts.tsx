import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  DateInput,
  DateSegment,
  RangeCalendar,
} from 'react-aria-components'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import { classNames } from '../theme/class-names.ts'

export const calendarPopoverStyle =
  'rounded-lg bg-surface p-3 shadow-lg entering:animate-rise-in exiting:animate-fade-out'

export function MonthRangeCalendar() {
  return (
    <RangeCalendar className="w-fit">
      <CalendarTop />
      <Days />
    </RangeCalendar>
  )
}

/** Day, month and year, typed in the locale's order. */
export function DateSegments({ slot, className }: { slot?: 'start' | 'end'; className?: string }) {
  return (
    <DateInput slot={slot} className={classNames('flex items-center px-2.5 whitespace-nowrap', className)}>
      {(segment) => (
        <DateSegment
          segment={segment}
          className="inline-flex h-6 min-w-6 items-center justify-center rounded-[4px] text-ink tabular-nums outline-none placeholder:text-faint focus:bg-brand focus:text-on-brand disabled:text-muted type-literal:min-w-0"
        />
      )}
    </DateInput>
  )
}

export function CalendarButton() {
  const strings = useUiStrings()
  return (
    <Button
      aria-label={strings.chooseDate}
      className="ms-auto flex h-full w-8 shrink-0 items-center justify-center text-muted hover:bg-hover hover:text-ink touch:w-11"
    >
      <CalendarDays aria-hidden="true" className="size-4" />
    </Button>
  )
}

function CalendarTop() {
  const strings = useUiStrings()
  return (
    <header className="mb-2 flex items-center justify-between gap-1">
      <Button slot="previous" aria-label={strings.previousMonth} className={arrowStyle}>
        <ChevronLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
      </Button>
      <CalendarHeading className="text-sm font-strong" />
      <Button slot="next" aria-label={strings.nextMonth} className={arrowStyle}>
        <ChevronRight aria-hidden="true" className="size-4 rtl:rotate-180" />
      </Button>
    </header>
  )
}

function Days() {
  return (
    <CalendarGrid className="border-collapse">
      <CalendarGridHeader>
        {(day) => (
          <CalendarHeaderCell className="size-8 text-xs font-normal text-muted touch:size-11">{day}</CalendarHeaderCell>
        )}
      </CalendarGridHeader>
      <CalendarGridBody>{(date) => <CalendarCell date={date} className={rangeDayStyle} />}</CalendarGridBody>
    </CalendarGrid>
  )
}

const arrowStyle =
  'flex size-8 items-center justify-center rounded-sm text-muted hover:bg-hover hover:text-ink disabled:opacity-40 touch:size-11'
const dayBase =
  'flex size-8 cursor-default items-center justify-center text-sm tabular-nums outside-month:hidden disabled:text-muted disabled:opacity-50 unavailable:text-danger-text unavailable:line-through not-data-focus-visible:outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-brand-edge touch:size-11'
const rangeDayStyle = classNames(
  dayBase,
  'hover:bg-hover selected:bg-brand-soft selected:text-on-brand-soft selection-start:rounded-s-sm selection-start:bg-brand selection-start:text-on-brand selection-end:rounded-e-sm selection-end:bg-brand selection-end:text-on-brand',
)
