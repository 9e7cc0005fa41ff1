import { X } from 'lucide-react'
import { Button, Label, Tag, TagGroup, TagList } from 'react-aria-components'
import { ColorDot } from '../feedback/color-dot.tsx'

export interface Chip {
  readonly id: string
  readonly label: string
  readonly color?: string | undefined
}

export interface ChipsProps {
  /** For screen readers. */
  readonly label: string
  readonly items: readonly Chip[]
  /** Arrow keys move between chips, Delete removes one. */
  readonly onRemove?: ((id: string) => void) | undefined
}

/** Things that are chosen, each with a cross. Nothing is drawn where there are none. */
export function Chips({ label, items, onRemove }: ChipsProps) {
  if (items.length === 0) return null
  return (
    <TagGroup className="min-w-0" onRemove={onRemove && ((keys) => [...keys].forEach((key) => onRemove(String(key))))}>
      <Label className="sr-only">{label}</Label>
      <TagList className="flex flex-wrap gap-1.5">
        {items.map(({ id, label: name, color }) => (
          <Tag
            key={id}
            id={id}
            textValue={name}
            className="flex h-7 max-w-full min-w-0 cursor-default items-center gap-1.5 rounded-full border border-line bg-canvas ps-2.5 pe-1 text-sm text-ink touch:h-11 not-data-focus-visible:outline-none data-focus-visible:outline-2 data-focus-visible:outline-offset-1 data-focus-visible:outline-brand-edge"
          >
            <ColorDot color={color} />
            <bdi className="truncate">{name}</bdi>
            {onRemove ? (
              <Button
                slot="remove"
                className="flex size-5 shrink-0 items-center justify-center rounded-full text-muted hover:bg-hover hover:text-ink touch:size-9 not-data-focus-visible:outline-none data-focus-visible:outline-2 data-focus-visible:outline-brand-edge"
              >
                <X aria-hidden="true" className="size-3.5" />
              </Button>
            ) : (
              <span className="w-1.5" />
            )}
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  )
}
