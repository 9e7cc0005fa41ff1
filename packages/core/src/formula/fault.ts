/** Errors of syntax, then of evaluation. */
export const faultCodes = [
  'empty',
  'too_long',
  'too_deep',
  'unknown_character',
  'unknown_name',
  'bad_number',
  'decimal_comma',
  'value_expected',
  'operator_expected',
  'unclosed',
  'not_opened',
  'chained_comparison',
  'wrong_count',
  'parentheses_expected',
  'unset',
  'zero_division',
  'outside_domain',
  'too_large',
] as const
export type FaultCode = (typeof faultCodes)[number]

/** Why a formula can't be read or evaluated, and where: `at` and `length` count UTF-16 units of its text. */
export interface FormulaFault {
  readonly fault: FaultCode
  readonly at: number
  readonly length: number
  /** The name, symbol or number of arguments at fault. */
  readonly what: string
}

export function fault(code: FaultCode, at: number, length: number, what = ''): FormulaFault {
  return { fault: code, at, length, what }
}

export function isFault(value: unknown): value is FormulaFault {
  return typeof value === 'object' && value !== null && 'fault' in value && typeof value.fault === 'string'
}
