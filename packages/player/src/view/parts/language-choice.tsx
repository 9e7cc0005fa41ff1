import type { PlayerWords } from '@deckle/slides/view.ts'
import type { PlayDeck } from '../../hosts/host.ts'

interface LanguageChoiceProps {
  readonly deck: Pick<PlayDeck, 'language' | 'languages'>
  readonly words: PlayerWords
  readonly onLanguage: (language: string) => void
}

/** Each language is named in itself. */
export function LanguageChoice({ deck, words, onLanguage }: LanguageChoiceProps) {
  return (
    <select
      className="dk-quiet dk-languages"
      aria-label={words.language}
      value={deck.language}
      onChange={(event) => onLanguage(event.currentTarget.value)}
    >
      {deck.languages.map((language) => (
        <option key={language} value={language}>
          {languageName(language)}
        </option>
      ))}
    </select>
  )
}

function languageName(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
}
