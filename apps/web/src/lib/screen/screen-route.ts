import { type ScreenName, screenPaths } from '@deckle/contract/screen-paths.ts'
import type { Action } from '@deckle/core/access/access.ts'
import type { words } from '../../words/en/shell.ts'
import type { StoredUser } from '../session/tokens/persisted.ts'
import type { LazySection } from './section.tsx'

/**
 * Who may open a route. `login`: only signed-out users (product.md §2, the login group); `open`: anyone; `signed-in`:
 * any licence; else an action of the access table.
 */
export type RouteAccess = 'login' | 'open' | 'signed-in' | Action

/** A key of the shell's `titles`. */
export type ScreenTitle = keyof typeof words.titles

/** A screen exported by its feature's `routes.ts`. Part of the first script: contains only what is needed to open the screen. */
export type ScreenRoute = (
  | { readonly screen: ScreenName & ScreenTitle; readonly title?: ScreenTitle }
  | { readonly screen: ScreenName; readonly title: ScreenTitle }
) & {
  readonly access: RouteAccess
  /** Loads the screen and the sections of words it needs. */
  readonly section: LazySection
  /** Asks for the screen's data as soon as the guard lets it open, before it is drawn; at start, while its code is loading. */
  readonly prefetch?: (user: StoredUser, pathname: string) => void
  /**
   * `bare`: no rail and top bar; `members`: none for visitors, of an open screen; `narrow`: the rail shows icons only, for
   * screens that need the width.
   */
  readonly frame?: 'bare' | 'members' | 'narrow'
}

/** A screen's paths in the router's syntax: `/contentEditor/$id`. */
export const pathsOf = (screen: ScreenName): readonly string[] =>
  screenPaths[screen].map((path) => path.replaceAll(/\{(\w+)\}/g, '$$$1'))

/** The key of its title; its name by default. */
export const titleOf = ({ screen, title }: ScreenRoute): ScreenTitle => title ?? screen
