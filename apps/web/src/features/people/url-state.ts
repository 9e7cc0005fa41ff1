import { licenseTypes } from '@deckle/core/access/access.ts'
import type { PersonCondition, PersonStatus } from '@deckle/core/people/person-condition.ts'
import { addDays } from '@deckle/core/time/day.ts'
import { choiceParam, flagParam, idParam, textParam, type UrlState, urlParams } from '../../lib/url/url-params.ts'

export const sorts = ['name', 'email', 'newest', 'oldest', 'last_seen', 'longest_unseen', 'license_end'] as const
export const endChoices = ['ended', 'soon', 'none'] as const
/** By second factor. */
export const factorChoices = ['set', 'none'] as const
export const seenChoices = ['7', '30', '90', 'never'] as const

export const peopleUrl = urlParams({
  q: textParam(100),
  status: choiceParam(['deactivated', 'bin']),
  license: choiceParam(licenseTypes),
  /** Filter by licence end. */
  ends: choiceParam(endChoices),
  manager: idParam(36),
  /** Everybody below the manager, not only direct reports. */
  branch: flagParam,
  tag: idParam(36),
  field: textParam(60),
  value: textParam(500),
  seen: choiceParam(seenChoices),
  /** For Admins. */
  factor: choiceParam(factorChoices),
  sort: choiceParam(sorts),
  /** The background job that is shown. */
  job: idParam(36),
})
export type PeopleUrl = UrlState<typeof peopleUrl>

/** Those that can be taken away, in the order of their chips. */
export const filterNames = ['status', 'license', 'ends', 'manager', 'tag', 'field', 'seen', 'factor'] as const
export type FilterName = (typeof filterNames)[number]

export const activeFilters = (url: PeopleUrl): readonly FilterName[] =>
  filterNames.filter((name) => url[name] !== undefined)

/** Without one filter, and what belongs to it. */
export function withoutFilter(url: PeopleUrl, name: FilterName): PeopleUrl {
  return {
    ...url,
    [name]: undefined,
    ...(name === 'manager' && { branch: undefined }),
    ...(name === 'field' && { value: undefined }),
  }
}

/** Removes all filters. */
export const withoutFilters = ({ sort, job }: PeopleUrl): PeopleUrl => ({ sort, job })

export interface PeopleFilter {
  readonly search?: string
  readonly status: PersonStatus
  readonly filter: readonly PersonCondition[]
}

/** Whom the address names. @param today `2026-01-31`, from which days are counted */
export function filterOf(url: PeopleUrl, today: string): PeopleFilter {
  return { ...(url.q && { search: url.q }), status: url.status ?? 'active', filter: conditionsOf(url, today) }
}

function conditionsOf(
  { license, ends, manager, branch, tag, field, value, seen, factor }: PeopleUrl,
  today: string,
): readonly PersonCondition[] {
  return [
    ...(license ? [{ field: 'license_type', op: 'is', value: license } as const] : []),
    ...endConditions(ends, today),
    ...(manager ? [{ field: 'manager', op: branch ? 'below' : 'is', value: manager } as const] : []),
    ...(tag ? [{ field: 'tags', op: 'is', value: tag } as const] : []),
    ...(field ? [fieldCondition(field, value)] : []),
    ...(factor ? [{ field: 'second_factor', op: 'exists', value: factor === 'set' } as const] : []),
    ...(seen === 'never' ? [{ field: 'last_seen', op: 'exists', value: false } as const] : []),
    ...(seen && seen !== 'never'
      ? [{ field: 'last_seen', op: 'after', value: addDays(today, -Number(seen)) } as const]
      : []),
  ]
}

/** Days until the end for which the filter `soon` matches. */
const SOON = 30

function endConditions(ends: PeopleUrl['ends'], today: string): readonly PersonCondition[] {
  const field = 'license_end'
  if (ends === 'none') return [{ field, op: 'exists', value: false }]
  if (ends === 'ended') return [{ field, op: 'before', value: today }]
  if (ends === undefined) return []
  return [
    { field, op: 'after', value: today },
    { field, op: 'before', value: addDays(today, SOON + 1) },
  ]
}

const fieldCondition = (name: string, value: string | undefined): PersonCondition =>
  value ? { field: `details.${name}`, op: 'is', value } : { field: `details.${name}`, op: 'exists', value: true }
