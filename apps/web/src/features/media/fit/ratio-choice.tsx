import { Label, Radio, RadioGroup } from 'react-aria-components'
import { useWords } from '../../../words/use-words.ts'
import type { Ratio } from './ratios.ts'

/** The shapes to cut to, each drawn. */
export function RatioChoice({
  ratios,
  value,
  picture,
  isDisabled,
  onChange,
}: {
  ratios: readonly Ratio[]
  value: Ratio
  /** Height to width of the picture as it is. */
  picture: number
  isDisabled: boolean
  onChange: (ratio: Ratio) => void
}) {
  const t = useWords('media')
  return (
    <RadioGroup
      value={value.key}
      isDisabled={isDisabled}
      onChange={(key) => onChange(ratios.find((one) => one.key === key) ?? value)}
      className="flex flex-col gap-1.5"
    >
      <Label className="text-sm font-strong">{t('crop.shape')}</Label>
      <div className="grid grid-cols-4 gap-1">
        {ratios.map((ratio) => (
          <Radio
            key={ratio.key}
            value={ratio.key}
            className="flex min-h-16 cursor-default flex-col items-center justify-end gap-1 rounded-sm border border-line p-1 text-center text-xs hover:border-edge selected:border-brand-edge selected:bg-brand-soft selected:text-on-brand-soft focus-visible:outline-2 focus-visible:outline-brand-edge"
          >
            <Shape aspect={ratio.aspect ?? picture} />
            <span>
              {ratio.name}
              {ratio.fits && <span className="block text-[0.6875rem] leading-tight">{t('crop.fits')}</span>}
            </span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}

function Shape({ aspect }: { aspect: number }) {
  const width = Math.max(2, Math.min(28, 20 / aspect))
  const height = Math.max(2, Math.min(20, width * aspect))
  return (
    <svg viewBox="0 0 32 24" aria-hidden="true" className="my-auto h-6">
      <rect
        x={(32 - width) / 2}
        y={(24 - height) / 2}
        width={width}
        height={height}
        rx="1.5"
        className="fill-none stroke-current"
        strokeWidth="1.5"
      />
    </svg>
  )
}
