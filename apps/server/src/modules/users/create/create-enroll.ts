import type { users } from '@deckle/contract/users.ts'
import { refuse } from '../../../refusal.ts'
import type { Handler } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { presentUser } from '../present.ts'
import { addUser } from './add-user.ts'

/** Creates person and enrolments in one transaction. Courses do not exist yet, so every course id is refused. */
export const createEnroll: Handler<typeof users.createEnroll> = async ({ deps, actor, body, request }) => {
  const { courses, due_at: _, ...person } = body
  const user = await addUser(deps, actor, person, {
    language: preferredLanguage(request.header('accept-language')),
    also: async () => {
      if (courses.length > 0)
        throw refuse('rule_broken', { message: 'courses.unknown', fields: { courses: 'courses.unknown' } })
    },
  })
  return { user: presentUser(actor, user), enrolments: [] }
}
