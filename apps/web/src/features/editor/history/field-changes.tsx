import type { FieldChange } from '@deckle/core/deck/diff.ts'
import { useWords } from '../../../words/use-words.ts'
import { nameOfPath, useChangeWords } from './change-words.ts'
import type { Side } from './side.ts'
import { isBlank, shownValue } from './shown-value.ts'
import { TwoSides } from './two-sides.tsx'

/** Values that differ, field by field, the older on the left. */
export function FieldChanges({
  changes,
  template,
  roots,
  before,
  after,
}: {
  changes: readonly FieldChange[]
  /** The kind of slide on each side; null for the deck itself. */
  template: readonly [before: string, after: string] | null
  /** The slide, or the deck, on both sides, the newer one first. */
  roots: readonly unknown[]
  before: Side
  after: Side
}) {
  const t = useWords('versions')
  const words = useChangeWords()
  // What an older form lacked and a newer one has blank is no change that a person would see.
  const shown = changes.filter((change) => !isBlank(change.before) || !isBlank(change.after))
  return (
    <ul className="flex flex-col gap-3">
      {shown.map((change) => {
        const { path } = change
        const name = nameOfPath(words, path, roots)
        const value = (given: unknown, side: Side, kind: string | undefined) =>
          given === undefined
            ? ({ kind: 'nothing' } as const)
            : shownValue(words, given, { path, template: kind ?? null, content: side.content })
        return (
          <TwoSides
            key={path.join('\n')}
            name={change.kind === 'reordered' ? t('names.order', { list: name }) : name}
            before={value(change.before, before, template?.[0])}
            after={value(change.after, after, template?.[1])}
            languages={[before.content.language, after.content.language]}
          />
        )
      })}
    </ul>
  )
}
