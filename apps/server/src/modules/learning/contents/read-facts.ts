import type { CourseContent } from '@deckle/core/course/course.ts'
import type { Deps } from '../../../deps.ts'
import type { VersionFacts } from '../learning-state.ts'
import { listVersionFacts } from '../queries.ts'
import { versionIdOf } from '../learner-progress.ts'

const MOST = 5000

/** Name and slides of a course's decks, by the deck's id. */
export async function readFacts(
  deps: Pick<Deps, 'db' | 'learning'>,
  clientId: string,
  content: CourseContent,
): Promise<ReadonlyMap<string, VersionFacts>> {
  const { facts } = deps.learning
  const ids = [...content.decks.map(({ id }) => id), ...(content.finalExam ? [content.finalExam.deck_id] : [])]
  const versions = new Map(ids.flatMap((id) => [[id, versionIdOf(content, id)] as const]))
  const missing = [...versions.values()].filter((id) => id !== undefined && !facts.has(id)) as string[]
  if (missing.length > 0) {
    if (facts.size + missing.length > MOST) facts.clear()
    for (const { id, name, slides } of await listVersionFacts(deps.db, clientId, missing))
      facts.set(id, { name, slides })
  }
  return new Map(
    [...versions].flatMap(([id, version]) => {
      const known = version === undefined ? undefined : facts.get(version)
      return known ? [[id, known] as const] : []
    }),
  )
}
