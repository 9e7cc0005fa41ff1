import type { FormulaValues } from '@deckle/core/formula/formula.ts'

/** @param variable '' for none */
export function valuesOfVariable(variable: string, value: number): FormulaValues {
  return variable === '' ? {} : { [variable]: value }
}
