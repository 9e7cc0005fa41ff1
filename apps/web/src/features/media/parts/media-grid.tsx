import type { MediaItem } from '@deckle/contract/media.ts'
import { FileAudio, FileImage, FileText, FileVideo } from 'lucide-react'
import { type Key, ListBox, ListBoxItem } from 'react-aria-components'
import { posterUrl } from '../../../deck/media-url.ts'
import { useWords } from '../../../words/use-words.ts'

const icons = { image: FileImage, video: FileVideo, audio: FileAudio, pdf: FileText } as const

export interface MediaGridProps {
  label: string
  items: readonly MediaItem[]
  chosen: string | null
  /** A click picks the file; otherwise a click selects it and shows its actions. */
  isDirect: boolean
  onChoose: (item: MediaItem) => void
  /** On double-click. */
  onUse?: ((item: MediaItem) => void) | undefined
}

/** Files as tiles; arrows move between them, Enter selects. */
export function MediaGrid({ label, items, chosen, isDirect, onChoose, onUse }: MediaGridProps) {
  const t = useWords('media')
  const choose = (key: Key) => {
    const item = items.find((one) => one.id === key)
    if (item) onChoose(item)
  }
  return (
    <ListBox
      aria-label={label}
      items={items}
      layout="grid"
      escapeKeyBehavior="none"
      {...(isDirect
        ? { selectionMode: 'none', onAction: choose }
        : {
            selectionMode: 'single',
            selectionBehavior: 'toggle',
            disallowEmptySelection: true,
            selectedKeys: chosen ? [chosen] : [],
            onSelectionChange: (keys) => keys !== 'all' && keys.forEach(choose),
          })}
      className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3 outline-none"
    >
      {(item) => (
        <ListBoxItem
          id={item.id}
          textValue={item.alt || item.name}
          className="flex cursor-default flex-col overflow-hidden rounded-lg border border-line bg-surface hover:border-edge selected:border-brand-edge selected:bg-brand-soft not-data-focus-visible:outline-none focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-brand-edge"
        >
          <div className="relative flex flex-col" onDoubleClick={() => isDirect || onUse?.(item)}>
            <Tile item={item} />
            {isDirect && item.id === chosen && (
              <span className="absolute start-2 top-2 rounded-sm bg-brand-soft px-1.5 py-0.5 text-xs font-strong text-on-brand-soft">
                {t('current')}
              </span>
            )}
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
  // The server serves no files from the bin.
  if (item.kind === 'image' && item.deletedAt === null) {
    return (
      <img
        src={posterUrl(item.id, 320)}
        // The name stands below it: not repeated for screen readers.
        alt={item.alt}
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
