export interface WholeDays {
  readonly from: string
  readonly to: string
}

/** The last `count` days including today, by the reader's calendar; `before` so many periods earlier. */
export function lastDays(count: number, today: Date, before = 0): WholeDays {
  const day = (back: number) => new Date(today.getFullYear(), today.getMonth(), today.getDate() - back)
  return { from: written(day(count * (before + 1) - 1)), to: written(day(count * before)) }
}

const written = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
