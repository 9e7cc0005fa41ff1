import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadWords } from '../words/catalogues.ts'
import type { Section as WordsSection } from '../words/sections.ts'
import { preferences } from './preferences.ts'
import { sectionLoader } from './section-loader.ts'

/** A part of the application that is fetched when first shown, with its words beside it. */
export interface LazySection {
  readonly Screen: ComponentType
  /** Fetches ahead, when a person is about to go there; a failure is left for the visit itself. */
  readonly preload: () => void
}

/**
 * `lazySection(() => import('../features/x/screen.tsx').then((m) => m.XScreen), ['x'])`: loads with the
 * 120 s limit; after a failure the error boundary's "Try again" loads anew.
 */
export function lazySection(load: () => Promise<ComponentType>, words: readonly WordsSection[] = []): LazySection {
  const section = sectionLoader(async () => {
    const language = preferences.get('language')
    const [Screen] = await Promise.all([load(), ...words.map((name) => loadWords(language, name))])
    return { default: Screen }
  })
  let Lazy: LazyExoticComponent<ComponentType> | null = null
  // React.lazy keeps a rejection for ever: a new one is made after a failure.
  const fresh = () =>
    lazy(() =>
      section().catch((error: unknown) => {
        Lazy = null
        throw error
      }),
    )
  return {
    Screen: function Section() {
      Lazy ??= fresh()
      return <Lazy />
    },
    preload: () => void section().catch(() => {}),
  }
}
