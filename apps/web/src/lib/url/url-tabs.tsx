import { Tabs } from '@deckle/ui/collections/tabs.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { type ReactNode, Suspense } from 'react'
import type { SetUrlState } from './use-url-state.ts'

interface UrlTabsProps<Name extends string> {
  label: string
  /** The first one is the default, which the URL omits. */
  names: readonly Name[]
  value: Name
  setUrl: SetUrlState<{ tab?: Name | undefined }>
  tabLabel: (name: Name) => string
  content: Readonly<Record<Name, ReactNode>>
}

/** Tabs with the selected one in the URL; their contents load when first shown. */
export function UrlTabs<Name extends string>({ label, names, value, setUrl, tabLabel, content }: UrlTabsProps<Name>) {
  return (
    <Tabs
      label={label}
      value={value}
      onChange={(next) => setUrl({ tab: next === names[0] ? undefined : next }, { replace: false })}
      tabs={names.map((name) => ({
        id: name,
        label: tabLabel(name),
        content: <Suspense fallback={<Skeleton count={8} />}>{content[name]}</Suspense>,
      }))}
    />
  )
}
