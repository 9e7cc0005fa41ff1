/** How a row is picked: alone, with all rows from the last one picked alone to it, or in and out of what is selected. */
export type Picking = 'alone' | 'range' | 'toggle'

/** What is selected once a row is picked, in the order of the list. An unknown anchor counts as the row itself. */
export function pickRow(
  ids: readonly string[],
  selected: readonly string[],
  { row, anchor, picking }: { row: string; anchor: string | null; picking: Picking },
): readonly string[] {
  if (picking === 'alone') return [row]
  if (picking === 'toggle') {
    const wanted = new Set(selected)
    if (!wanted.delete(row)) wanted.add(row)
    return ids.filter((id) => wanted.has(id))
  }
  const to = ids.indexOf(row)
  const from = anchor === null ? to : ids.indexOf(anchor)
  return ids.slice(Math.min(from === -1 ? to : from, to), Math.max(from, to) + 1)
}

/** Which row a key goes to, as an index; undefined for keys that go nowhere. `page` is in rows. */
export function rowOfKey(
  key: string,
  { index, count, page }: { index: number; count: number; page: number },
): number | undefined {
  const within = (wanted: number) => Math.max(0, Math.min(count - 1, wanted))
  switch (key) {
    case 'ArrowDown':
      return within(index + 1)
    case 'ArrowUp':
      return within(index - 1)
    case 'PageDown':
      return within(index + Math.max(1, page))
    case 'PageUp':
      return within(index - Math.max(1, page))
    case 'Home':
      return within(0)
    case 'End':
      return within(count - 1)
    default:
      return undefined
  }
}
