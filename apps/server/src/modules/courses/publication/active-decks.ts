import type { CourseContent } from '@deckle/core/course/course.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { countInactiveDecks } from '../../decks/index.ts'
import { enforceLimit, type lockLicence } from '../../licences/index.ts'
import { versionsOf } from '../content/course-parts.ts'
import { type CourseRecord } from '../queries.ts'

/**
 * Refuses with `plan_limit` where the decks that a published course has would exceed the plan's active ones. A deck
 * counts once, however many courses have it (decisions.md §3).
 */
export async function enforceActiveDecks(
  open: Db,
  { deps, licence }: { readonly deps: Deps; readonly licence: Awaited<ReturnType<typeof lockLicence>> },
  course: CourseRecord,
  content: CourseContent | null = course.status === 'published' ? course.published : null,
): Promise<void> {
  const ids = [...versionsOf(content).keys()]
  const key = { clientId: course.client_id, courseId: course.id }
  const before = course.status === 'published' && course.deleted_at === null ? versionsOf(course.published) : null
  const added = await countInactiveDecks(
    open,
    key,
    ids.filter((id) => !before?.has(id)),
  )
  if (added > 0) await enforceLimit(open, deps, 'activeCampaigns', licence, { added })
}
