import { activeCell } from '../../text/csv-cell.ts'
import {
  type Competency,
  competencyLimits,
  type CompetencyScale,
  defaultScale,
  defaultThreshold,
} from './competency.ts'

/** Columns of the framework as a file, by their heading. `parent` is a name; `decks` are ids with weights, `id:2; id:1`. */
export const competencyColumns = [
  'name',
  'parent',
  'threshold',
  'level_1',
  'level_2',
  'level_3',
  'level_4',
  'decks',
] as const
export type CompetencyColumn = (typeof competencyColumns)[number]

/** A competency with the name of its parent; '' at the top. Names are unique in a file, whatever their case. */
export type CompetencyRow = Omit<Competency, 'parent'> & { readonly parent: string }

/** Cells in the order of `competencyColumns`, to be written by `csvLine`. */
export const competencyCells = ({
  name,
  parent,
  threshold,
  scale,
  decks,
}: CompetencyRow): readonly (string | number)[] => [
  name,
  parent,
  threshold,
  ...scale,
  decks.map(({ id, weight }) => `${id}:${weight}`).join('; '),
]

/** What each column of a file is, by its heading; null for one that is left out. Each is taken once. */
export function competencyColumnsOf(headings: readonly string[]): readonly (CompetencyColumn | null)[] {
  const left = new Set<string>(competencyColumns)
  return headings.map((heading) => {
    const name = heading
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_')
    return left.delete(name) ? (name as CompetencyColumn) : null
  })
}

export interface CompetencyRowFault {
  readonly code: 'missing' | 'too_long' | 'not_threshold' | 'not_decks' | 'too_many'
  readonly column: CompetencyColumn
}

export type ReadCompetency =
  | { readonly ok: true; readonly row: CompetencyRow }
  | { readonly ok: false; readonly faults: readonly CompetencyRowFault[] }

/** Reads a row by its columns. An empty threshold or level is the default. */
export function readCompetencyRow(
  cells: readonly string[],
  columns: readonly (CompetencyColumn | null)[],
): ReadCompetency {
  const values = new Map(
    columns.map((column, at) => [
      column,
      activeCell(cells[at] ?? '')
        .normalize('NFC')
        .trim(),
    ]),
  )
  const value = (column: CompetencyColumn): string => values.get(column) ?? ''
  const threshold = value('threshold') === '' ? defaultThreshold : thresholdFrom(value('threshold'))
  const decks = decksFrom(value('decks'))
  const faults = [
    ...(value('name') === '' ? [{ code: 'missing', column: 'name' } as const] : []),
    ...competencyColumns.flatMap((column) =>
      value(column).length > longest(column) ? [{ code: 'too_long', column } as const] : [],
    ),
    ...(threshold === null ? [{ code: 'not_threshold', column: 'threshold' } as const] : []),
    ...(decks === null ? [{ code: 'not_decks', column: 'decks' } as const] : []),
    ...(decks && decks.length > competencyLimits.decks ? [{ code: 'too_many', column: 'decks' } as const] : []),
  ]
  if (faults.length > 0 || threshold === null || decks === null) return { ok: false, faults }
  const scale = defaultScale.map((label, at) => value(`level_${(at + 1) as 1}`) || label) as unknown as CompetencyScale
  return { ok: true, row: { name: value('name'), parent: value('parent'), threshold, scale, decks } }
}

const longest = (column: CompetencyColumn): number =>
  column === 'name' || column === 'parent'
    ? competencyLimits.name
    : column.startsWith('level_')
      ? competencyLimits.label
      : Number.POSITIVE_INFINITY

/** A whole number from 1 to 100, with or without a per cent sign. */
function thresholdFrom(text: string): number | null {
  const found = /^(\d{1,3})\s*%?$/.exec(text)
  const threshold = Number(found?.[1] ?? 0)
  return threshold >= 1 && threshold <= 100 ? threshold : null
}

/** Between semicolons or line breaks; the weight is 1 where there is none. Null where one is no id, or twice there. */
function decksFrom(text: string): Competency['decks'] | null {
  const parts = text.split(/[;\n]/).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
  const decks = parts.map((part) => {
    const found = /^([\w-]{1,40})(?:\s*:\s*(\d{1,3}))?$/.exec(part)
    return { id: found?.[1] ?? '', weight: Number(found?.[2] ?? 1) }
  })
  const isGood = decks.every(({ id, weight }) => id !== '' && weight >= 1 && weight <= competencyLimits.weight)
  return isGood && new Set(decks.map(({ id }) => id)).size === decks.length ? decks : null
}
