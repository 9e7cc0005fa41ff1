import { slug } from '@deckle/core/text/slug.ts'
import type { Db } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { insertRows } from './queries.ts'

/** Categories of courses with those below them. */
const courseCategories: Readonly<Record<string, readonly string[]>> = {
  Coffee: ['Roasting', 'Brewing'],
  'Food safety': [],
  'First weeks': [],
}

/** @returns the ids by name */
export async function insertCourseCategories(
  deps: Deps,
  trx: Db,
  client_id: string,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>()
  const row = (name: string, at: number, parent_id: string | null) => {
    const id = deps.newId()
    ids.set(name, id)
    return { client_id, id, kind: 'course', name, slug: slug(name), parent_id, seq: at + 1 } as const
  }
  const rows = Object.entries(courseCategories).flatMap(([name, below], at) => {
    const top = row(name, at, null)
    return [top, ...below.map((one, place) => row(one, place, top.id))]
  })
  await insertRows(trx, 'categories', rows)
  return ids
}
