import { countries } from '@deckle/core/payment/countries.ts'
import { useMemo } from 'react'
import { usePreference } from '../../../lib/preferences/preferences.ts'
import { localeOf } from '../../../words/use-words.ts'

/** Every country, sorted by its name in the person's language. */
export function useCountryOptions(): readonly { readonly id: string; readonly label: string }[] {
  const locale = localeOf(usePreference('language'))
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    const { compare } = new Intl.Collator(locale)
    return countries
      .map((id) => ({ id, label: names.of(id) ?? id }))
      .toSorted((one, other) => compare(one.label, other.label))
  }, [locale])
}
