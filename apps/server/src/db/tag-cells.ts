/** A row's tags as unsorted arrays, which halves the cost of a page compared with objects sorted by the database. */
export type TagCells = readonly (readonly [id: string, name: string, color: string])[]

/**
 * SQL for a row's `TagCells`; null without tags.
 *
 * @param client SQL of the client id
 * @param row SQL of the row's id
 */
export const tagCellsText = (
  kind: 'deck' | 'course' | 'article' | 'lead' | 'user',
  client: string,
  row: string,
): string =>
  `(select json_agg(json_build_array(t.id, t.name, t.color)) from ${kind}_tags tagged
    join tags t on t.client_id = ${client} and t.id = tagged.tag_id
    where tagged.client_id = ${client} and tagged.${kind}_id = ${row})`

/** Sorted by name. */
export const readTags = (cells: TagCells | null): { id: string; name: string; color: string }[] =>
  (cells ?? [])
    .map(([id, name, color]) => ({ id, name, color, key: `${name.toLowerCase()}\n${id}` }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ id, name, color }) => ({ id, name, color }))
