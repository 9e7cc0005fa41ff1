import type { ScreenName } from '@deckle/contract/screen-paths.ts'
import type { LucideIcon } from 'lucide-react'
import type { words } from '../words/en/shell.ts'
import type { ScreenTitle } from './screen-route.ts'

/**
 * A screen that users navigate to directly, exported by its feature: listed in the command palette and, if set, in the
 * rail and under a key. Its route decides who may open it.
 */
export type Place = {
  readonly icon: LucideIcon
  /** In the rail, and on a phone in the bottom bar. */
  readonly isInRail?: boolean
  /** Other screens at which it counts as current. */
  readonly covers?: readonly ScreenName[]
  /** A part of the screen, and its label. */
  readonly part?: { readonly search: string; readonly label: keyof typeof words.profile }
} & (
  | { readonly screen: ScreenName & ScreenTitle; readonly goKey?: never }
  /** The key after G, which needs a label in `shortcuts`. */
  | { readonly screen: ScreenName & keyof typeof words.shortcuts; readonly goKey: string }
)
