import type { SlideProblem } from '../../definition.ts'
import type { Checked } from '../../fields/field.ts'
import { isSameText } from '../marking/same-text.ts'

/** For reader types that expect right answers. */
export function noRightOption(
  path: string,
  options: readonly { readonly correct: Checked }[],
): readonly SlideProblem[] {
  return options.some((option) => option.correct === 'checked')
    ? []
    : [{ path, code: 'no_right_answer', severity: 'error' }]
}

/** Options with the text of an earlier one; blank ones have a problem of their own. */
export function repeatedOptions(
  path: string,
  options: readonly { readonly id: string; readonly text: string }[],
): readonly SlideProblem[] {
  return options.flatMap(({ id, text }, at): readonly SlideProblem[] =>
    text.trim() !== '' && options.slice(0, at).some((before) => isSameText(before.text, text))
      ? [{ path: `${path}.${id}.text`, code: 'repeated_option', severity: 'error' }]
      : [],
  )
}
