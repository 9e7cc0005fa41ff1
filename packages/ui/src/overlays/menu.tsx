import type { ReactElement, ReactNode } from 'react'
import { Check } from 'lucide-react'
import {
  Header,
  Menu as AriaMenu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Separator,
  type Key,
  type PopoverProps,
} from 'react-aria-components'
import { IconSlot } from '../actions/button.tsx'
import { itemStyle, popoverStyle, sectionTitleStyle } from '../choices/list-parts.tsx'
import { Kbd } from '../layout/kbd.tsx'
import { classNames } from '../theme/class-names.ts'

/** Actions behind a button. Sections are separated by lines; one with `selection` has checkable items. */
export function Menu({ trigger, label, items, placement = 'bottom end', isOpen, onOpenChange }: MenuProps) {
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <Popover placement={placement} offset={4} className={classNames(popoverStyle, 'min-w-48 max-w-80')}>
        <AriaMenu aria-label={label} className="max-h-[inherit] outline-none">
          {items.map((entry, index) =>
            'items' in entry ? (
              <Section key={entry.id} section={entry} label={label} first={index === 0} />
            ) : (
              <Item key={entry.id} item={entry} />
            ),
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

export interface MenuProps {
  trigger: ReactElement
  label: string
  items: readonly (MenuAction | MenuGroup)[]
  placement?: PopoverProps['placement']
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

export interface MenuAction {
  id: string
  label: string
  description?: string
  icon?: ReactNode
  /** Keys for the same action, such as `Ctrl D`. */
  shortcut?: string
  tone?: 'normal' | 'danger'
  isDisabled?: boolean
  /** A link instead of an action. */
  href?: string
  onAction?: () => void
}

export interface MenuGroup {
  id: string
  title?: string
  items: readonly MenuAction[]
  /** The checked items, and the handler of changes. */
  selection?: { mode: 'single' | 'multiple'; selected: readonly string[]; onChange: (ids: string[]) => void }
}

function Section({ section, label, first }: { section: MenuGroup; label: string; first: boolean }) {
  const { selection } = section
  return (
    <>
      {!first && <Separator className="mx-2 my-1 border-t border-line" />}
      <MenuSection
        id={`section:${section.id}`}
        aria-label={section.title ? undefined : label}
        selectionMode={selection?.mode}
        selectedKeys={selection?.selected}
        onSelectionChange={selection && ((keys) => selection.onChange([...(keys as Set<Key>)].map(String)))}
      >
        {section.title && <Header className={sectionTitleStyle}>{section.title}</Header>}
        {section.items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </MenuSection>
    </>
  )
}

function Item({ item }: { item: MenuAction }) {
  return (
    <MenuItem
      id={item.id}
      href={item.href}
      isDisabled={item.isDisabled}
      onAction={item.onAction}
      textValue={item.label}
      className={classNames(
        itemStyle,
        item.tone === 'danger' && 'text-danger-text! focus:bg-danger-soft! hover:bg-danger-soft!',
      )}
    >
      {({ selectionMode, isSelected }) => (
        <>
          {item.icon && <IconSlot className={item.tone === 'danger' ? '' : 'text-muted'}>{item.icon}</IconSlot>}
          <span className="flex min-w-0 flex-1 flex-col">
            <span className="truncate">{item.label}</span>
            {item.description && <span className="text-xs text-muted">{item.description}</span>}
          </span>
          {selectionMode !== 'none' && (
            <Check
              aria-hidden="true"
              className={classNames('size-4 shrink-0 text-brand-text', !isSelected && 'invisible')}
            />
          )}
          {item.shortcut && <Kbd keys={item.shortcut} />}
        </>
      )}
    </MenuItem>
  )
}
