import type { ScreenName } from '@deckle/contract/screen-paths.ts'
import type { LucideIcon } from 'lucide-react'
import type { words } from '../../words/en/shell.ts'
import type { Words } from '../../words/use-words.ts'
import type { StoredUser } from '../session/tokens/persisted.ts'
import type { ScreenTitle } from './screen-route.ts'

/**
 * A screen that users navigate to directly, exported by its feature's `places.ts`: listed in the command palette and, if set, in the
 * rail, in the person's menu and under a key. Its route decides who may open it.
 */
export type Place = {
  /** Left out where neither the rail nor a menu shows it. */
  readonly icon?: LucideIcon
  /** In the rail and the palette, lower numbers first. */
  readonly order: number
  /** In the rail, and on a phone in the bottom bar. */
  readonly isInRail?: boolean
  /** In the person's own menu, lower numbers first. */
  readonly menuOrder?: number
  /** Other screens at which it counts as current. */
  readonly covers?: readonly ScreenName[]
  /** A condition in addition to the screen's access. */
  readonly isFor?: (user: StoredUser) => boolean
  /** A part of the screen, and its label. */
  readonly part?: { readonly search: string; readonly label: keyof typeof words.profile }
} & (
  | { readonly screen: ScreenName & ScreenTitle; readonly goKey?: never }
  /** The key after G, which needs a label in `shortcuts`. */
  | { readonly screen: ScreenName & keyof typeof words.shortcuts; readonly goKey: string }
)

/** What menus and the palette call a place. */
export const placeLabel = (
  words: Words<'shell'>,
  { part, title }: Pick<Place, 'part'> & { title: ScreenTitle },
): string => (part ? words(`profile.${part.label}`) : words(`titles.${title}`))

export const placeHref = ({ to, part }: Pick<Place, 'part'> & { to: string }): string => to + (part?.search ?? '')
