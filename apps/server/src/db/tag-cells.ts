/** Tags of a row as arrays in any order: half of what objects, sorted by the database, cost a list's page. */
export type TagCells = readonly (readonly [id: string, name: string, color: string])[]

/**
 * Null for none.
 *
 * @param client the client's id, @param row the row's own, both as SQL
 */
export const tagCellsText = (kind: 'deck' | 'user', client: string, row: string): string =>
  `(select json_agg(json_build_array(t.id, t.name, t.color)) from ${kind}_tags tagged
    join tags t on t.client_id = ${client} and t.id = tagged.tag_id
    where tagged.client_id = ${client} and tagged.${kind}_id = ${row})`

/** By name. */
export const readTags = (cells: TagCells | null): { id: string; name: string; color: string }[] =>
  (cells ?? [])
    .map(([id, name, color]) => ({ id, name, color, key: `${name.toLowerCase()}\n${id}` }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ id, name, color }) => ({ id, name, color }))
