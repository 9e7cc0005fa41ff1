import { addDays } from '@deckle/core/time/day.ts'
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

const written = urlParams(filterParams, ({ from, to, ...filters }) => ({
  ...(from && to && from <= to ? { from, to } : {}),
  ...filters,
}))
type Written = UrlState<typeof written>

/** Stands in an address for a source or a country that is not known, which is '' in a filter: '' is left out there. */
const UNKNOWN = '-'
const changed = (filters: Written, from: string, to: string): Written => ({
  ...filters,
  ...(filters.source === from && { source: to }),
  ...(filters.country === from && { country: to }),
})

export const filtersUrl: typeof written = {
  names: written.names,
  parse: (search) => changed(written.parse(search), UNKNOWN, ''),
  format: (filters) => written.format(changed(filters, '', UNKNOWN)),
}
export type Filters = UrlState<typeof filtersUrl>

/** Numbers of days offered as presets, including today. */
export const dayPresets = [7, 30, 90] as const

/** The last `count` days including today. @param zone whose days they are */
export function lastDays(count: number, now: Date, zone: string): { readonly from: string; readonly to: string } {
  const to = dayIn(now, zone)
  return { from: addDays(to, 1 - count), to }
}

/** The preset that matches the days; undefined for none. */
export function presetOf({ from, to }: Filters, now: Date, zone: string): (typeof dayPresets)[number] | undefined {
  return dayPresets.find((count) => {
    const days = lastDays(count, now, zone)
    return days.from === from && days.to === to
  })
}

/** `YYYY-MM-DD`, as Canada writes it. */
const dayIn = (now: Date, zone: string): string => now.toLocaleDateString('en-CA', { timeZone: zone })

/** Whether anything is left out. */
export const isFiltered = (filters: Filters): boolean => Object.values(filters).some((value) => value !== undefined)

/** As the query of an address, to go on with the same selection elsewhere: `?from=…`, or ''. */
export function filtersQuery(filters: Filters): string {
  const query = new URLSearchParams(filtersUrl.format(filters)).toString()
  return query && `?${query}`
}
