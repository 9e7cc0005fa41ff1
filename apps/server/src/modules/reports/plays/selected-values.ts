import type { ReportCondition } from '@deckle/core/report/reports/definition.ts'

/** Values that are looked at: these alone, or all but these. '' is unknown. */
export interface Selected {
  readonly only: boolean
  readonly values: ReadonlySet<string>
}

/** What all of the conditions leave. */
export const selectedValues = (conditions: readonly ReportCondition[]): Selected =>
  conditions.map(selectedBy).reduce(both, { only: false, values: new Set<string>() })

function selectedBy({ op, value }: ReportCondition): Selected {
  if (op === 'exists') return { only: value === false, values: new Set(['']) }
  return { only: op === 'is' || op === 'in', values: new Set(Array.isArray(value) ? value : [String(value)]) }
}

export const keeps = ({ only, values }: Selected, value: string): boolean => values.has(value) === only

function both(one: Selected, other: Selected): Selected {
  if (one.only) return { only: true, values: new Set([...one.values].filter((value) => keeps(other, value))) }
  if (other.only) return both(other, one)
  return { only: false, values: new Set([...one.values, ...other.values]) }
}

interface Term<Field extends string> {
  readonly values: { readonly [F in Field]?: string }
  readonly sign: 1 | -1
}

/** Single values of each field whose figures, added up and taken away, are those of what is selected. */
export function termsOf<Field extends string>(fields: readonly (readonly [Field, Selected])[]): readonly Term<Field>[] {
  return fields.reduce<readonly Term<Field>[]>(
    (terms, [field, { only, values }]) =>
      terms.flatMap((term) => [
        ...(only ? [] : [term]),
        ...[...values].map((value): Term<Field> => {
          const sign = only ? term.sign : term.sign === 1 ? -1 : 1
          return { values: { ...term.values, [field]: value }, sign }
        }),
      ]),
    [{ values: {}, sign: 1 }],
  )
}
