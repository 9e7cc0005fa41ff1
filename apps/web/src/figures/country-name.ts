import { usePreference } from '../lib/preferences/preferences.ts'
import { localeOf } from '../words/use-words.ts'

/** A country in the person's language, by its code; the code where the browser does not know it. */
export function useCountryName(): (code: string) => string {
  const language = usePreference('language')
  return (code) => {
    try {
      return new Intl.DisplayNames([localeOf(language)], { type: 'region' }).of(code) ?? code
    } catch {
      return code
    }
  }
}
