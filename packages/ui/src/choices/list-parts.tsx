import type { ReactNode } from 'react'
import { Check } from 'lucide-react'
import { Header, ListBox, ListBoxItem, ListBoxSection, type ListBoxProps } from 'react-aria-components'
import { IconSlot } from '../actions/button.tsx'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'

export interface Option<Id extends string = string> {
  id: Id
  label: string
  description?: string
  icon?: ReactNode
  isDisabled?: boolean
  /** Options of one section are grouped under its name. */
  section?: string
}

export const popoverStyle =
  'min-w-(--trigger-width) overflow-auto rounded-lg bg-surface p-1 shadow-lg entering:animate-rise-in exiting:animate-fade-out'

export const itemStyle =
  'group flex min-h-8 cursor-default items-center gap-2 rounded-sm px-2 py-1 text-sm text-ink select-none focus:bg-hover hover:bg-hover pressed:bg-pressed disabled:opacity-50 touch:min-h-11 not-data-focus-visible:outline-none data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-brand-edge'

export const sectionTitleStyle = 'px-2 pt-2 pb-1 text-xs font-strong text-muted'

export function OptionList<Id extends string>({
  options,
  ...props
}: { options: readonly Option<Id>[] } & Omit<ListBoxProps<object>, 'children' | 'className'>) {
  const strings = useUiStrings()
  return (
    <ListBox
      {...props}
      className="max-h-80 outline-none"
      renderEmptyState={() => <p className="px-2 py-3 text-sm text-muted">{strings.noMatches}</p>}
    >
      {groupBySection(options).map(([section, entries]) =>
        section === '' ? (
          entries.map((option) => <OptionItem key={option.id} option={option} />)
        ) : (
          <ListBoxSection key={section} id={`section:${section}`}>
            <Header className={sectionTitleStyle}>{section}</Header>
            {entries.map((option) => (
              <OptionItem key={option.id} option={option} />
            ))}
          </ListBoxSection>
        ),
      )}
    </ListBox>
  )
}

/** Sections in order of first appearance. */
export function groupBySection<T extends { section?: string }>(entries: readonly T[]): [string, T[]][] {
  const sections = new Map<string, T[]>()
  for (const entry of entries) {
    const name = entry.section ?? ''
    sections.set(name, [...(sections.get(name) ?? []), entry])
  }
  return [...sections]
}

function OptionItem({ option }: { option: Option }) {
  return (
    <ListBoxItem id={option.id} textValue={option.label} isDisabled={option.isDisabled} className={itemStyle}>
      {option.icon && <IconSlot className="text-muted">{option.icon}</IconSlot>}
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate group-selected:font-strong">{option.label}</span>
        {option.description && <span className="text-xs text-muted">{option.description}</span>}
      </span>
      <Check aria-hidden="true" className="size-4 shrink-0 text-brand-text opacity-0 group-selected:opacity-100" />
    </ListBoxItem>
  )
}
