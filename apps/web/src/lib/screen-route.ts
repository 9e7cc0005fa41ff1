import { type ScreenName, screenPaths } from '@deckle/contract/screen-paths.ts'
import type { Action } from '@deckle/core/access/access.ts'
import type { words } from '../words/en/shell.ts'
import type { LazySection } from './section.tsx'

/**
 * Who may open a route. `login`: only who is not signed in (product.md §2, the login group); `open`: anyone;
 * `signed-in`: any licence; else an action of the access table.
 */
export type RouteAccess = 'login' | 'open' | 'signed-in' | Action

/** A key of the shell's `titles`. */
export type ScreenTitle = keyof typeof words.titles

/** A screen as its feature exports it. It is in the first script of all: nothing but what it takes to open it. */
export type ScreenRoute = (
  | { readonly screen: ScreenName & ScreenTitle; readonly title?: ScreenTitle }
  | { readonly screen: ScreenName; readonly title: ScreenTitle }
) & {
  readonly access: RouteAccess
  /** What fetches it, and the sections of words that it needs beside it. */
  readonly section: LazySection
  /** Asks for the data of the screen as soon as the guard lets it open, before it is drawn. */
  readonly prefetch?: () => void
  /** `bare` has no rail and top bar; `narrow` keeps the rail to its icons, for screens that need the width. */
  readonly frame?: 'bare' | 'narrow'
}

/** The addresses of a screen as the router takes them: `/contentEditor/$id`. */
export const pathsOf = (screen: ScreenName): readonly string[] =>
  screenPaths[screen].map((path) => path.replaceAll(/\{(\w+)\}/g, '$$$1'))

/** The key of its title; by default its name. */
export const titleOf = ({ screen, title }: ScreenRoute): ScreenTitle => title ?? screen
