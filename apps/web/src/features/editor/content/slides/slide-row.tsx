import type { Slide } from '@deckle/core/deck/slide.ts'
import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import { problemsOf } from '@deckle/slides/catalog.ts'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { CircleAlert, MessageSquareText } from 'lucide-react'
import { memo } from 'react'
import type { DeckLook } from '../../../../deck/stage/slide-stage.tsx'
import { SlideThumb } from '../../../../deck/stage/slide-thumb.tsx'
import { useWords } from '../../../../words/use-words.ts'
import { useEditorState } from '../../editor-context.ts'
import { currentSlide } from '../../state/editor-state.ts'

/** A slide's number beside its picture. */
export function SlideRow({ index, isSelected, ...picture }: SlideRowProps) {
  return (
    <div className="flex gap-1.5">
      <span
        className={classNames(
          'w-6 shrink-0 pt-0.5 text-end text-xs tabular-nums',
          isSelected ? 'text-on-brand-soft' : 'text-muted',
        )}
      >
        {index + 1}
      </span>
      <SlidePicture {...picture} />
    </div>
  )
}

/** Not drawn again where only the slide's number changes. */
const SlidePicture = memo(function SlidePicture({ slide, look, readerType }: SlidePictureProps) {
  const t = useWords('editor')
  const isCurrent = useEditorState((state) => currentSlide(state.history.present)?.slideId === slide.slideId)
  const isFresh = useEditorState((state) => state.fresh.has(slide.slideId))
  const errors = isFresh ? 0 : problemsOf(slide, readerType).filter((problem) => problem.severity === 'error').length
  return (
    <div
      className={classNames(
        'relative min-w-0 flex-1 overflow-hidden rounded-sm border bg-surface',
        isCurrent ? 'border-brand-edge outline-1 outline-brand-edge' : 'border-line',
      )}
    >
      <SlideThumb look={look} slide={slide} />
      <span className="absolute end-1 bottom-1 flex gap-1">
        {slide.comments !== '' && (
          <span className="flex size-5 items-center justify-center rounded-full border border-line bg-surface text-muted">
            <MessageSquareText role="img" aria-label={t('slide.hasNotes')} className="size-3" />
          </span>
        )}
        {errors > 0 && (
          <span className="flex size-5 items-center justify-center rounded-full bg-danger-soft text-danger-text">
            <CircleAlert role="img" aria-label={t('slide.problems', { count: errors })} className="size-3.5" />
          </span>
        )}
      </span>
    </div>
  )
})

interface SlidePictureProps {
  slide: Slide
  look: DeckLook
  readerType: ReaderType
}

interface SlideRowProps extends SlidePictureProps {
  /** Its place in the deck, from 0. */
  index: number
  isSelected: boolean
}
