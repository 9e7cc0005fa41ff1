import type { Mark } from '@deckle/core/deck/slide.ts'
import type { Checked } from '../../fields/field.ts'

interface Choice {
  readonly id: string
  readonly correct: Checked
}

export function rightOptions(options: readonly Choice[]): readonly string[] {
  return options.filter((option) => option.correct === 'checked').map((option) => option.id)
}

/** Null for an unknown option. */
export function prepareChoice(
  options: readonly Choice[],
  weight: number,
): (answer: { readonly option: string }) => Mark | null {
  const right: Mark = { correct: true, earned: weight, possible: weight }
  const wrong: Mark = { correct: false, earned: 0, possible: weight }
  const ids = options.map(({ id }) => id)
  const marks = options.map(({ correct }) => (correct === 'checked' ? right : wrong))
  return ({ option }) => {
    for (let at = 0; at < ids.length; at++) if (ids[at] === option) return marks[at] as Mark
    return null
  }
}

/** Like `indexOf`, but compiled into its caller: among as few options as a slide has, faster than that or a map. */
export function placeOf(ids: readonly string[], id: string): number {
  for (let at = 0; at < ids.length; at++) if (ids[at] === id) return at
  return -1
}
