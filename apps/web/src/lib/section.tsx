import { lazy, useState, type ComponentType, type LazyExoticComponent } from 'react'
import { loadWords } from '../words/catalogues.ts'
import type { Section as WordsSection } from '../words/sections.ts'
import { preferences } from './preferences.ts'
import { sectionLoader } from './section-loader.ts'

/** A part of the application that is fetched when first shown, with its words beside it. */
export interface LazySection {
  readonly Screen: ComponentType
  /** Fetches ahead, when a person is about to go there, and resolves when that is done; a failure is left for the visit itself. */
  readonly preload: () => Promise<void>
}

/**
 * `lazySection(() => import('../features/x/screen.tsx').then((m) => m.XScreen), ['x'])`: loads with the
 * 120 s limit; after a failure the error boundary's "Try again" loads anew.
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

/** A smaller part of a screen, fetched when it is first shown, by the same rules. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return retryable(sectionLoader(load)).Part
}

const failed = new Set<() => void>()

/**
 * For error boundaries, once they show a failure: what failed is tried anew when it is next drawn. Not sooner,
 * or React, which draws again at a failure, would try without end.
 */
export function forgetFailures(): void {
  for (const forget of failed) forget()
  failed.clear()
}

/**
 * React.lazy keeps a rejection for ever: after a failure was shown a new one takes its place. And it waits a turn for
 * what is there already, which React shows as loading for 300 ms: what was fetched ahead is drawn at once.
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
    // One for life: another type would begin anew.
    const [Loaded] = useState(() => (there ?? (current ??= fresh())) as ComponentType<Props>)
    return <Loaded {...props} />
  }
  return { Part, fetch }
}
