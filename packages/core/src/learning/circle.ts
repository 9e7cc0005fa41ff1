/** Of each id those that it points to: prerequisites of a course, the parent of a competency. */
export type Links = ReadonlyMap<string, readonly string[]>

/**
 * The circle that would close if `from` also pointed to `added`: the ids along it, `from` first and last. A shortest one;
 * null where there is none. Circles that are there already, elsewhere, are no matter. Time: ids and links once.
 */
export function circleThrough(links: Links, from: string, added: readonly string[]): readonly string[] | null {
  const cameFrom = new Map<string, string>()
  const waiting: string[] = []
  const visit = (id: string, by: string): void => {
    if (cameFrom.has(id)) return
    cameFrom.set(id, by)
    waiting.push(id)
  }
  for (const id of added) visit(id, from)
  for (let at = 0; at < waiting.length && !cameFrom.has(from); at++) {
    const id = waiting[at] as string
    for (const next of links.get(id) ?? []) visit(next, id)
  }
  if (!cameFrom.has(from)) return null
  const way = [from]
  for (let id = cameFrom.get(from) as string; id !== from; id = cameFrom.get(id) as string) way.push(id)
  return [from, ...way.toReversed()]
}
