import type { ScreenName } from '@deckle/contract/screen-paths.ts'
import type { LucideIcon } from 'lucide-react'
import type { words } from '../words/en/shell.ts'
import type { ScreenTitle } from './screen-route.ts'

/**
 * A screen that people go to by itself, as its feature exports it: it is in the command palette, and where it says so
 * in the rail and under a key. Who may is what its route says.
 */
export type Place = {
  readonly icon: LucideIcon
  /** In the rail, on a phone in the bar below. */
  readonly isInRail?: boolean
  /** Screens at which it is the current one too. */
  readonly covers?: readonly ScreenName[]
  /** Where in it, and what that is called there. */
  readonly part?: { readonly search: string; readonly label: keyof typeof words.profile }
} & (
  | { readonly screen: ScreenName & ScreenTitle; readonly goKey?: never }
  /** The key after G; the list of keys has words for it. */
  | { readonly screen: ScreenName & keyof typeof words.shortcuts; readonly goKey: string }
)
