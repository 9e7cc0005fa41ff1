import { english, type UiStrings } from './ui-strings.ts'

/**
 * Our words and React Aria's messages; English for an unsupported language. Await it before passing the new language to
 * UiStringsProvider, at start and on every change of language.
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
