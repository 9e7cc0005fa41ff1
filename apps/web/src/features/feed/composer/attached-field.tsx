import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { X } from 'lucide-react'
import { useWords } from '../../../words/use-words.ts'
import type { Attached } from './post-values.ts'

interface AttachedFieldProps {
  readonly value: Attached | null
  readonly onRemove: () => void
}

export function AttachedField({ value, onRemove }: AttachedFieldProps) {
  const words = useWords('feed')
  if (value === null) return null
  const kind = words(`kinds.${value.type}`)
  return (
    <p className="flex items-center gap-2 rounded-lg border border-line py-1 ps-3 pe-1 text-sm">
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="text-muted">{kind}</span> <bdi>{value.title}</bdi>
      </span>
      <IconButton
        size="sm"
        label={words('compose.removeAttachment', { title: value.title || kind })}
        icon={<X />}
        onPress={onRemove}
      />
    </p>
  )
}
