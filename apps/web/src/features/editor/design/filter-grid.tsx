import { type DeckDesign, filters } from '@deckle/core/deck/deck.ts'
import { useState } from 'react'
import { Label, Radio, RadioGroup } from 'react-aria-components'
import { posterUrl } from '../../../deck/media-url.ts'
import { useWords } from '../../../words/use-words.ts'
import { useContent } from '../editor-context.ts'

type Filter = DeckDesign['filter']

export function FilterGrid({ value, onChange }: { value: Filter; onChange: (filter: Filter) => void }) {
  const t = useWords('editor')
  const { images, backgroundImage } = useContent()
  const sample = backgroundImage.id || images.at(-1) || ''
  return (
    <RadioGroup value={value} onChange={(next) => onChange(next as Filter)} className="flex flex-col gap-1.5">
      <Label className="text-sm font-strong">{t('design.filter')}</Label>
      <div className="grid grid-cols-3 gap-2">
        {filters.map((filter) => (
          <Radio
            key={filter}
            value={filter}
            className="flex cursor-default flex-col gap-1 rounded-sm p-1 text-xs text-muted hover:bg-hover selected:bg-brand-soft selected:text-on-brand-soft focus-visible:outline-2 focus-visible:outline-brand-edge"
          >
            <span
              aria-hidden="true"
              className={`dk-filter-${filter} block aspect-[16/9] overflow-hidden rounded-[4px] border border-line`}
            >
              <Sample key={sample} id={sample} />
            </span>
            <span className="truncate">{t(`design.filters.${filter}`)}</span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}

/** The deck's image, or a drawn one if it has none. */
function Sample({ id }: { id: string }) {
  const [failed, setFailed] = useState(false)
  if (id !== '' && !failed) {
    return (
      <img
        src={posterUrl(id, 160)}
        alt=""
        className="dk-picture size-full object-cover"
        onError={() => setFailed(true)}
      />
    )
  }
  return (
    <svg viewBox="0 0 64 36" preserveAspectRatio="xMidYMid slice" className="dk-picture size-full">
      <rect width="64" height="36" fill="#8ecae6" />
      <circle cx="49" cy="10" r="5" fill="#ffb703" />
      <path d="M0 27 18 12l13 11 9-7 24 17v3H0z" fill="#588157" />
      <path d="M0 31c14-5 28-5 64 0v5H0z" fill="#bc4749" />
    </svg>
  )
}
