import { contract } from '@deckle/contract/contract.ts'
import { certificateHandlers } from '../../modules/certificates/index.ts'
import { courseHandlers } from '../../modules/courses/index.ts'
import { learnerHandlers } from '../../modules/learners/index.ts'
import { learningHandlers } from '../../modules/learning/index.ts'
import { ruleHandlers } from '../../modules/rules/index.ts'
import { teamHandlers } from '../../modules/team/index.ts'
import { userHandlers } from '../../modules/users/index.ts'
import { contentOf } from '../content/demo-deck.ts'
import { demoDecks } from '../content/decks.ts'
import type { Random } from '../random.ts'
import { type CourseKey, type DemoCourse, demoCourses, type DemoIds } from './drafts.ts'
import { type Lesson, playDeck } from './play-deck.ts'
import type { Stage } from './stage.ts'

interface Parts {
  readonly stage: Stage
  readonly ids: DemoIds
  readonly random: Random
  readonly now: Date
}

interface RuleDraft {
  readonly name: string
  readonly tag?: string
  readonly city?: string
  readonly due_days: number | null
  readonly active: boolean
}

type Change = { readonly status: 'passed' | 'waived'; readonly reason: string } | { readonly dueIn: number }

const DAY = 86_400_000

const author = 'meera'
const { courses, learners, learning, rules, certificates, team, users } = contract

export type Acts = ReturnType<typeof createActs>

/** What people do in courses. Each answers how to do it, for its moment in the timeline. */
export function createActs({ stage, ids, random, now }: Parts) {
  const courseIds = new Map<CourseKey, string>()
  const codes = new Map<CourseKey, string>()
  /** At nine in the morning in India. */
  const daysFromNow = (days: number): string =>
    new Date((Math.floor(now.getTime() / DAY) + days) * DAY + 3.5 * 3_600_000).toISOString()
  const idOf = (key: CourseKey): string => courseIds.get(key) ?? ''
  const personOf = (key: string): string => stage.person(key).userId
  const deckOf = (key: string) => ({ key, id: ids.decks.get(key) ?? '' })
  const draftOf = (key: CourseKey): DemoCourse => {
    const found = demoCourses(ids, { daysFromNow, courseIds }).find((one) => one.key === key)
    if (!found) throw new Error(`The demo has no course ${key}.`)
    return found
  }
  const peopleOf = (keys: readonly string[]) => ({ user_ids: keys.map(personOf) })

  return {
    create: (key: CourseKey) => async () => {
      const { content, tags } = draftOf(key)
      const create = [courses.create, courseHandlers.create] as const
      const { course } = await stage.call(create, author, { body: { title: content.title, content } })
      courseIds.set(key, course.id)
      const body = { tags: tags.map((name) => ids.tags.get(name) ?? '') }
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

    enrol:
      (key: CourseKey, by: string, who: readonly string[], { dueIn }: { readonly dueIn?: number } = {}) =>
      () =>
        stage.call([learners.add, learnerHandlers.add], by, {
          id: idOf(key),
          body: { ...peopleOf(who), ...(dueIn !== undefined && { due_at: daysFromNow(dueIn) }) },
        }),

    join: (who: string, key: CourseKey) => () =>
      stage.call([learning.enrol, learningHandlers.enrol], who, { id: idOf(key), body: {} }),

    joinByLink: (who: string, key: CourseKey) => () =>
      stage.call([learning.enrol, learningHandlers.enrol], who, {
        id: idOf(key),
        body: { code: codes.get(key) ?? '' },
      }),

    ask: (who: string, key: CourseKey, text: string) => () =>
      stage.call([learning.ask, learningHandlers.ask], who, { id: idOf(key), body: { text } }),

    answer: (key: CourseKey, by: string, who: string, grant: boolean) => () =>
      stage.call([learners.answerRequest, learnerHandlers.answerRequest], by, {
        id: idOf(key),
        body: { ...peopleOf([who]), grant },
      }),

    learn:
      (
        who: string,
        key: CourseKey,
        deck: string,
        {
          result = 'passed',
          slides = null,
          language = 'en',
        }: Partial<Pick<Lesson, 'result' | 'slides' | 'language'>> = {},
      ) =>
      () =>
        playDeck(stage, random, { who, courseId: idOf(key), deck: deckOf(deck), result, slides, language }),

    /** @param slide its place in the deck; a note without text is a bookmark */
    note: (who: string, key: CourseKey, deck: string, slide: number, text: string) => () => {
      const draft = demoDecks.find((one) => one.key === deck)
      const slide_id = draft ? (contentOf(draft, () => '').contentHash[slide]?.slideId ?? '') : ''
      return stage.call([learning.addNote, learningHandlers.addNote], who, {
        id: idOf(key),
        body: { deck_id: deckOf(deck).id, slide_id, text },
      })
    },

    modify: (key: CourseKey, by: string, who: string, change: Change) => () =>
      stage.call([learners.modify, learnerHandlers.modify], by, {
        id: idOf(key),
        body: { user_id: personOf(who), ...('dueIn' in change ? { due_at: daysFromNow(change.dueIn) } : change) },
      }),

    remove: (key: CourseKey, by: string, who: readonly string[]) => () =>
      stage.call([learners.remove, learnerHandlers.remove], by, { id: idOf(key), body: peopleOf(who) }),

    contact:
      (
        key: CourseKey,
        by: string,
        who: readonly string[],
        message: { readonly subject: string; readonly text: string },
      ) =>
      () =>
        stage.call([learners.contact, learnerHandlers.contact], by, {
          id: idOf(key),
          body: { ...message, channels: ['app'], people: peopleOf(who) },
        }),

    addRule:
      (key: CourseKey, by: string, { tag, city, ...rule }: RuleDraft) =>
      () => {
        const condition =
          tag === undefined
            ? ({ field: 'details.City', op: 'is', value: city ?? '' } as const)
            : ({ field: 'tags', op: 'in', value: [ids.tags.get(tag) ?? ''] } as const)
        return stage.call([rules.add, ruleHandlers.add], by, {
          id: idOf(key),
          body: { ...rule, match: 'all', conditions: [condition], remove_when_unmatched: false },
        })
      },

    runRules: (key: CourseKey, by: string) => () =>
      stage.call([rules.run, ruleHandlers.run], by, { id: idOf(key), body: {} }),

    tag: (by: string, who: string, tags: readonly string[]) => async () => {
      const id = personOf(who)
      const { user } = await stage.call([users.show, userHandlers.show], by, { id })
      await stage.call([users.updateDetails, userHandlers.updateDetails], by, {
        id,
        body: { details: user.details, tags: tags.map((name) => ids.tags.get(name) ?? '') },
      })
    },

    revoke: (key: CourseKey, by: string, who: string, reason: string) => async () => {
      const list = [certificates.list, certificateHandlers.list] as const
      const query = { course_id: idOf(key), limit: 100 }
      const found = (await stage.call(list, by, { query })).certificates
      const id = found.find(({ person }) => person.id === personOf(who))?.id ?? ''
      await stage.call([certificates.revoke, certificateHandlers.revoke], by, { id, body: { reason } })
    },

    remind: (by: string, who: string) => () =>
      stage.call([team.remind, teamHandlers.remind], by, { body: { user_id: personOf(who) } }),
  }
}
