import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { Foot } from '@deckle/player/view/parts/foot.tsx'
import { TopBar } from '@deckle/player/view/parts/top-bar.tsx'
import { SlideFace } from '@deckle/player/view/stage/slide-face.tsx'
import { SlidePlace, SlideScroll } from '@deckle/player/view/stage/slide-place.tsx'
import { Stage } from '@deckle/player/view/stage/stage.tsx'
import type { StillPlay } from '@deckle/player/deck/still-play.ts'
import { slideAsWritten } from '@deckle/slides/scoring.ts'
import { memo, type ReactNode, useMemo } from 'react'
import { mediaUrl, posterUrl } from '../media-url.ts'
import './player-styles.ts'
import { usePlayerWords } from './use-player-words.ts'

/** The parts of a deck's content that determine a slide's appearance. */
export type DeckLook = Pick<DeckContent, 'language' | 'colors' | 'design' | 'backgroundImage' | 'overlayImage'> &
  Partial<Pick<DeckContent, 'presenter' | 'readerType'>>

/**
 * One slide as the player draws it; fills its parent. Answers are discarded. With `play` the player's bars are shown
 * but inactive; without, the slide fills the stage, as in a thumbnail.
 */
export const SlideStage = memo(function SlideStage({
  look,
  slide,
  play,
  imageUrl = posterUrl,
}: {
  look: DeckLook
  slide: Pick<Slide, 'slideId' | 'template' | 'data'>
  play?: StillPlay
  /** Image URLs, if not from the media library. */
  imageUrl?: (id: string, width: number) => string
}) {
  const words = usePlayerWords(look.language)
  const shown = useMemo(
    () => ({
      slideId: slide.slideId,
      template: slide.template,
      data: slideAsWritten(slide.template, slide.data, look.readerType),
    }),
    [slide.slideId, slide.template, slide.data, look.readerType],
  )
  const host = { imageUrl, fileUrl: mediaUrl }
  return (
    <LookStage look={look} imageUrl={imageUrl}>
      {play && (
        <div className="dk-still" inert>
          <TopBar
            deck={play.deck}
            slide={play.step.slide}
            index={play.index}
            words={words}
            host={host}
            onLanguage={ignore}
          />
        </div>
      )}
      <SlidePlace>
        <SlideScroll way={1}>
          <StillFace
            slide={shown}
            answer={null}
            verdict={null}
            locked={false}
            onAnswer={ignore}
            words={words}
            language={look.language}
            uploadLimit={play?.deck.uploadLimit}
            {...host}
          />
        </SlideScroll>
      </SlidePlace>
      {play && (
        <div className="dk-still" inert>
          <Foot
            deck={play.deck}
            index={play.index}
            step={play.step}
            sending={false}
            words={words}
            onBack={ignore}
            onNext={ignore}
            onContinue={ignore}
          />
          {play.deck.poweredBy && <p className="dk-powered">{words.poweredBy}</p>}
        </div>
      )}
    </LookStage>
  )
})

/** The deck's stage, with what is behind and over all that is shown on it. */
export function LookStage({ look, imageUrl = posterUrl, children }: LookStageProps) {
  const words = usePlayerWords(look.language)
  return (
    <Stage deck={{ ...look, presenter: look.presenter ?? noPresenter }} words={words} imageUrl={imageUrl}>
      {children}
    </Stage>
  )
}

interface LookStageProps {
  readonly look: DeckLook
  readonly imageUrl?: (id: string, width: number) => string
  readonly children: ReactNode
}

/** Not drawn again where only what is around it changes: the slide's number, or how many there are. */
const StillFace = memo(SlideFace)

const noPresenter = { id: '', alt: '' }
const ignore = () => {}
