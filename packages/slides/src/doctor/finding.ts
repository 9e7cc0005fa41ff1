import type { SlideProblem } from '../definition.ts'

export interface Finding {
  /** '' for the deck as a whole. */
  readonly slideId: string
  /** Path in the slide or deck: `options.<id>.text`, `jumps.<rule id>`, `outcomes.<id>`, `leadForm.consent`, `colors`. */
  readonly path: string
  readonly code: SlideProblem['code'] | FindingCode
  /** Errors stop publishing, warnings don't. */
  readonly severity: 'error' | 'warning'
  /** Values for the message: a variable, numbers, a language. */
  readonly values: Readonly<Record<string, string | number>>
}

type FindingCode =
  | 'no_name'
  | 'unreachable'
  | 'no_exit'
  | 'jump_gone'
  | 'jump_empty'
  | 'jump_no_value'
  | 'jump_condition_gone'
  | 'untouched'
  | 'untouched_kept'
  | 'outcome_blank'
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
  | 'plan_leads'
  | 'lead_no_fields'
  | 'lead_no_email'
  | 'lead_no_consent'
  | 'lead_no_label'
  | 'over_ideal'

/** @param slideId '' for the deck as a whole */
export function warning(code: Finding['code'], slideId: string, path: string, values: Finding['values'] = {}): Finding {
  return { slideId, path, code, severity: 'warning', values }
}

/** @param slideId '' for the deck as a whole */
export function error(code: Finding['code'], slideId: string, path: string, values: Finding['values'] = {}): Finding {
  return { slideId, path, code, severity: 'error', values }
}
