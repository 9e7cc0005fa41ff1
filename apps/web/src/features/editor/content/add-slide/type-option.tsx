import { newSlide } from '@deckle/core/deck/new-deck.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { fieldsOf } from '@deckle/slides/catalog.ts'
import type { SlideType } from '@deckle/slides/definitions.ts'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { SlideThumb } from '../../../../deck/stage/slide-thumb.tsx'
import { useWords } from '../../../../words/use-words.ts'
import { slideCatalog } from '../../state/editor-store.ts'
import { SlideTypeIcon } from '../slide-type-icons.tsx'
import { useLook } from '../use-look.ts'
import { keyOf, namesOf, type SlideChoice } from './use-slide-choices.ts'

/** A type with a small picture of the slide. */
export function TypeOption({ id, choice, isActive, onMark, onAdd }: TypeOptionProps) {
  const { name, sentence } = namesOf(useWords('deck'), choice)
  return (
    // The keys are the search field's, which names it as its active one.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={onMark}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onAdd}
      className={classNames(
        'flex cursor-default items-center gap-3 rounded-sm p-1.5 select-none',
        isActive && 'bg-hover outline-2 -outline-offset-2 outline-brand-edge',
      )}
    >
      <span className="w-24 shrink-0 overflow-hidden rounded-sm border border-line">
        <Preview choice={choice} />
      </span>
      <div className="flex min-w-0 flex-col gap-0.5">
        <p className="text-sm font-strong">{name}</p>
        <p className="text-xs text-muted">{sentence}</p>
      </div>
    </div>
  )
}

interface TypeOptionProps {
  readonly id: string
  readonly choice: SlideChoice
  readonly isActive: boolean
  readonly onMark: () => void
  readonly onAdd: () => void
}

/** The slide as it will come, in the deck's looks; the type's icon where it comes without the picture it is for. */
function Preview({ choice }: { choice: SlideChoice }) {
  const look = useLook()
  const { type } = choice
  if (isBare(type))
    return (
      <span className="flex aspect-video items-center justify-center bg-hover text-muted [&_svg]:size-6 [&_svg]:stroke-[1.5]">
        <SlideTypeIcon template={type} />
      </span>
    )
  return <SlideThumb look={look} slide={freshSlide(choice)} />
}

const isBare = (type: SlideType) =>
  Object.values(fieldsOf(type)).some(
    (field) => (field.kind === 'image' && field.required) || (field.kind === 'text' && field.format === 'video'),
  )

const fresh = new Map<string, Slide>()

function freshSlide(choice: SlideChoice): Slide {
  const known = fresh.get(keyOf(choice))
  if (known) return known
  let count = 0
  const slide = newSlide(choice.type, 0, slideCatalog, () => `new${(count += 1)}`)
  const begun = choice.preset ? { ...slide, data: { ...slide.data, question: choice.preset.question } } : slide
  fresh.set(keyOf(choice), begun)
  return begun
}
