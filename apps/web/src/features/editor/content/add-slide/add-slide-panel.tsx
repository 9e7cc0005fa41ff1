import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Search } from 'lucide-react'
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
import { useWords } from '../../../../words/use-words.ts'
import { nextType } from './next-type.ts'
import { TypeOption } from './type-option.tsx'
import { keyOf, type SlideChoice, useSlideChoices } from './use-slide-choices.ts'

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
  const elementOf = (choice: SlideChoice) => document.getElementById(optionId(id, choice))
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || !active) return
    if (event.key === 'Enter') {
      event.preventDefault()
      return onAdd(active)
    }
    const next = nextType(event.key, { isEmpty: query === '', shown, from: active, elementOf })
    if (!next) return
    event.preventDefault()
    setMarked(keyOf(next))
    elementOf(next)?.scrollIntoView({ block: 'nearest' })
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
          aria-activedescendant={active && optionId(id, active)}
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
      <TypeList
        ref={list}
        id={id}
        groups={groups}
        active={active}
        onMark={(one) => setMarked(keyOf(one))}
        onAdd={onAdd}
      />
      <output className={shown.length === 0 ? 'px-4 pb-6 text-center text-sm text-muted' : 'sr-only'}>
        {!isBlank(query) && t('addSlide.found', { count: shown.length, query: query.trim() })}
      </output>
    </div>
  )
}

const optionId = (panelId: string, choice: SlideChoice) => `${panelId}-${keyOf(choice)}`

interface TypeListProps {
  readonly ref: Ref<HTMLDivElement>
  readonly id: string
  readonly groups: ReturnType<typeof useSlideChoices>
  readonly active: SlideChoice | undefined
  readonly onMark: (choice: SlideChoice) => void
  readonly onAdd: (choice: SlideChoice) => void
}

function TypeList({ ref, id, groups, active, onMark, onAdd }: TypeListProps) {
  const t = useWords('editor')
  return (
    <div
      ref={ref}
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
                id={optionId(id, choice)}
                choice={choice}
                isActive={choice === active}
                onMark={() => onMark(choice)}
                onAdd={() => onAdd(choice)}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
