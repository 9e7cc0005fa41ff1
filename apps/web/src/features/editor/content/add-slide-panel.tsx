import { newSlide } from '@deckle/core/deck/new-deck.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { fieldsOf } from '@deckle/slides/catalog.ts'
import type { SlideType } from '@deckle/slides/definitions.ts'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { SlideThumb } from '../../../deck/slide-thumb.tsx'
import { useWords } from '../../../words/use-words.ts'
import { slideCatalog } from '../state/editor-store.ts'
import { SlideTypeIcon } from './slide-type-icons.tsx'
import { useLook } from './use-look.ts'
import { keyOf, namesOf, type SlideChoice, useSlideChoices } from './use-slide-choices.ts'

/**
 * The slide types that the deck's kind allows, with their presets, those that suit it first, found by words of one's own. The
 * focus stays in the search; arrows go through them, Enter adds the one that is marked, at first the first.
 */
export function AddSlidePanel({ onAdd }: { onAdd: (choice: SlideChoice) => void }) {
  const t = useWords('editor')
  const [query, setQuery] = useState('')
  const [marked, setMarked] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // On a touch screen the keyboard would cover what there is to choose.
    if (!matchMedia('(pointer: coarse)').matches) field.current?.focus()
  }, [])
  const id = useId()
  const groups = useSlideChoices(query)
  const shown = groups.flatMap((group) => group.choices)
  const active = shown.find((one) => keyOf(one) === marked) ?? shown[0]
  const idOf = (choice: SlideChoice) => `${id}-${keyOf(choice)}`
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || !active) return
    if (event.key === 'Enter') {
      event.preventDefault()
      return onAdd(active)
    }
    const next = nextType(event.key, query === '', shown, active, (choice) => document.getElementById(idOf(choice)))
    if (!next) return
    event.preventDefault()
    setMarked(keyOf(next))
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className="-m-3 flex max-h-[min(38rem,calc(100dvh-8rem))] w-[min(40rem,calc(100vw-1rem))] flex-col">
      <div className="flex items-center gap-2 border-b border-line px-4 focus-within:border-brand-edge">
        <Search aria-hidden="true" className="size-4 shrink-0 text-faint" />
        <input
          type="text"
          role="combobox"
          aria-label={t('addSlide.search')}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={active && idOf(active)}
          placeholder={t('addSlide.search')}
          ref={field}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setMarked(null)
            list.current?.scrollTo({ top: 0 })
          }}
          onKeyDown={onKeyDown}
          className="h-11 min-w-0 flex-1 bg-transparent text-sm text-ink outline-none placeholder:text-muted"
        />
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('slide.add')}
        className="min-h-0 flex-1 overflow-y-auto p-3"
      >
        {groups.map(({ name, choices }) => (
          <div key={name} role="group" aria-label={name} className="mb-3 last:mb-0">
            <p aria-hidden="true" className="px-1 pb-1 text-xs font-strong text-muted">
              {name}
            </p>
            <div role="presentation" className="grid grid-cols-2 gap-1.5 phone:grid-cols-1">
              {choices.map((choice) => (
                <TypeOption
                  key={keyOf(choice)}
                  id={idOf(choice)}
                  choice={choice}
                  isActive={choice === active}
                  onMark={() => setMarked(keyOf(choice))}
                  onAdd={() => onAdd(choice)}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      <output className={shown.length === 0 ? 'px-4 pb-6 text-center text-sm text-muted' : 'sr-only'}>
        {query.trim() !== '' && t('addSlide.found', { count: shown.length, query: query.trim() })}
      </output>
    </div>
  )
}

function TypeOption({ id, choice, isActive, onMark, onAdd }: TypeOptionProps) {
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

/** Where an arrow leads; sideways only as long as nothing is typed, where they don't move the caret. */
function nextType(
  key: string,
  isEmpty: boolean,
  shown: readonly SlideChoice[],
  from: SlideChoice,
  elementOf: (choice: SlideChoice) => HTMLElement | null,
): SlideChoice | undefined {
  const at = shown.indexOf(from)
  if (isEmpty && key === 'ArrowRight') return shown[at + 1]
  if (isEmpty && key === 'ArrowLeft') return shown[at - 1]
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined
  const box = (choice: SlideChoice) => elementOf(choice)?.getBoundingClientRect() ?? new DOMRect()
  const { top, left } = box(from)
  const ahead = key === 'ArrowDown' ? shown.slice(at + 1) : shown.slice(0, at).toReversed()
  const row = ahead.find((choice) => box(choice).top !== top)
  if (!row) return ahead[0]
  const rowTop = box(row).top
  return ahead.find((choice) => box(choice).top === rowTop && box(choice).left === left) ?? row
}
