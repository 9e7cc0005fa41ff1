import { isBlank } from '@deckle/core/text/is-blank.ts'
import { isSameText } from '@deckle/core/text/same-text.ts'
import type { SlideProblem } from '../../definition.ts'
import type { Checked } from '../../fields/field.ts'

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
    !isBlank(text) && options.slice(0, at).some((before) => isSameText(before.text, text) && !raises(before.text, text))
      ? [{ path: `${path}.${id}.text`, code: 'repeated_option', severity: 'error' }]
      : [],
  )
}

/** Whether options may differ only by what is raised or lowered, as H₂O and H2O do. */
const raises = (text: string, other: string): boolean => {
  const raised = (one: string) => one.replace(/[^²³¹⁰-ₜ]/g, '')
  return raised(text) !== raised(other)
}
