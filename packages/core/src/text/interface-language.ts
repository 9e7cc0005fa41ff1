/** Languages of Deckle's screens, mails and refusals; those of decks are `languages` in core/deck. */
export const interfaceLanguages = ['en', 'hi'] as const
export type InterfaceLanguage = (typeof interfaceLanguages)[number]

export const isInterfaceLanguage = (value: unknown): value is InterfaceLanguage =>
  interfaceLanguages.some((one) => one === value)

/** Each in its own language. */
export const interfaceLanguageNames: Readonly<Record<InterfaceLanguage, string>> = { en: 'English', hi: 'हिन्दी' }
