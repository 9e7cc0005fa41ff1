import { type Language, languages } from '@deckle/core/deck/deck.ts'
import { type InterfaceLanguage, interfaceLanguages } from '@deckle/core/text/interface-language.ts'

const others = interfaceLanguages.filter((language) => language !== 'en')

/** Deckle's language preferred by the Accept-Language header (RFC 9110 §12.5.4); English if none matches. */
export const preferredLanguage = (header: string | undefined): InterfaceLanguage =>
  // Shortcut: runs on every call, and most headers name no other language.
  header !== undefined && others.some((language) => header.includes(language))
    ? chooseLanguage(header, interfaceLanguages)
    : 'en'

/** Like `preferredLanguage`, but among the languages of decks. */
export const audienceLanguage = (header: string | undefined): Language => chooseLanguage(header, languages)

function chooseLanguage<Offered extends Language>(
  header: string | undefined,
  offered: readonly Offered[],
): Offered | 'en' {
  if (header === undefined) return 'en'
  const preferences = header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.trim().toLowerCase().split(';')
      const quality = options.map((option) => /^\s*q=([\d.]+)$/.exec(option)?.[1]).find((value) => value !== undefined)
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => offered.find((one) => one === language))
  return preferences.find((language) => language !== undefined) ?? 'en'
}
