import type { CompetencyImportRow } from '@deckle/contract/competencies.ts'
import {
  type CompetencyRow,
  competencyColumnsOf,
  readCompetencyRow,
} from '@deckle/core/learning/competency/competency-csv.ts'
import { competencyLimits } from '@deckle/core/learning/competency/competency.ts'
import { parentFault } from '@deckle/core/learning/tree.ts'
import { createNameFinder } from '@deckle/core/text/find-by-name.ts'
import { comparableText } from '@deckle/core/text/same-text.ts'
import type { CompetencyRecord } from '../queries.ts'

export interface PlannedRow {
  readonly shown: CompetencyImportRow
  /** Null where it is refused. */
  readonly wanted: (Omit<CompetencyRow, 'parent'> & { readonly id: string; readonly parent: string | null }) | null
}

type Fault = CompetencyImportRow['faults'][number]

/**
 * What a file comes to, row by row. A row changes the competency of its name or makes a new one; columns that the file
 * lacks leave an existing one as it is.
 * @param table headings first
 * @param knownDecks ids that can be linked
 */
export function planImport(
  table: readonly (readonly string[])[],
  all: readonly CompetencyRecord[],
  knownDecks: ReadonlySet<string>,
  newId: () => string,
): readonly PlannedRow[] {
  const [headings = [], ...lines] = table
  const columns = competencyColumnsOf(headings)
  const existing = createNameFinder(all.map((one) => [one.name, one]))
  // An existing competency by its id, a new one by its name as `isSameText` compares it.
  const keyOf = (name: string): string => existing(name)?.id ?? comparableText(name)
  const read = lines.map((cells) => ({ cells, result: readCompetencyRow(cells, columns) }))
  const ids = new Map(all.map(({ id }) => [id, id]))
  for (const { result } of read) {
    const key = result.ok ? keyOf(result.row.name) : null
    if (key !== null && !ids.has(key)) ids.set(key, newId())
  }
  const parents = new Map(all.map(({ id, parent }) => [id, parent]))
  for (const id of ids.values()) if (!parents.has(id)) parents.set(id, null)
  const seen = new Set<string>()
  return read.map(({ cells, result }, at): PlannedRow => {
    const line = at + 2
    const typed = cells[columns.indexOf('name')]?.trim() ?? ''
    const refused = (faults: readonly Fault[]): PlannedRow => ({
      shown: { line, name: typed.slice(0, competencyLimits.name), state: 'refused', faults: [...faults] },
      wanted: null,
    })
    if (!result.ok) return refused(result.faults)
    const { row } = result
    const key = keyOf(row.name)
    const before = existing(row.name)
    const id = ids.get(key) ?? ''
    const has = (column: (typeof columns)[number]) => columns.includes(column)
    const above = has('parent') ? (row.parent === '' ? null : ids.get(keyOf(row.parent))) : (before?.parent ?? null)
    const decks = (has('decks') || !before ? row.decks : before.decks).map((deck) => ({
      id: deck.id.toLowerCase(),
      weight: deck.weight,
    }))
    const faults: Fault[] = [
      ...(seen.has(key) ? [{ code: 'twice', column: 'name' } as const] : []),
      ...(above === undefined ? [{ code: 'unknown_parent', column: 'parent' } as const] : []),
      ...(decks.some((deck) => !knownDecks.has(deck.id)) ? [{ code: 'unknown_deck', column: 'decks' } as const] : []),
    ]
    seen.add(key)
    if (above !== undefined) {
      const fault = parentFault(parents, id, above, competencyLimits.depth)
      if (fault === null) parents.set(id, above)
      else faults.push({ code: fault === 'unknown' ? 'unknown_parent' : fault, column: 'parent' })
    }
    if (faults.length > 0) return refused(faults)
    const wanted = {
      id,
      name: row.name,
      parent: above ?? null,
      threshold: has('threshold') || !before ? row.threshold : before.threshold,
      scale: columns.some((column) => column?.startsWith('level_')) || !before ? row.scale : before.scale,
      decks,
    }
    const state = !before ? 'new' : isSame(before, wanted) ? 'same' : 'changed'
    return { shown: { line, name: row.name, state, faults: [] }, wanted }
  })
}

function isSame(before: CompetencyRecord, wanted: NonNullable<PlannedRow['wanted']>): boolean {
  const facts = ({
    name,
    parent,
    threshold,
    scale,
    decks,
  }: Pick<CompetencyRecord, 'name' | 'parent' | 'threshold' | 'scale'> & {
    readonly decks: readonly { readonly id: string; readonly weight: number }[]
  }) => JSON.stringify([name, parent, threshold, scale, decks.map(({ id, weight }) => `${id}:${weight}`).toSorted()])
  return facts(before) === facts(wanted)
}
