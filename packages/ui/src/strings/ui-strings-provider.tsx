import { createContext, use, useMemo, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { english, type UiStrings } from './ui-strings.ts'

const StringsContext = createContext<UiStrings>(english)

/**
 * Sets the language of all components below: our words, and React Aria's messages and formats. For Hindi pass the result of
 * `loadUiStrings('hi')`; without `strings` it is English.
 */
export function UiStringsProvider({ locale = 'en', strings = english, children }: UiStringsProviderProps) {
  return (
    <I18nProvider locale={locale}>
      <StringsContext value={strings}>{children}</StringsContext>
    </I18nProvider>
  )
}

export interface UiStringsProviderProps {
  /** A BCP 47 tag: `en`, `hi`, `en-IN`, `ar`. */
  locale?: string
  strings?: UiStrings
  children: ReactNode
}

export function useUiStrings(): UiStrings {
  return use(StringsContext)
}

export function useFormat(locale: string, options?: Intl.NumberFormatOptions): (value: number) => string {
  const key = JSON.stringify(options ?? {})
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, JSON.parse(key) as Intl.NumberFormatOptions)
    return (value) => format.format(value)
  }, [locale, key])
}
