import { compile, type Program } from './compile.ts'
import { fault, type FormulaFault, isFault } from './fault.ts'
import { Faulted } from './faulted.ts'
import { parse } from './parse.ts'
import { roundTo } from './round.ts'
import type { VariableName } from './variables.ts'

/** Characters, after escaped symbols are converted (product.md §3, "formula and criteria 999"). */
export const FORMULA_LENGTH = 999

/** A variable that is absent was never set. */
export type FormulaValues = Readonly<Partial<Record<VariableName, number>>>

export type FormulaResult =
  | { readonly ok: true; readonly value: number | boolean }
  | { readonly ok: false; readonly fault: FormulaFault }

export interface Formula {
  /** With `&lt;`, `&gt;` and `&amp;` converted; faults give positions in it. */
  readonly text: string
  /** Variables used, in alphabetical order. */
  readonly variables: readonly VariableName[]
  /** Boolean for a comparison or condition, else number. */
  readonly kind: 'number' | 'boolean'
  /** Numbers are rounded to two decimals (product.md §5). Never throws; time is linear in the text's length. */
  readonly evaluate: (values?: FormulaValues) => FormulaResult
}

/**
 * Parses the formula language of decisions.md §2: numbers, `varA` to `varZ`, `+ - * / % ^`, comparisons, `and or not`,
 * `IF` and functions; names in any case. Results are the same in browser and server; nothing outside can be reached.
 * Conditions count as 1 and 0 in arithmetic; a number is true unless it is 0. `%` is the remainder with the divisor's
 * sign.
 */
export function readFormula(text: string): Formula | FormulaFault {
  const plain = unescapeSymbols(text)
  if (plain.length > FORMULA_LENGTH) return fault('too_long', FORMULA_LENGTH, plain.length - FORMULA_LENGTH)
  const parsed = parse(plain)
  if (isFault(parsed)) return parsed
  const { expression, variables } = parsed
  const program = compile(expression)
  return {
    text: plain,
    variables,
    kind: expression.kind,
    evaluate: (values = {}) => run(program, expression.kind, values),
  }
}

/** Criteria of a qualification: a formula whose result is true or false (product.md §5). */
export function readCriteria(text: string): Formula | FormulaFault {
  const formula = readFormula(text)
  if (isFault(formula) || formula.kind === 'boolean') return formula
  return {
    ...formula,
    kind: 'boolean',
    evaluate: (values) => {
      const result = formula.evaluate(values)
      return result.ok ? { ok: true, value: result.value !== 0 } : result
    },
  }
}

export function evaluateFormula(text: string, values: FormulaValues = {}): FormulaResult {
  const formula = readFormula(text)
  return isFault(formula) ? { ok: false, fault: formula } : formula.evaluate(values)
}

/** Formulas were stored with escaped symbols (product.md §5). */
function unescapeSymbols(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

function run(program: Program, kind: Formula['kind'], values: FormulaValues): FormulaResult {
  try {
    const value = program(values)
    return { ok: true, value: kind === 'boolean' ? value !== 0 : roundTo(value, 2) }
  } catch (error) {
    if (error instanceof Faulted) return { ok: false, fault: error.fault }
    throw error
  }
}
