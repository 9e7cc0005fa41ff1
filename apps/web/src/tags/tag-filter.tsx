import type { TagKind } from '@deckle/core/tag/tag.ts'
import { Chips } from '@deckle/ui/choices/chips.tsx'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../words/use-words.ts'
import { TagSearch } from './tag-search.tsx'
import { tagQuery } from './tags-query.ts'

interface TagFilterProps {
  readonly kind: TagKind
  /** Its id. */
  readonly value: string | undefined
  readonly onChange: (id: string | undefined) => void
  readonly className?: string
}

/** One tag that a list is filtered by: searched, and shown with a cross once chosen. */
export function TagFilter({ kind, value, onChange, className }: TagFilterProps) {
  const t = useWords('tags')
  if (value !== undefined) return <ChosenTag id={value} onRemove={() => onChange(undefined)} />
  return (
    <TagSearch
      kind={kind}
      label={t('filter')}
      hideLabel
      placeholder={t('any')}
      onChoose={({ id }) => onChange(id)}
      {...(className !== undefined && { className })}
    />
  )
}

function ChosenTag({ id, onRemove }: { readonly id: string; readonly onRemove: () => void }) {
  const t = useWords('tags')
  const { data, isPending } = useQuery(tagQuery(id))
  const label = data?.name ?? t(isPending ? 'looking' : 'gone')
  return <Chips label={t('filter')} items={[{ id, label, color: data?.color }]} onRemove={onRemove} />
}
