import type { CourseListQuery } from '@deckle/contract/courses.ts'
import { courseLevels, courseStatuses } from '@deckle/core/course/course.ts'
import { languages } from '@deckle/core/deck/deck.ts'
import { choiceParam, flagParam, idParam, textParam, urlParams, type UrlState } from '../../lib/url/url-params.ts'

type ChoiceOf<Name extends 'status' | 'owner' | 'sort'> = NonNullable<CourseListQuery[Name]>

export const statuses = [...courseStatuses, 'bin'] as const satisfies readonly ChoiceOf<'status'>[]
export const owners = ['me', 'shared'] as const satisfies readonly ChoiceOf<'owner'>[]
export const sorts = ['updated', 'created', 'title'] as const satisfies readonly ChoiceOf<'sort'>[]
export type Sort = (typeof sorts)[number]

export const coursesUrl = urlParams({
  q: textParam(100),
  category: idParam(40),
  status: choiceParam(statuses),
  language: choiceParam(languages),
  level: choiceParam(courseLevels),
  owner: choiceParam(owners),
  tag: textParam(40),
  sort: choiceParam(sorts.slice(1)),
  view: choiceParam(['list']),
  /** The dialog for a new course is open. */
  create: flagParam,
  /** The course whose sharing is open. */
  share: idParam(40),
})
export type CoursesUrl = UrlState<typeof coursesUrl>

export function listQueryOf(url: CoursesUrl): CourseListQuery {
  return {
    ...(url.q ? { search: url.q.trim() } : {}),
    ...(url.category ? { category: url.category } : {}),
    ...(url.status ? { status: url.status } : {}),
    ...(url.language ? { language: url.language } : {}),
    ...(url.level ? { level: url.level } : {}),
    ...(url.tag ? { tag: url.tag } : {}),
    owner: url.owner ?? 'anyone',
    sort: url.sort ?? 'updated',
    limit: 24,
  }
}

/** Whether anything beside `except` narrows the list. */
export function isFiltered(url: CoursesUrl, except?: 'status' | 'owner'): boolean {
  const { q, category, status, language, level, owner, tag } = url
  const filters = { q, category, status, language, level, owner, tag }
  return Object.entries(filters).some(([name, filter]) => name !== except && filter !== undefined)
}
