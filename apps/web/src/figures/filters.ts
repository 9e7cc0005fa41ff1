import {
  choiceParam,
  countParam,
  dayParam,
  idParam,
  textParam,
  urlParams,
  type UrlState,
} from '../lib/url/url-params.ts'

export const devices = ['phone', 'tablet', 'computer'] as const

/** What of a deck's figures is looked at: days `YYYY-MM-DD`, both inclusive, and which attempts. */
const filterParams = {
  from: dayParam,
  to: dayParam,
  version: countParam,
  source: textParam(100),
  device: choiceParam(devices),
  country: textParam(2),
  /** The user id of a manager: everyone below. */
  team: idParam(40),
}

export const filtersUrl = urlParams(filterParams, ({ from, to, ...filters }) => ({
  ...(from && to && from <= to ? { from, to } : {}),
  ...filters,
}))
export type Filters = UrlState<typeof filtersUrl>

/** Numbers of days offered as presets, including today. */
export const dayPresets = [7, 30, 90] as const

/** The last `count` days including today, in the user's time zone. */
export function lastDays(count: number, today: Date): { readonly from: string; readonly to: string } {
  const first = new Date(today.getFullYear(), today.getMonth(), today.getDate() - count + 1)
  return { from: localDay(first), to: localDay(today) }
}

/** The preset that matches the days; undefined for none. */
export function presetOf({ from, to }: Filters, today: Date): (typeof dayPresets)[number] | undefined {
  return dayPresets.find((count) => {
    const days = lastDays(count, today)
    return days.from === from && days.to === to
  })
}

const localDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** Whether anything is left out. */
export const isFiltered = (filters: Filters): boolean => Object.values(filters).some((value) => value !== undefined)

/** As the query of an address, to go on with the same selection elsewhere: `?from=…`, or ''. */
export function filtersQuery(filters: Filters): string {
  const written = new URLSearchParams(filtersUrl.format(filters)).toString()
  return written && `?${written}`
}
