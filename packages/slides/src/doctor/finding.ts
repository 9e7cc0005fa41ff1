import type { SlideProblem } from '../definition.ts'

/** Something to check before publishing. */
export interface Finding {
  /** '' for the deck as a whole. */
  readonly slideId: string
  /** Where in the slide or deck: `options.<id>.text`, `jumps.<rule id>`, `outcomes.<id>`, `colors`. */
  readonly path: string
  readonly code: SlideProblem['code'] | FindingCode
  /** Errors stop publishing, warnings don't. */
  readonly severity: 'error' | 'warning'
  /** Values of the message: a variable, numbers, a language. */
  readonly values: Readonly<Record<string, string | number>>
}

export type FindingCode =
  | 'no_name'
  | 'unreachable'
  | 'no_exit'
  | 'jump_gone'
  | 'jump_empty'
  | 'jump_condition_gone'
  | 'outcome_band'
  | 'outcome_tag'
  | 'outcome_hidden'
  | 'outcome_never'
  | 'result_without_outcome'
  | 'variable_unset'
  | 'formula_fails'
  | 'result_outside'
  | 'untranslated'
  | 'low_contrast'
  | 'plan_jumps'
  | 'over_ideal'

export function finding(
  code: Finding['code'],
  slideId: string,
  path: string,
  values: Finding['values'] = {},
  severity: Finding['severity'] = 'warning',
): Finding {
  return { slideId, path, code, severity, values }
}
