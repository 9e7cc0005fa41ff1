import type { TagName } from '@deckle/contract/models/tag.ts'
import { ColorDot } from '@deckle/ui/feedback/color-dot.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { useWords } from '../words/use-words.ts'

/** The tags of something in a list; nothing where it has none. */
export function TagNames({ tags, className }: { readonly tags: readonly TagName[]; readonly className?: string }) {
  const t = useWords('tags')
  if (tags.length === 0) return null
  return (
    <ul aria-label={t('label')} className={classNames('flex flex-wrap gap-x-2 gap-y-1', className)}>
      {tags.map(({ id, name, color }) => (
        <li key={id} className="flex max-w-full min-w-0 items-center gap-1">
          <ColorDot color={color} />
          <bdi className="truncate">{name}</bdi>
        </li>
      ))}
    </ul>
  )
}
