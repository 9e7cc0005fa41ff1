import { baseLanguageOf } from '@deckle/core/deck/texts/localise.ts'
import type { FieldChange } from '@deckle/core/deck/changes/diff.ts'
import { fieldsOf } from '@deckle/slides/catalog.ts'
import { useWords } from '../../../../words/use-words.ts'
import { nameOfPath, useChangeWords } from './change-words.ts'
import type { Side } from './side.ts'
import { isAbsent, shownValue } from './shown-value.ts'
import { TwoSides } from './two-sides.tsx'

/** Changed values by field, the older on the left. */
export function FieldChanges({
  changes,
  template,
  roots,
  before,
  after,
}: {
  changes: readonly FieldChange[]
  /** The slide type on each side; null for the deck itself. */
  template: readonly [before: string, after: string] | null
  /** The slide, or the deck, on both sides, the newer one first. */
  roots: readonly unknown[]
  before: Side
  after: Side
}) {
  const t = useWords('versions')
  const words = useChangeWords()
  // A field missing in an older format and blank in a newer one is no visible change.
  const shown = changes
    .filter((change) => !isAbsent(change.before) || !isAbsent(change.after))
    .map((change) => ({ change, name: nameOfPath(words, change.path, roots) }))
    .sort(
      (one, other) => placeIn(template, one.change) - placeIn(template, other.change) || byName(one.name, other.name),
    )
  return (
    <ul className="flex flex-col gap-3">
      {shown.map(({ change, name }) => {
        const { path } = change
        const shownOn = (value: unknown, side: Side, kind: string | undefined) =>
          value === undefined
            ? ({ kind: 'blank' } as const)
            : shownValue(words, value, { path, template: kind ?? null, content: side.content })
        return (
          <TwoSides
            key={path.join('\n')}
            name={change.kind === 'reordered' ? t('names.order', { list: name }) : name}
            before={shownOn(change.before, before, template?.[0])}
            after={shownOn(change.after, after, template?.[1])}
            languages={[baseLanguageOf(before.content), baseLanguageOf(after.content)]}
          />
        )
      })}
    </ul>
  )
}

/** Index of the field in its slide type's order; the type itself first, values without a field last. */
function placeIn(template: readonly [before: string, after: string] | null, { path }: FieldChange): number {
  if (template === null) return 0
  if (path[0] !== 'data') return path[0] === 'template' ? -1 : Number.MAX_SAFE_INTEGER
  const names = [...new Set([...Object.keys(fieldsOf(template[1])), ...Object.keys(fieldsOf(template[0]))])]
  const at = names.indexOf(path[1] ?? '')
  return at < 0 ? names.length : at
}

const { compare: byName } = new Intl.Collator(undefined, { numeric: true })
