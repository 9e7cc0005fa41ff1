import { contract } from '@deckle/contract/contract.ts'
import { certificateHandlers } from '../../modules/certificates/index.ts'
import { learnerHandlers } from '../../modules/learners/index.ts'
import { teamHandlers } from '../../modules/team/index.ts'
import { userHandlers } from '../../modules/users/index.ts'
import type { Cast } from './cast.ts'
import type { CourseKey } from './drafts.ts'

const { certificates, learners, team, users } = contract

type Change = { readonly status: 'passed' | 'waived'; readonly reason: string } | { readonly dueIn: number }

/** What authors and managers do with learners. */
export function peopleActs({ stage, daysFromNow, idOf, tagsOf, personOf, peopleOf }: Cast) {
  return {
    enrol:
      (key: CourseKey, by: string, who: readonly string[], { dueIn }: { readonly dueIn?: number } = {}) =>
      () =>
        stage.call([learners.add, learnerHandlers.add], by, {
          id: idOf(key),
          body: { ...peopleOf(who), ...(dueIn !== undefined && { due_at: daysFromNow(dueIn) }) },
        }),

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

    answer: (key: CourseKey, by: string, who: string, grant: boolean) => () =>
      stage.call([learners.answerRequest, learnerHandlers.answerRequest], by, {
        id: idOf(key),
        body: { ...peopleOf([who]), grant },
      }),

    revoke: (key: CourseKey, by: string, who: string, reason: string) => async () => {
      const list = [certificates.list, certificateHandlers.list] as const
      const query = { course_id: idOf(key), limit: 100 }
      const found = (await stage.call(list, by, { query })).certificates
      const id = found.find(({ person }) => person.id === personOf(who))?.id ?? ''
      await stage.call([certificates.revoke, certificateHandlers.revoke], by, { id, body: { reason } })
    },

    remind: (by: string, who: string) => () =>
      stage.call([team.remind, teamHandlers.remind], by, { body: { user_id: personOf(who) } }),

    tag: (by: string, who: string, tags: readonly string[]) => async () => {
      const id = personOf(who)
      const { user } = await stage.call([users.show, userHandlers.show], by, { id })
      await stage.call([users.updateDetails, userHandlers.updateDetails], by, {
        id,
        body: { details: user.details, tags: tagsOf(tags) },
      })
    },
  }
}
