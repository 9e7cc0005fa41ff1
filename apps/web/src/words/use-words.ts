import { use, useEffect, useMemo, useState } from 'react'
import { createFormatter, createTranslator, type _Translator as Translator } from 'use-intl/core'
import { usePreference } from '../lib/preferences/preferences.ts'
import { loadWords } from './catalogues.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import type { Section, Sections } from './sections.ts'

export type Words<S extends Section> = Translator<Sections[S]>

/**
 * A section's words in the user's language: `words('title')`, `words('found', { count })`. Suspends until the catalogue
 * is loaded.
 */
export function useWords<S extends Section>(section: S): Words<S> {
  const language = usePreference('language')
  const messages = use(loadWords(language, section))
  return useMemo(() => translator<S>(language, messages), [language, messages])
}

/** Formats dates, numbers and lists in the user's locale and time zone. */
export function useFormatter(): ReturnType<typeof createFormatter> {
  const language = usePreference('language')
  return useMemo(() => createFormatter({ locale: localeOf(language), timeZone }), [language])
}

/** The current time, updated each minute, for relative times. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

export const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Hindi with Latin digits, as usual in Indian interfaces; English as the browser has it. */
export function localeOf(language: InterfaceLanguage): string {
  if (language !== 'en') return locales[language]
  return navigator.languages.find((tag) => tag.startsWith('en')) ?? 'en'
}

const locales: Readonly<Record<Exclude<InterfaceLanguage, 'en'>, string>> = { hi: 'hi-IN' }

function translator<S extends Section>(language: InterfaceLanguage, messages: Record<string, unknown>): Words<S> {
  return createTranslator({
    locale: localeOf(language),
    timeZone,
    messages: messages as Sections[S],
  })
}
