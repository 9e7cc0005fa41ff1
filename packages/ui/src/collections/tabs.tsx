import { useRef, type ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components'
import { IconSlot } from '../actions/button.tsx'
import { classNames } from '../theme/class-names.ts'
import { useScrollToSelected } from './use-scroll-to-selected.ts'

/** Tabs with `href` are links to their own addresses; panels are passed as `content`. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, className }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null)
  useScrollToSelected(list, '[aria-selected=true]', value)
  return (
    <AriaTabs
      selectedKey={value}
      onSelectionChange={(key) => onChange?.(key as Id)}
      // Its ring would show a focus anywhere within.
      className={classNames('flex min-w-0 flex-col outline-none', className)}
    >
      <TabList
        ref={list}
        aria-label={label}
        className="fades-out flex gap-1 overflow-x-auto overflow-y-hidden shadow-[inset_0_-1px_var(--line)] [scrollbar-width:thin]"
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            href={tab.href}
            isDisabled={tab.isDisabled}
            className="flex h-9 shrink-0 cursor-default items-center gap-1.5 border-b-2 border-transparent px-2.5 text-sm text-muted no-underline transition-colors hover:text-ink disabled:opacity-50 selected:border-brand-edge selected:font-strong selected:text-ink focus-visible:-outline-offset-2 touch:h-11"
          >
            {tab.icon && <IconSlot>{tab.icon}</IconSlot>}
            {tab.label}
            {tab.badge}
          </Tab>
        ))}
      </TabList>
      {tabs.map(
        (tab) =>
          tab.content !== undefined && (
            <TabPanel key={tab.id} id={tab.id} className="pt-4 focus-visible:-outline-offset-2">
              {tab.content}
            </TabPanel>
          ),
      )}
    </AriaTabs>
  )
}

export interface TabsProps<Id extends string> {
  label: string
  tabs: readonly {
    id: Id
    label: string
    icon?: ReactNode
    badge?: ReactNode
    href?: string
    isDisabled?: boolean
    content?: ReactNode
  }[]
  value: Id
  onChange?: (value: Id) => void
  className?: string
}
