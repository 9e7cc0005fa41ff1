import { contract } from '@deckle/contract/contract.ts'
import { courseHandlers } from '../../modules/courses/index.ts'
import { ruleHandlers } from '../../modules/rules/index.ts'
import type { Cast } from './cast.ts'
import { courseDrafts, type CourseKey } from './drafts.ts'
import { writeCourse } from './write-course.ts'

const { courses, rules } = contract
const author = 'meera'

interface RuleDraft {
  readonly name: string
  readonly tag?: string
  readonly city?: string
  readonly due_days: number | null
  readonly active: boolean
}

/** Making courses and their rules. */
export function authorActs({ stage, ids, courseIds, codes, daysFromNow, idOf, tagsOf }: Cast) {
  return {
    create: (key: CourseKey) => async () => {
      const draft = courseDrafts[key]
      const content = writeCourse(key, draft, { ids: { ...ids, courses: courseIds }, daysFromNow })
      const create = [courses.create, courseHandlers.create] as const
      const { course } = await stage.call(create, author, { body: { title: content.title, content } })
      courseIds.set(key, course.id)
      const body = { tags: tagsOf(draft.tags) }
      await stage.call([courses.updateTags, courseHandlers.updateTags], author, { id: course.id, body })
    },

    publish: (key: CourseKey) => async () => {
      const id = idOf(key)
      const { course } = await stage.call([courses.show, courseHandlers.show], author, { id })
      const body = { revision: course.revision }
      await stage.call([courses.publish, courseHandlers.publish], author, { id, body })
      if (course.content.enrolment !== 'ask') return
      const link = [courses.updateJoinCode, courseHandlers.updateJoinCode] as const
      const { joinUrl } = (await stage.call(link, author, { id, body: { enabled: true } })).course
      codes.set(key, joinUrl === null ? '' : (new URL(joinUrl).searchParams.get('code') ?? ''))
    },

    archive: (key: CourseKey) => () =>
      stage.call([courses.updateStatus, courseHandlers.updateStatus], author, {
        id: idOf(key),
        body: { status: 'archived' },
      }),

    addRule:
      (key: CourseKey, by: string, { tag, city, ...rule }: RuleDraft) =>
      () => {
        const condition =
          tag === undefined
            ? ({ field: 'details.City', op: 'is', value: city ?? '' } as const)
            : ({ field: 'tags', op: 'in', value: tagsOf([tag]) } as const)
        return stage.call([rules.add, ruleHandlers.add], by, {
          id: idOf(key),
          body: { ...rule, match: 'all', conditions: [condition], remove_when_unmatched: false },
        })
      },

    runRules: (key: CourseKey, by: string) => () =>
      stage.call([rules.run, ruleHandlers.run], by, { id: idOf(key), body: {} }),
  }
}
