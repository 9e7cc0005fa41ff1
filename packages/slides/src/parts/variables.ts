import type { FormulaValues } from '@deckle/core/formula/formula.ts'

/** The value of one variable; none for ''. */
export function valuesOfVariable(variable: string, value: number): FormulaValues {
  return variable === '' ? {} : { [variable]: value }
}
