import type { FlowPicture } from '@deckle/contract/flows.ts'
import { type CountedPath, flowOf } from '@deckle/core/attribution/flow.ts'
import type { Deps } from '../../../deps.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { foldVisitors } from '../fold/fold-visitors.ts'
import { type FlowFilters, listPaths, type PathRow } from './queries.ts'
import { findReachedNames } from './queries-names.ts'

/** What was touched before this call is counted. Things out of the actor's reach are not named: they are among the others. */
export async function readFlow(
  { db }: Pick<Deps, 'db'>,
  actor: SignedIn,
  filters: FlowFilters,
  most?: number,
): Promise<FlowPicture> {
  await foldVisitors(db, actor.clientId)
  const rows = await listPaths(db, actor, filters)
  const ids = rows.flatMap(({ article_id, deck_id, course_id }) => [article_id, deck_id, course_id])
  const names = await findReachedNames(
    db,
    actor,
    ids.filter((id) => id !== null),
  )
  const flow = flowOf(
    rows.map((row) => pathOf(row, names)),
    most,
  )
  return { ...flow, nodes: flow.nodes.map((node) => ({ ...node, name: nameOf(node, names) })) }
}

type Names = ReadonlyMap<string, string>

function pathOf({ source, article_id, deck_id, lead, course_id, people }: PathRow, names: Names): CountedPath {
  const step = (id: string | null) => (id === null ? undefined : names.has(id) ? id : null)
  return { source, article: step(article_id), deck: step(deck_id), lead, course: step(course_id), people }
}

function nameOf({ step, key }: Pick<FlowPicture['nodes'][number], 'step' | 'key'>, names: Names): string {
  if (key === null || step === 'lead') return ''
  return step === 'source' ? key : (names.get(key) ?? '')
}
