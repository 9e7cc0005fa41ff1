import type { SlideProblem } from '../definition.ts'
import type { Checked } from '../fields/field.ts'

/** Nothing among the options is marked right; asked only where the deck expects right answers. */
export function noRightOption(
  path: string,
  options: readonly { readonly correct: Checked }[],
): readonly SlideProblem[] {
  return options.some((option) => option.correct === 'checked')
    ? []
    : [{ path, code: 'no_right_answer', severity: 'error' }]
}
