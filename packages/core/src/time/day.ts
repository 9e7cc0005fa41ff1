const DAY = 86_400_000

/** Days since 1970 of a day of the calendar, `YYYY-MM-DD`. */
export const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY)

export const dayFrom = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10)

/** The day so many days later, or earlier. */
export const addDays = (day: string, days: number): string => dayFrom(dayNumber(day) + days)
