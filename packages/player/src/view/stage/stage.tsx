import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react'
import { isRightToLeft } from '@deckle/core/deck/deck.ts'
import { Picture } from '@deckle/slides/parts/view/picture.tsx'
import type { PlayerWords } from '@deckle/slides/view.ts'
import { deckClasses } from './deck-classes.ts'
import type { PlayDeck, PlayerHost } from '../../hosts/host.ts'
import { paintDeck } from './paint-deck.ts'

interface StageProps {
  readonly deck: Pick<PlayDeck, 'colors' | 'design' | 'backgroundImage' | 'overlayImage' | 'presenter' | 'language'>
  readonly words: PlayerWords
  readonly imageUrl: PlayerHost['imageUrl']
  readonly stageRef?: Ref<HTMLDivElement>
  readonly children: ReactNode
}

/** The box of a deck, with its colours, background, overlay and presenter. Fills its parent. */
export function Stage({ deck, words, imageUrl, stageRef, children }: StageProps) {
  const own = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (own.current) paintDeck(own.current, deck)
  }, [deck])
  const picture = { imageUrl, words }
  return (
    <div className="dk-frame" ref={stageRef}>
      <div
        ref={own}
        className={`${deckClasses(deck)}${deck.backgroundImage.id ? ' dk-has-back' : ''}`}
        lang={deck.language}
        dir={isRightToLeft(deck.language) ? 'rtl' : 'ltr'}
      >
        {deck.backgroundImage.id && (
          <Picture image={deck.backgroundImage} className="dk-deck-back" sizes="100vw" {...picture} />
        )}
        {deck.overlayImage.id && (
          <Picture image={deck.overlayImage} className="dk-overlay" sizes="100vw" {...picture} />
        )}
        {children}
        {deck.presenter.id && <Picture image={deck.presenter} className="dk-presenter" sizes="96px" {...picture} />}
      </div>
    </div>
  )
}
