import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { SlideFace } from '@deckle/player/slide-face.tsx'
import { Stage } from '@deckle/player/stage.tsx'
import '@deckle/player/styles/player.css'
import { redactSlide } from '@deckle/slides/scoring.ts'
import { memo, useMemo } from 'react'
import { mediaUrl, posterUrl } from './media-url.ts'
import { usePlayerWords } from './use-player-words.ts'

/** What a slide's looks hang on beside itself. */
export type DeckLook = Pick<DeckContent, 'language' | 'colors' | 'design' | 'backgroundImage' | 'overlayImage'> &
  Partial<Pick<DeckContent, 'presenter'>>

/** One slide as the player draws it, in the deck's stage; fills its parent. Answers go nowhere. */
export const SlideStage = memo(function SlideStage({
  look,
  slide,
  imageUrl = posterUrl,
}: {
  look: DeckLook
  slide: Pick<Slide, 'slideId' | 'template' | 'data'>
  /** Where its pictures are, if not in the media library. */
  imageUrl?: (id: string, width: number) => string
}) {
  const words = usePlayerWords(look.language)
  const shown = useMemo(
    () => ({
      slideId: slide.slideId,
      template: slide.template,
      data: redactSlide(slide.template, slide.data),
    }),
    [slide],
  )
  return (
    <Stage deck={{ ...look, presenter: look.presenter ?? noPresenter }} words={words} imageUrl={imageUrl}>
      <div className="dk-scroll">
        <SlideFace
          slide={shown}
          answer={null}
          verdict={null}
          locked={false}
          onAnswer={ignore}
          words={words}
          imageUrl={imageUrl}
          fileUrl={mediaUrl}
        />
      </div>
    </Stage>
  )
})

const noPresenter = { id: '', alt: '' }
const ignore = () => {}
