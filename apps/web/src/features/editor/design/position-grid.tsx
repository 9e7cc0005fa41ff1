import type { DeckDesign } from '@deckle/core/deck/deck.ts'
import { Label, Radio, RadioGroup } from 'react-aria-components'
import { useWords } from '../../../words/use-words.ts'

type Position = DeckDesign['textPosition']

export function PositionGrid({
  value,
  positions,
  onChange,
}: {
  value: Position
  positions: readonly Position[]
  onChange: (position: Position) => void
}) {
  const t = useWords('editor')
  return (
    <RadioGroup value={value} onChange={(next) => onChange(next as Position)} className="flex flex-col gap-1.5">
      <Label className="text-sm font-strong">{t('design.textPosition')}</Label>
      <div className="grid w-36 grid-cols-3 gap-1 rounded-sm border border-line bg-surface p-1">
        {positions.map((position) => (
          <Radio
            key={position}
            value={position}
            aria-label={t(`design.textPositions.${position}`)}
            className="flex h-8 items-center justify-center rounded-[4px] hover:bg-hover selected:bg-brand-soft focus-visible:outline-2 focus-visible:outline-brand-edge touch:h-11"
          >
            {({ isSelected }) => (
              <span
                aria-hidden="true"
                className={isSelected ? 'size-3 rounded-full bg-brand' : 'size-2 rounded-full bg-edge'}
              />
            )}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}
