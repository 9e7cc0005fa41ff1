import type { learners } from '@deckle/contract/learners.ts'
import { readInBatches } from '../../db/read-in-batches.ts'
import type { Handler } from '../../http/handler.ts'
import { checkCertificates } from '../certificates/index.ts'
import { selectNames } from './queries.ts'
import { requireLearners } from './require-learners.ts'

/** People named in a reply. */
const MOST_NAMED = 20

/** Empty where the course gives no certificates. */
export const checkLearnerCertificates: Handler<typeof learners.checkCertificates> = async (call) => {
  const { deps, actor, params, body } = call
  const scope = await requireLearners(deps.db, deps, actor, params.id)
  const { certificate, title, language } = scope.course.published ?? scope.course.content
  if (!certificate) return { texts: [], people: [], count: 0 }
  const { texts, ofName } = await checkCertificates(deps.db, scope.clientId, { certificate, title, language })
  const query = (await selectNames(deps.db, scope, body.people)).compile()
  const people: { id: string; name: string; characters: readonly string[] }[] = []
  let count = 0
  for await (const rows of readInBatches<{ id: string; name: string }>(deps.pool, {
    text: query.sql,
    values: query.parameters,
  }))
    for (const { id, name } of rows) {
      const characters = ofName(name)
      if (characters.length === 0) continue
      count += 1
      if (people.length < MOST_NAMED) people.push({ id, name, characters })
    }
  return { texts, people, count }
}
