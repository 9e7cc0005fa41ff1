import { licenseTypes } from '@deckle/core/access/access.ts'
import { type ConditionOperator, valueKind } from '@deckle/core/people/person-condition.ts'
import { readerTypes } from '@deckle/core/reader-type/reader-type.ts'
import { figuresOf, type ReportCondition } from '@deckle/core/report/reports/definition.ts'
import { columnsFor, ownGroup, reportDefinition, type ReportName } from '@deckle/core/report/reports/reports.ts'

/** How a condition's value is given: what has a name is searched for. */
export type NamedInput = 'person' | 'deck' | 'course' | 'tag' | 'country' | 'source'
export type ChoiceInput = 'reader_type' | 'license_type' | 'device'
export type ValueInput = 'text' | 'number' | 'day' | 'flag' | NamedInput | ChoiceInput

export interface FilterChoice {
  readonly field: string
  readonly operators: readonly ConditionOperator[]
  readonly input: (op: ConditionOperator) => ValueInput
}

const always = (input: ValueInput) => (): ValueInput => input
const orThere =
  (input: ValueInput) =>
  (op: ConditionOperator): ValueInput =>
    op === 'exists' ? 'flag' : input
const oneOf = ['is', 'is_not', 'in', 'not_in'] as const

const offered: readonly FilterChoice[] = [
  { field: 'deck', operators: oneOf, input: always('deck') },
  { field: 'name', operators: ['contains', 'is', 'is_not'], input: always('text') },
  { field: 'reader_type', operators: oneOf, input: always('reader_type') },
  { field: 'owner', operators: ['is', 'is_not', 'in', 'not_in', 'below'], input: always('person') },
  { field: 'published', operators: ['after', 'before', 'exists'], input: orThere('day') },
  { field: 'source', operators: [...oneOf, 'exists'], input: orThere('source') },
  { field: 'device', operators: oneOf, input: always('device') },
  { field: 'country', operators: [...oneOf, 'exists'], input: orThere('country') },
  { field: 'team', operators: ['below'], input: always('person') },
  { field: 'course', operators: oneOf, input: always('course') },
  { field: 'license_type', operators: oneOf, input: always('license_type') },
  { field: 'manager', operators: ['below', 'is', 'exists'], input: orThere('person') },
  { field: 'tags', operators: [...oneOf, 'exists'], input: orThere('tag') },
  { field: 'last_seen', operators: ['after', 'before', 'exists'], input: orThere('day') },
  { field: 'created', operators: ['after', 'before'], input: always('day') },
]

/** Whether a condition takes several values. */
export const takesSeveral = (op: ConditionOperator): boolean => valueKind(op) === 'texts'

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

export const choicesOf: Readonly<Record<ChoiceInput, readonly string[]>> = {
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
