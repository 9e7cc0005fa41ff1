import { useMemo, useState } from 'react'
import { Search } from 'lucide-react'
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
  useFilter,
} from 'react-aria-components'
import { IconSlot } from '../../actions/button.tsx'
import { groupBySection, itemStyle, sectionTitleStyle } from '../../choices/list-parts.tsx'
import { Kbd } from '../../layout/kbd.tsx'
import { useUiStrings } from '../../strings/ui-strings-provider.tsx'
import type { CommandItem } from './command-item.ts'
import { useCommandSearch } from './use-command-search.ts'

export type { CommandItem }

/**
 * Destinations and actions: `items` are filtered by every word typed; `search` may add other results (decks, people) and is
 * called when typing pauses. Opened by Ctrl or Cmd K.
 */
export function CommandPalette({ isOpen, onOpenChange, items, search, placeholder }: CommandPaletteProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className="fixed inset-0 z-40 flex items-start justify-center bg-backdrop p-4 pt-[12vh] entering:animate-fade-in exiting:animate-fade-out phone:p-2"
    >
      <Modal className="w-full max-w-xl overflow-hidden rounded-lg bg-surface text-ink shadow-lg entering:animate-rise-in">
        <PaletteBody items={items} search={search} placeholder={placeholder} onDone={() => onOpenChange(false)} />
      </Modal>
    </ModalOverlay>
  )
}

export interface CommandPaletteProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  items: readonly CommandItem[]
  search?: (query: string, signal: AbortSignal) => Promise<CommandItem[]>
  placeholder?: string
}

function PaletteBody({
  items,
  search,
  placeholder,
  onDone,
}: Pick<CommandPaletteProps, 'items' | 'search' | 'placeholder'> & { onDone: () => void }) {
  const strings = useUiStrings()
  const [query, setQuery] = useState('')
  const { contains } = useFilter({ sensitivity: 'base' })
  const { found, isSearching } = useCommandSearch(query, search)
  const shown = useMemo(() => {
    const words = query.trim().split(/\s+/).filter(Boolean)
    const own = items.filter((item) =>
      words.every((word) => contains(`${item.label} ${item.keywords ?? ''} ${item.section}`, word)),
    )
    const ids = new Set(own.map((item) => item.id))
    return [...own, ...found.filter((item) => !ids.has(item.id))]
  }, [query, items, found, contains])
  const label = placeholder ?? strings.searchCommands
  return (
    <Dialog aria-label={label} className="flex max-h-[60vh] flex-col outline-none phone:max-h-[85dvh]">
      <Autocomplete inputValue={query} onInputChange={setQuery}>
        <SearchField
          aria-label={label}
          // Who opens the palette wants to type.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          // In a search field Escape clears the text; here it closes, as the hint below says.
          onClear={onDone}
          className="flex items-center gap-2 border-b border-line px-4"
        >
          <Search aria-hidden="true" className="size-4 shrink-0 text-faint" />
          <Input
            // The menu below belongs to it; the focus stays here and the arrows move through the menu.
            type="text"
            role="combobox"
            aria-expanded
            aria-haspopup="menu"
            placeholder={label}
            className="h-12 min-w-0 flex-1 bg-transparent text-md text-ink outline-none [&::-webkit-search-cancel-button]:hidden"
          />
          <output className="sr-only">{isSearching ? strings.searching : ''}</output>
        </SearchField>
        <div className="relative h-0.5">
          {isSearching && <span className="absolute inset-y-0 w-2/5 animate-slide rounded-full bg-brand" />}
        </div>
        <Menu
          aria-label={label}
          className="min-h-0 flex-1 overflow-y-auto p-2 outline-none"
          renderEmptyState={() => (
            <p className="px-2 py-6 text-center text-sm text-muted">
              {isSearching ? strings.searching : strings.commandsEmpty(query)}
            </p>
          )}
        >
          {groupBySection(shown).map(([section, entries]) => (
            <MenuSection key={section} id={`section:${section}`}>
              <Header className={sectionTitleStyle}>{section}</Header>
              {entries.map((item) => (
                <CommandRow key={item.id} item={item} onDone={onDone} />
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Autocomplete>
      <footer aria-hidden="true" className="flex gap-4 border-t border-line px-4 py-2 text-xs text-muted touch:hidden">
        <span>
          <Kbd keys="↑ ↓" /> {strings.commandHints.move}
        </span>
        <span>
          <Kbd keys="↵" /> {strings.commandHints.run}
        </span>
        <span>
          <Kbd keys="Esc" /> {strings.commandHints.close}
        </span>
      </footer>
    </Dialog>
  )
}

function CommandRow({ item, onDone }: { item: CommandItem; onDone: () => void }) {
  return (
    <MenuItem
      id={item.id}
      textValue={item.label}
      className={itemStyle}
      onAction={() => {
        onDone()
        item.perform()
      }}
    >
      {item.icon && <IconSlot className="text-muted">{item.icon}</IconSlot>}
      <span className="min-w-0 flex-1 truncate">{item.label}</span>
      {item.hint && <span className="max-w-1/2 truncate text-xs text-muted">{item.hint}</span>}
      {item.shortcut && <Kbd keys={item.shortcut} />}
    </MenuItem>
  )
}
