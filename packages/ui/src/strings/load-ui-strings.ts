import { english, type UiStrings } from './ui-strings.ts'

/**
 * The words of a language, and React Aria's beside them; English for a language that has none. Await it
 * before handing the new language to UiStringsProvider, at start and on every change of language.
 */
export async function loadUiStrings(language: string): Promise<UiStrings> {
  const base = language.split('-')[0]
  if (base !== 'hi') {
    if (installed) (await import('./install-aria-strings.ts')).installAriaStrings('en')
    return english
  }
  const [{ hindi }, { installAriaStrings }] = await Promise.all([
    import('./hindi.ts'),
    import('./install-aria-strings.ts'),
  ])
  installAriaStrings('hi')
  installed = true
  return hindi
}

let installed = false
