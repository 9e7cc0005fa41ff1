import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { screenPaths } from '@deckle/contract/screen-paths.ts'
import type { ScreenSources } from '../../../apps/web/build/screen-sources.ts'
import { readBaseline } from './screen-grid.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** Which screens a run pictures and checks: all, or those whose sources changed since the accepted commit. */
export interface DueScreens {
  readonly all: boolean
  /** Names of the application's screens (`screenPaths`). */
  readonly screens: readonly string[]
  /** Pages outside the application: played decks, blogs, certificates. */
  readonly pages: boolean
  /** Changed files of the browser tests. */
  readonly tests: readonly string[]
}

const everything: DueScreens = { all: true, screens: [], pages: true, tests: [] }

/** Change every screen, beyond the files in the application's build graph. */
const changesAll =
  /^(package-lock\.json|apps\/web\/(build\/|index\.html|vite\.config\.ts|public\/)|e2e\/(lib\/screens\/|global-setup\.ts|playwright\.config\.ts)|apps\/server\/src\/demo\/)|\.css$/

/** Change pages that the server renders. */
const changesPages =
  /^(packages\/(player|slides|core)\/|apps\/server\/src\/(http|words|modules\/(blog|certificates|captcha|media|packaging|play|publication|sharing))\/)/

/** Reads what changed since the screens were accepted. Everything is due except in `npm test`, and where git can't tell. */
export function findDueScreens(depth = process.env.TEST_DEPTH): DueScreens {
  const { commit } = readBaseline()
  if (depth !== 'quick' || commit === null) return everything
  const changed = changedSince(commit)
  const sources = readSources()
  return changed && sources ? dueScreens(changed, sources) : everything
}

/** Screens whose sources are among the changed files, given relative to the repository. */
export function dueScreens(changed: readonly string[], { shared, routes }: ScreenSources): DueScreens {
  const files = changed.filter((file) => !/\.(test|spec)\.tsx?$|\.md$/.test(file))
  const isShared = new Set(shared)
  if (files.some((file) => changesAll.test(file) || isShared.has(file))) return everything
  const isChanged = new Set(files)
  return {
    all: false,
    screens: routes.flatMap((route) => (route.files.some((file) => isChanged.has(file)) ? route.screens : [])),
    pages: files.some((file) => changesPages.test(file)),
    tests: changed.filter((file) => file.startsWith('e2e/')),
  }
}

/** Committed, uncommitted and untracked changes; null if the commit is unknown, as in a shallow clone. */
function changedSince(commit: string): readonly string[] | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean)
  try {
    return [...git('diff', '--name-only', '--no-renames', commit), ...git('ls-files', '--others', '--exclude-standard')]
  } catch {
    return null
  }
}

function readSources(): ScreenSources | null {
  try {
    return JSON.parse(readFileSync(path.join(root, 'apps/web/dist/.vite/screen-sources.json'), 'utf8')) as ScreenSources
  } catch {
    return null
  }
}

/** Set by the global set-up, so that every worker decides alike. */
export const dueVariable = 'E2E_DUE_SCREENS'

function dueInRun(): DueScreens {
  const text = process.env[dueVariable]
  return text === undefined ? everything : (JSON.parse(text) as DueScreens)
}

/** Whether a screen must be pictured and checked in this run. `at` is its URL or path, `name` its picture's. */
export function isDue(at: string, name: string, testFile?: string): boolean {
  const due = dueInRun()
  if (due.all || isNew(name)) return true
  if (testFile !== undefined && due.tests.includes(path.relative(root, testFile))) return true
  const screen = screenAt(new URL(at, 'http://localhost').pathname)
  return screen === null ? due.pages : due.screens.includes(screen)
}

const isNew = (name: string): boolean => !Object.keys(readBaseline().screens).some((key) => key.startsWith(`${name}-`))

/** Name of the application's screen at a path; null for a page outside the application. */
function screenAt(pathname: string): string | null {
  const fits = (pattern: string) => new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname)
  const isExact = (patterns: readonly string[]) => patterns.includes(pathname)
  const all = Object.entries<readonly string[]>(screenPaths)
  const found = all.find(([, patterns]) => isExact(patterns)) ?? all.find(([, patterns]) => patterns.some(fits))
  return found?.[0] ?? null
}
