import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { files as english } from './files-en.ts'
import type { Section } from './sections.ts'

type Messages = Record<string, unknown>

/** Where a language's words are. English, the most frequent one, is known at once. */
const filesOf = {
  en: () => Promise.resolve(english),
  hi: async () => (await import('./files-hi.ts')).files,
} as const satisfies Record<InterfaceLanguage, () => Promise<typeof english>>

const cache = new Map<string, Promise<Messages>>()

/** Loads a section's words once; a failed load is not cached, so that it can be retried. */
export function loadWords(language: InterfaceLanguage, section: Section): Promise<Messages> {
  const name = `./${language}/${section}.ts`
  const known = cache.get(name)
  if (known) return known
  const load = async () => {
    const file = (await filesOf[language]())[name]
    if (!file) throw new Error(`No words for ${name}`)
    return file()
  }
  const fetched: Promise<Messages> = load().then(
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
