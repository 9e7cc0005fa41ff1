import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { sendNotification } from '../notifications/index.ts'
import { type CourseKey, findTerms } from './queries.ts'

/** Notifies people who were added; of a draft nobody, since they can't open it yet. */
export async function tellEnrolled(
  trx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  { clientId, courseId }: CourseKey,
  { userIds, actorId }: { readonly userIds: readonly string[]; readonly actorId: string | null },
): Promise<void> {
  const others = userIds.filter((id) => id !== actorId)
  if (others.length === 0) return
  const { title, status } = await findTerms(trx, { clientId, courseId })
  if (status !== 'published') return
  await sendNotification(trx, deps, others, {
    clientId,
    type: 'enrolled',
    words: { key: 'enrolled', values: { name: title } },
    link: `/courses/${courseId}/show`,
    actorId,
  })
}
