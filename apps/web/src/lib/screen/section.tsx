import { lazy, useState, type ComponentType, type LazyExoticComponent } from 'react'
import { loadWords } from '../../words/catalogues.ts'
import type { Section as WordsSection } from '../../words/sections.ts'
import { preferences } from '../preferences/preferences.ts'
import { sectionLoader } from './section-loader.ts'

/** A part of the application loaded when first shown, together with its words. */
export interface LazySection {
  readonly Screen: ComponentType
  /** Preloads when the user is about to go there; resolves even on failure, which the visit itself then reports. */
  readonly preload: () => Promise<void>
}

/**
 * `lazySection(() => import('../features/x/screen.tsx').then((m) => m.XScreen), ['x'])`: loads with the 120 s limit;
 * after a failure the error boundary's "Try again" loads again.
 */
export function lazySection(load: () => Promise<ComponentType>, words: readonly WordsSection[] = []): LazySection {
  const section = sectionLoader(async () => {
    const language = preferences.get('language')
    const [Screen] = await Promise.all([load(), ...words.map((name) => loadWords(language, name))])
    return Screen
  })
  const { Part, fetch } = retryable(section)
  return {
    Screen: Part,
    preload: () =>
      fetch().then(
        () => {},
        () => {},
      ),
  }
}

/** A smaller part of a screen, loaded when first shown, with the same limit and retry. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return retryable(sectionLoader(load)).Part
}

/** A part that is shown as soon as data arrive: `preload` fetches it while they are on their way. */
export function preloadedPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { Part, fetch } = retryable(sectionLoader(load))
  return { Part, preload: () => void fetch().catch(() => {}) }
}

const failed = new Set<() => void>()

/**
 * For error boundaries, once they show a failure: failed parts load again at the next render. Not before that: React
 * renders again after a failure, which would retry forever.
 */
export function resetFailures(): void {
  for (const reset of failed) reset()
  failed.clear()
}

/**
 * React.lazy caches a rejection forever: after a failure was shown, a new lazy component replaces it. It also suspends
 * for a component that is loaded already, which React shows as loading for 300 ms: preloaded components are rendered
 * directly.
 */
function retryable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let there: ComponentType<Props> | null = null
  let current: LazyExoticComponent<ComponentType<Props>> | null = null
  const fetch = async () => (there = await load())
  const fresh = () =>
    lazy(() =>
      fetch().then(
        (Loaded) => ({ default: Loaded }),
        (error: unknown) => {
          failed.add(() => {
            current = null
          })
          throw error
        },
      ),
    )
  const Part: ComponentType<Props> = (props) => {
    // Fixed for the component's life: another type would remount it.
    const [Loaded] = useState(() => (there ?? (current ??= fresh())) as ComponentType<Props>)
    return <Loaded {...props} />
  }
  return { Part, fetch }
}
