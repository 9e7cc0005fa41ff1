/** Languages of Deckle's own screens, mails and refusals; decks are written in any of `core/deck`'s languages. */
export const interfaceLanguages = ['en', 'hi'] as const
export type InterfaceLanguage = (typeof interfaceLanguages)[number]

export const isInterfaceLanguage = (value: unknown): value is InterfaceLanguage =>
  interfaceLanguages.some((one) => one === value)

/** Each in its own words. */
export const interfaceLanguageNames: Readonly<Record<InterfaceLanguage, string>> = { en: 'English', hi: 'हिन्दी' }
