import type { ReactNode } from 'react'

/** One thing to go to or do. */
export interface CommandItem {
  id: string
  label: string
  hint?: string
  icon?: ReactNode
  section: string
  shortcut?: string
  /** Other words it is found by. */
  keywords?: string
  perform: () => void
}
