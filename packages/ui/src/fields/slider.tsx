import {
  Label,
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
  type SliderProps as AriaSliderProps,
} from 'react-aria-components'
import { classNames } from '../theme/class-names.ts'

/** The value is shown beside the label. */
export function Slider({ label, hideLabel, className, ...props }: SliderProps) {
  return (
    <AriaSlider {...props} className={classNames('flex flex-col gap-1', className)}>
      <span className={classNames('flex justify-between gap-2 text-sm', hideLabel && 'sr-only')}>
        <Label className="font-strong">{label}</Label>
        <SliderOutput className="text-muted tabular-nums" />
      </span>
      <SliderTrack className="relative mx-2 flex h-6 items-center disabled:opacity-50 touch:h-11">
        <span className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-edge">
          <SliderFill className="rounded-full bg-brand" />
        </span>
        <SliderThumb className="top-1/2 size-4 rounded-full border-2 border-brand bg-surface shadow-sm hover:bg-brand-soft dragging:bg-brand-soft focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-brand-edge touch:size-6" />
      </SliderTrack>
    </AriaSlider>
  )
}

export interface SliderProps extends Omit<AriaSliderProps<number>, 'className' | 'children' | 'style'> {
  label: string
  hideLabel?: boolean
  className?: string
}
