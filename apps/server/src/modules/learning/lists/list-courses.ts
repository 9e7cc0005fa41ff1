import type { learning } from '@deckle/contract/learning.ts'
import type { QueryOf } from '@deckle/contract/kit/endpoint.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { groupOf, presentEnrolment } from '../present.ts'
import { listMyCourses, listOffered, type MyCourseRow } from './queries.ts'

/** All but what is done, or one group. */
export const listOwnCourses: Handler<typeof learning.list> = async ({ deps, actor, query }) => {
  const now = deps.now()
  const { rows, ...page } = await listMyCourses(deps, actor, query, now)
  return {
    courses: rows.map((row) => {
      const enrolment = presentEnrolment(row, now)
      return { ...presentCard(row), group: groupOf(enrolment, now), enrolment }
    }),
    ...page,
  }
}

export const listCatalogue: Handler<typeof learning.catalogue> = ({ deps, actor, query }) =>
  offeredCourses(deps, actor, query)

/** A page of the catalogue. */
export async function offeredCourses(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: SignedIn,
  query: QueryOf<typeof learning.catalogue>,
) {
  const now = deps.now()
  const { rows, ...page } = await listOffered(deps.db, actor, query)
  return {
    courses: rows.map(({ status, enrolled_at, percent, removed, ...row }) => ({
      ...presentCard(row),
      enrolment: row.enrolment,
      learners: row.enrolled ?? 0,
      passed: row.passed ?? 0,
      mine:
        status !== null && enrolled_at !== null && percent !== null
          ? presentEnrolment({ ...row, status, enrolled_at, percent, removed }, now)
          : null,
    })),
    ...page,
  }
}

type Card = Pick<
  MyCourseRow,
  'id' | 'title' | 'cover' | 'language' | 'level' | 'minutes' | 'topic_count' | 'deck_count'
>

const presentCard = ({ id, title, cover, language, level, minutes, topic_count, deck_count }: Card) => ({
  id,
  title,
  cover: cover,
  language: language,
  level: level,
  minutes,
  topics: topic_count,
  decks: deck_count,
})
