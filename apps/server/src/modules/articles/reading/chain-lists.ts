import type { Page, PageRequest } from '../../../db/paging/paging.ts'
import { refuse } from '../../../refusal.ts'

/** A list that another follows: its first page has no cursor. */
export type Link<Row> = (page: PageRequest) => Promise<Page<Row>>

/** Lists one after the other as one: a page that a list does not fill is filled by the next. */
export async function chainLists<Row>(links: readonly Link<Row>[], page: PageRequest): Promise<Page<Row>> {
  let { at, cursor } = placeOf(page.cursor, links.length)
  const rows: Row[] = []
  let total: number | undefined = 0
  for (; at < links.length; at++, cursor = undefined) {
    const room = page.limit - rows.length
    if (room === 0) return { rows, next: `${at}.` }
    const part = await (links[at] as Link<Row>)({ limit: room, cursor })
    rows.push(...part.rows)
    total = total !== undefined && part.total !== undefined ? total + part.total : undefined
    if (part.next !== null) return { rows, next: `${at}.${part.next}` }
  }
  return { rows, next: null, ...(page.cursor === undefined && total !== undefined && { total }) }
}

/** `2.abc`: the third list, from `abc`; `2.`: from its beginning. */
function placeOf(cursor: string | undefined, lists: number): { at: number; cursor: string | undefined } {
  if (cursor === undefined) return { at: 0, cursor }
  const [, at, rest] = /^(\d)\.(.*)$/.exec(cursor) ?? []
  if (at === undefined || Number(at) >= lists) throw refuse('bad_cursor')
  return { at: Number(at), cursor: rest === '' ? undefined : rest }
}
