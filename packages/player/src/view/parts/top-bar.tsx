import { LazyPart } from '@deckle/slides/parts/lazy/lazy-part.tsx'
import type { PlayerWords } from '@deckle/slides/view.ts'
import type { PlayDeck, PlayerHost, PlaySlide } from '../../hosts/host.ts'

const loadLanguages = () => import('./language-choice.tsx').then((module) => module.LanguageChoice)
const loadListen = () => import('./listen.tsx').then((module) => module.Listen)

interface TopBarProps {
  readonly deck: PlayDeck
  readonly slide: PlaySlide | undefined
  readonly index: number
  readonly words: PlayerWords
  readonly host: Pick<PlayerHost, 'imageUrl' | 'fileUrl'>
  readonly onLanguage?: (language: string) => void
}

export function TopBar({ deck, slide, index, words, host, onLanguage }: TopBarProps) {
  const { brand } = deck
  return (
    <>
      <div className="dk-bar">
        {brand.logo && (
          <img
            className="dk-logo"
            src={brand.logo.includes('/') ? brand.logo : host.imageUrl(brand.logo, 160)}
            alt={brand.name}
          />
        )}
        <p className="dk-name">{deck.name}</p>
        {slide && deck.voEnabled && (
          <LazyPart
            load={loadListen}
            props={{ key: slide.slideId, slide, language: deck.language, words, fileUrl: host.fileUrl }}
          />
        )}
        {onLanguage && deck.languages.length > 1 && (
          <LazyPart load={loadLanguages} props={{ deck, words, onLanguage }} />
        )}
      </div>
      <progress className="dk-progress" aria-label={words.progress} max={deck.slides.length} value={index} />
    </>
  )
}
