import { possibleTags } from '@deckle/slides/scoring.ts'
import { useContent } from '../editor-context.ts'
import { TagsField } from './tags-field.tsx'

export function SlideTags({
  label,
  value,
  max,
  onChange,
}: {
  label: string
  value: readonly string[]
  max: number
  onChange: (tags: readonly string[]) => void
}) {
  const { resultRange, contentHash } = useContent()
  const used = contentHash.flatMap(possibleTags).map(([tag]) => tag)
  const known = [...new Set([...resultRange.masterTags, ...used])]
  return <TagsField label={label} value={value} known={known} max={max} onChange={onChange} />
}
