import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import type { Section } from './sections.ts'

type Messages = Record<string, unknown>
const files: Record<string, () => Promise<unknown>> = import.meta.glob(['./en/*.ts', './hi/*.ts'])
const cache = new Map<string, Promise<Messages>>()

/** Loads a section's words once; a failed load is not cached, so that it can be retried. */
export function loadWords(language: InterfaceLanguage, section: Section): Promise<Messages> {
  const name = `./${language}/${section}.ts`
  const known = cache.get(name)
  if (known) return known
  const file = files[name]
  if (!file) throw new Error(`No words for ${name}`)
  const fetched: Promise<Messages> = file().then(
    (module) => {
      const { words } = module as { words: Messages }
      // React's `use` reads a promise with these fields synchronously.
      void Object.assign(fetched, { status: 'fulfilled', value: words })
      return words
    },
    (error: unknown) => {
      cache.delete(name)
      throw error
    },
  )
  cache.set(name, fetched)
  return fetched
}

/** Loads every section in use in another language, before the language is switched. */
export async function loadSameWords(language: InterfaceLanguage): Promise<void> {
  const sections = new Set([...cache.keys()].map((name) => name.split('/')[2]?.replace('.ts', '') as Section))
  await Promise.all([...sections].map((section) => loadWords(language, section)))
}
