/** A month, counted from 1. */
export interface Month {
  readonly year: number
  readonly month: number
}

export function monthOf(text: string | undefined, today: Date): Month {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text ?? '') ?? []
  if (year === undefined || month === undefined) return { year: today.getFullYear(), month: today.getMonth() + 1 }
  return { year: Number(year), month: Number(month) }
}

export const monthText = ({ year, month }: Month): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`

export function monthAfter({ year, month }: Month, by: number): Month {
  const moment = new Date(year, month - 1 + by, 1)
  return { year: moment.getFullYear(), month: moment.getMonth() + 1 }
}

/** The days of whole weeks that hold the month, Monday first, in the person's time zone. */
export function daysOf({ year, month }: Month): readonly Date[] {
  const first = new Date(year, month - 1, 1)
  const before = (first.getDay() + 6) % 7
  const last = new Date(year, month, 0).getDate()
  const weeks = Math.ceil((before + last) / 7)
  return Array.from({ length: weeks * 7 }, (_, at) => new Date(year, month - 1, 1 - before + at))
}

export const isSameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString()

/** The same time of another day. */
export function onDay(moment: string, day: Date): string {
  const moved = new Date(moment)
  moved.setFullYear(day.getFullYear(), day.getMonth(), day.getDate())
  return moved.toISOString()
}
