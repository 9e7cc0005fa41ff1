import type { UndrawableFields } from '@deckle/contract/models/undrawable.ts'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { useWords } from '../words/use-words.ts'

interface BoxesCalloutProps {
  readonly fields: UndrawableFields
  readonly people?: readonly { readonly id: string; readonly name: string; readonly characters: readonly string[] }[]
  /** People beside those of `people`. */
  readonly more?: number
}

/** Warns of what certificates print as boxes; nothing where all can be printed. Needs the words `certificate-boxes`. */
export function BoxesCallout({ fields, people = [], more = 0 }: BoxesCalloutProps) {
  const t = useWords('certificate-boxes')
  if (fields.length === 0 && people.length === 0) return null
  return (
    <Callout tone="warning" live title={t('title')}>
      <p>{t('text')}</p>
      <ul className="list-disc ps-4 wrap-anywhere">
        {fields.map(({ field, kind, characters }) => (
          <li key={field}>
            <bdi>{t('line', { what: t(`kinds.${kind}`), characters: characters.join(' ') })}</bdi>
          </li>
        ))}
        {people.map(({ id, name, characters }) => (
          <li key={id}>
            <bdi>{t('line', { what: name, characters: characters.join(' ') })}</bdi>
          </li>
        ))}
        {more > 0 && <li>{t('more', { count: more })}</li>}
      </ul>
    </Callout>
  )
}
