import type { MediaItem } from '@deckle/contract/media.ts'
import { FileAudio, FileImage, FileText, FileVideo } from 'lucide-react'
import { ListBox, ListBoxItem } from 'react-aria-components'
import { posterUrl } from '../../../deck/media-url.ts'

const icons = { image: FileImage, video: FileVideo, audio: FileAudio, pdf: FileText } as const

/** Files as tiles; arrows go between them, Enter chooses. */
export function MediaGrid({
  label,
  items,
  chosen,
  onChoose,
  onUse,
}: {
  label: string
  items: readonly MediaItem[]
  chosen: string | null
  onChoose: (item: MediaItem) => void
  /** Pressed twice. */
  onUse?: ((item: MediaItem) => void) | undefined
}) {
  return (
    <ListBox
      aria-label={label}
      items={items}
      layout="grid"
      selectionMode="single"
      selectionBehavior="toggle"
      disallowEmptySelection
      escapeKeyBehavior="none"
      selectedKeys={chosen ? [chosen] : []}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : keys
        const item = items.find((one) => one.id === key)
        if (item) onChoose(item)
      }}
      className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3 outline-none"
    >
      {(item) => (
        <ListBoxItem
          id={item.id}
          textValue={item.alt || item.name}
          className="flex cursor-default flex-col overflow-hidden rounded-lg border border-line bg-surface outline-none hover:border-edge selected:border-brand-edge selected:bg-brand-soft focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-brand-edge"
        >
          <div className="flex flex-col" onDoubleClick={() => onUse?.(item)}>
            <Tile item={item} />
            <span className="truncate px-2 py-1.5 text-xs text-muted">
              <bdi>{item.name}</bdi>
            </span>
          </div>
        </ListBoxItem>
      )}
    </ListBox>
  )
}

function Tile({ item }: { item: MediaItem }) {
  // What is in the bin is served to nobody.
  if (item.kind === 'image' && item.deletedAt === null) {
    return (
      <img
        src={posterUrl(item.id, 320)}
        alt={item.alt || item.name}
        loading="lazy"
        decoding="async"
        className="aspect-[4/3] w-full bg-hover object-contain"
      />
    )
  }
  const Icon = icons[item.kind]
  return (
    <span className="flex aspect-[4/3] items-center justify-center bg-hover">
      <Icon aria-hidden="true" className="size-8 stroke-[1.25] text-muted" />
    </span>
  )
}
