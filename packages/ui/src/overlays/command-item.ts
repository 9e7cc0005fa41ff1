import type { ReactNode } from 'react'

/** A destination or an action. */
export interface CommandItem {
  id: string
  label: string
  hint?: string
  icon?: ReactNode
  section: string
  shortcut?: string
  /** Additional search terms. */
  keywords?: string
  perform: () => void
}
