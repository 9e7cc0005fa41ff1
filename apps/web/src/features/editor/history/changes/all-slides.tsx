import { baseLanguageOf } from '@deckle/core/deck/texts/localise.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { headingOf } from '@deckle/slides/reports.ts'
import { SlideThumb } from '../../../../deck/stage/slide-thumb.tsx'
import { useWords } from '../../../../words/use-words.ts'

export function AllSlides({ content }: { content: DeckContent }) {
  const types = useWords('deck')
  return (
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-4">
      {content.contentHash.map((slide, at) => (
        <li key={slide.slideId} className="flex min-w-0 flex-col gap-1">
          <div className="overflow-hidden rounded-sm border border-line bg-surface">
            <SlideThumb look={content} slide={slide} />
          </div>
          <span lang={baseLanguageOf(content)} dir="auto" className="truncate text-xs text-muted">
            {`${at + 1}. ${headingOf(slide.data) || types(`slides.${slide.template}.name`)}`}
          </span>
        </li>
      ))}
    </ol>
  )
}
