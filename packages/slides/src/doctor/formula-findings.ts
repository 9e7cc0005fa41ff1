import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { type FormulaFault, isFault } from '@deckle/core/formula/fault.ts'
import { type Formula, type FormulaValues, readFormula } from '@deckle/core/formula/formula.ts'
import type { VariableName } from '@deckle/core/formula/variables.ts'
import { readerTypeRules } from '@deckle/core/reader-type/reader-type.ts'
import { type VariableSource, variablesOf } from '../flow/variables-of.ts'
import { formulaProblems, formulasOf } from '../formula-problems.ts'
import { error, type Finding, warning } from './finding.ts'

const mostTries = 4000

/** A formula's results over the values of its variables. */
interface FormulaTrial {
  readonly least: number
  readonly greatest: number
  /** The first failing combination. */
  readonly failure: { readonly fault: FormulaFault; readonly values: FormulaValues } | null
}

/**
 * Formulas with a syntax error, with variables that no earlier slide sets, that fail for some values, or whose results
 * leave the range.
 */
export function formulaFindings(content: DeckContent): Finding[] {
  const sources = variablesOf(content)
  const order = new Map(content.contentHash.map(({ slideId }, at) => [slideId, at]))
  const isCalculator = readerTypeRules[content.readerType].ending === 'calculation'
  return content.contentHash.flatMap((slide, at) => {
    const invalid = formulaProblems(slide).map(({ path }) => error('bad_formula', slide.slideId, path))
    const formulas = formulasOf(slide)
    const isEarlier = (source: VariableSource) => (order.get(source.slideId) ?? Infinity) <= at
    const earlier = formulas.length === 0 ? [] : sources.filter(isEarlier)
    const tried = formulas.flatMap(({ path, text, format }): Finding[] => {
      const formula = readFormula(text)
      if (isFault(formula)) return []
      const unset = formula.variables.filter((name) => earlier.every((source) => source.variable !== name))
      if (unset.length > 0) return unset.map((variable) => warning('variable_unset', slide.slideId, path, { variable }))
      const { least, greatest, failure } = tryFormula(formula, earlier)
      const { minValue, maxValue } = content.resultRange
      const leaves = isCalculator && format === 'formula' && (least < minValue || greatest > maxValue)
      return [
        ...(failure ? [warning('formula_fails', slide.slideId, path, valuesInWords(failure.values))] : []),
        ...(leaves ? [warning('result_outside', slide.slideId, path, { least, greatest, minValue, maxValue })] : []),
      ]
    })
    return [...invalid, ...tried]
  })
}

/** Evaluates a formula with all combinations of its variables' values, or with 4,000 evenly spread ones. */
export function tryFormula(formula: Formula, sources: readonly VariableSource[]): FormulaTrial {
  const columns = formula.variables.map((name) => ({ name, values: valuesFor(name, sources) }))
  const all = columns.reduce((product, { values }) => product * values.length, 1)
  const step = Math.max(1, Math.floor(all / mostTries))
  let least = Infinity
  let greatest = -Infinity
  let failure: FormulaTrial['failure'] = null
  for (let n = 0; n < all; n += step) {
    const values = combination(columns, n)
    const result = formula.evaluate(values)
    if (!result.ok) {
      failure ??= { fault: result.fault, values }
      continue
    }
    least = Math.min(least, Number(result.value))
    greatest = Math.max(greatest, Number(result.value))
  }
  return { least, greatest, failure }
}

function valuesFor(name: VariableName, sources: readonly VariableSource[]): readonly number[] {
  return [...new Set(sources.filter(({ variable }) => variable === name).flatMap(({ values }) => values))]
}

/** The nth combination, as digits of a mixed-radix number. */
function combination(
  columns: readonly { readonly name: VariableName; readonly values: readonly number[] }[],
  n: number,
): FormulaValues {
  let rest = n
  const picked: Partial<Record<VariableName, number>> = {}
  for (const { name, values } of columns) {
    picked[name] = values[rest % values.length] ?? 0
    rest = Math.floor(rest / values.length)
  }
  return picked
}

function valuesInWords(values: FormulaValues): { values: string } {
  return {
    values: Object.entries(values)
      .map(([name, value]) => `${name} = ${value}`)
      .join(', '),
  }
}
