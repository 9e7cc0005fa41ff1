import { useState } from 'react'
import {
  Button,
  ColorArea,
  ColorField as AriaColorField,
  ColorPicker,
  ColorSlider,
  ColorSwatch,
  ColorSwatchPicker,
  ColorSwatchPickerItem,
  ColorThumb,
  Dialog,
  DialogTrigger,
  Group,
  Input,
  parseColor,
  Popover,
  SliderTrack,
} from 'react-aria-components'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import { classNames } from '../theme/class-names.ts'
import { bareInputStyle, FieldFrame, fieldStyle, groupStyle, type FieldProps } from '../fields/field-parts.tsx'

/** A colour as `#rrggbb`: typed, picked from an area, or from `swatches`. */
export function ColorField({
  label,
  hideLabel,
  description,
  error,
  isOptional,
  value,
  onChange,
  swatches,
  isDisabled,
  name,
  className,
}: ColorFieldProps) {
  const strings = useUiStrings()
  const [color, setColor] = useState(() => parseColor(value).toFormat('hsb'))
  // Hex loses hue and saturation of black, so the picker's own colour is retained while it is equal.
  const shown = color.toString('hex').toLowerCase() === value.toLowerCase() ? color : parseColor(value).toFormat('hsb')
  return (
    <ColorPicker
      value={shown}
      onChange={(next) => {
        setColor(next.toFormat('hsb'))
        onChange(next.toString('hex').toLowerCase())
      }}
    >
      <AriaColorField
        name={name}
        isDisabled={isDisabled}
        isInvalid={error !== undefined}
        className={classNames(fieldStyle, className)}
      >
        <FieldFrame label={label} hideLabel={hideLabel} isOptional={isOptional} description={description} error={error}>
          <Group className={groupStyle}>
            <DialogTrigger>
              <Button
                isDisabled={isDisabled}
                aria-label={`${strings.chooseColor}: ${label}`}
                className="ms-1 shrink-0 rounded-sm p-0.5 hover:bg-hover touch:p-3"
              >
                <ColorSwatch className="size-5 rounded-[4px] border border-edge" />
              </Button>
              <Popover
                placement="bottom start"
                className="rounded-lg bg-surface p-3 shadow-lg entering:animate-rise-in exiting:animate-fade-out"
              >
                <Dialog
                  aria-label={`${strings.chooseColor}: ${label}`}
                  className="flex w-56 flex-col gap-3 outline-none"
                >
                  <PickerPanes swatches={swatches} />
                </Dialog>
              </Popover>
            </DialogTrigger>
            <Input dir="ltr" className={classNames(bareInputStyle, 'px-2 uppercase tabular-nums')} />
          </Group>
        </FieldFrame>
      </AriaColorField>
    </ColorPicker>
  )
}

export interface ColorFieldProps extends FieldProps {
  /** `#rrggbb`. */
  value: string
  onChange: (hex: string) => void
  swatches?: readonly string[]
  isDisabled?: boolean
  name?: string
}

function PickerPanes({ swatches }: { swatches?: readonly string[] }) {
  const strings = useUiStrings()
  return (
    <>
      <ColorArea
        colorSpace="hsb"
        xChannel="saturation"
        yChannel="brightness"
        aria-label={strings.saturation}
        className="h-36 w-full rounded-sm"
      >
        <ColorThumb className={thumbStyle} />
      </ColorArea>
      <ColorSlider colorSpace="hsb" channel="hue" aria-label={strings.hue}>
        <SliderTrack className="h-4 w-full rounded-full touch:h-6">
          <ColorThumb className={classNames(thumbStyle, 'top-1/2')} />
        </SliderTrack>
      </ColorSlider>
      {swatches && swatches.length > 0 && (
        <ColorSwatchPicker aria-label={strings.suggestedColors} className="flex flex-wrap gap-1.5">
          {[...new Set(swatches.map((hex) => hex.toLowerCase()))].map((hex) => (
            <ColorSwatchPickerItem
              key={hex}
              color={hex}
              className="rounded-[4px] outline-offset-1 selected:outline-2 selected:outline-brand-edge focus-visible:outline-2"
            >
              <ColorSwatch className="size-6 rounded-[4px] border border-edge touch:size-9" />
            </ColorSwatchPickerItem>
          ))}
        </ColorSwatchPicker>
      )}
    </>
  )
}

const thumbStyle =
  'size-5 rounded-full border-2 border-white shadow-[0_0_0_1px_rgb(0_0_0/0.5),inset_0_0_0_1px_rgb(0_0_0/0.5)] focus-visible:size-6 focus-visible:outline-2 focus-visible:outline-brand-edge'
