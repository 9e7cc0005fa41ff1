import { FORMULA_LENGTH } from '@deckle/core/formula/formula.ts'
import type { FaultTexts } from '../texts.ts'

export const formulaFaults: FaultTexts = {
  empty: () => 'The formula is empty.',
  too_long: () => `The formula is longer than ${FORMULA_LENGTH} characters.`,
  too_deep: () => 'Too many parentheses within each other.',
  unknown_character: (what) => `“${what}” has no meaning in a formula.`,
  unknown_name: (what) => `“${what}” is not known. Variables are called varA to varZ.`,
  bad_number: (what) => `“${what}” is not a number.`,
  decimal_comma: (what) => `Use a point for decimals: ${what}.`,
  value_expected: (what) =>
    what === '' ? 'A number, variable or function is missing at the end.' : `A value is missing before “${what}”.`,
  operator_expected: (what) => `Something like + or * is missing before “${what}”.`,
  unclosed: () => 'This parenthesis is never closed.',
  not_opened: () => 'This parenthesis was never opened.',
  chained_comparison: (what) => `Join two comparisons with “and”: “${what}” compares two values only.`,
  wrong_count: (what) => `${what} has too few or too many values between its parentheses.`,
  parentheses_expected: (what) => `${what} needs its values in parentheses: ${what}(…).`,
  unset: (what) => `${what} has no value.`,
  zero_division: () => 'This divides by zero.',
  outside_domain: (what) => `${what} can’t be worked out for this value.`,
  too_large: () => 'The number becomes too large.',
}
