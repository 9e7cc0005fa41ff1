import { licenseTypes } from '@deckle/core/access/access.ts'
import type { ConditionOperator } from '@deckle/core/people/person-condition.ts'
import { readerTypes } from '@deckle/core/reader-type/reader-type.ts'
import { figuresOf, type ReportCondition } from '@deckle/core/report/reports/definition.ts'
import { columnsFor, ownGroup, reportDefinition, type ReportName } from '@deckle/core/report/reports/reports.ts'

/** How a condition's value is given. */
export type ValueInput = 'text' | 'number' | 'day' | 'flag' | 'person' | 'reader_type' | 'license_type' | 'device'

export interface FilterChoice {
  readonly field: string
  readonly operators: readonly ConditionOperator[]
  readonly input: (op: ConditionOperator) => ValueInput
}

const always = (input: ValueInput) => (): ValueInput => input
const dated = (op: ConditionOperator): ValueInput => (op === 'exists' ? 'flag' : 'day')

/** What the builder offers; the server takes more (decks and courses by id, lists of values). */
const offered: readonly FilterChoice[] = [
  { field: 'name', operators: ['contains', 'is', 'is_not'], input: always('text') },
  { field: 'reader_type', operators: ['is', 'is_not'], input: always('reader_type') },
  { field: 'owner', operators: ['is', 'below'], input: always('person') },
  { field: 'published', operators: ['after', 'before', 'exists'], input: dated },
  { field: 'source', operators: ['is', 'is_not', 'exists'], input: (op) => (op === 'exists' ? 'flag' : 'text') },
  { field: 'device', operators: ['is', 'is_not'], input: always('device') },
  { field: 'country', operators: ['is', 'is_not'], input: always('text') },
  { field: 'team', operators: ['below'], input: always('person') },
  { field: 'license_type', operators: ['is', 'is_not'], input: always('license_type') },
  { field: 'manager', operators: ['below', 'is'], input: always('person') },
  { field: 'last_seen', operators: ['after', 'before', 'exists'], input: dated },
  { field: 'created', operators: ['after', 'before'], input: always('day') },
]

/** Those that fit the report, and the figures of its columns. */
export function choicesFor(
  report: ReportName,
  group: string | undefined,
  seesPeople: boolean,
): readonly FilterChoice[] {
  const definition = reportDefinition(report)
  const known: readonly string[] = definition.filters
  const columns = columnsFor(definition, group ?? ownGroup(definition)) ?? {}
  return [
    ...offered.filter(
      ({ field, input, operators }) =>
        known.includes(field) && (seesPeople || input(operators[0] ?? 'is') !== 'person'),
    ),
    ...figuresOf(columns).map((field): FilterChoice => ({
      field,
      operators: ['at_least', 'at_most'],
      input: always('number'),
    })),
  ]
}

export const choicesOf: Readonly<Record<'reader_type' | 'license_type' | 'device', readonly string[]>> = {
  reader_type: readerTypes,
  license_type: licenseTypes,
  device: ['phone', 'tablet', 'computer', 'other'],
}

/** The conditions of the address; none where it holds something else. */
export function readConditions(filter: string | undefined): readonly ReportCondition[] {
  if (filter === undefined) return []
  try {
    const conditions: unknown = JSON.parse(filter)
    return Array.isArray(conditions) ? conditions.filter(isCondition) : []
  } catch {
    return []
  }
}

const isCondition = (one: unknown): one is ReportCondition =>
  typeof one === 'object' && one !== null && 'field' in one && 'op' in one && 'value' in one

export const writeConditions = (conditions: readonly ReportCondition[]): string | undefined =>
  conditions.length === 0 ? undefined : JSON.stringify(conditions)
