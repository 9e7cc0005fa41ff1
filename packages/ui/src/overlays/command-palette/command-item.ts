import type { ReactNode } from 'react'

export interface CommandItem {
  id: string
  label: string
  hint?: string
  icon?: ReactNode
  section: string
  shortcut?: string
  keywords?: string
  perform: () => void
}
