import { useState } from 'react'
import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import { useEdit } from '../parts/edit-context.ts'
import { Question } from '../parts/question.tsx'
import { Text } from '../parts/text.tsx'
import type { SlideViewProps } from '../view.ts'
import type { RangeSelectPlay } from './scoring.ts'
import { sliderStep, within } from './slider-step.ts'

type RangeProps = SlideViewProps<RangeSelectPlay, AnswerByKind['rangeSelect']>
type Slider = RangeSelectPlay['rangeselect'][number]

export function RangeSelectView({ data, answer, onAnswer, verdict, locked, ...props }: RangeProps) {
  const { words } = props
  const edit = useEdit()
  const [values, setValues] = useState<Readonly<Record<string, number>>>(answer?.values ?? {})
  const valueOf = ({ id, minValue, maxValue }: Slider) => within(values[id] ?? minValue, minValue, maxValue)
  const isSame = answer !== null && data.rangeselect.every((slider) => answer.values[slider.id] === valueOf(slider))
  const submit = () =>
    onAnswer({
      kind: 'rangeSelect',
      values: Object.fromEntries(data.rangeselect.map((slider) => [slider.id, valueOf(slider)])),
      result: null,
    })
  return (
    <Question question={data.question} image={data.image} {...props} verdict={null}>
      {() => (
        <form
          className="dk-form dk-ranges"
          onSubmit={(event) => {
            event.preventDefault()
            if (!locked) submit()
          }}
        >
          {data.rangeselect.map((slider) => (
            <Range
              key={slider.id}
              slider={slider}
              value={valueOf(slider)}
              locked={locked}
              onChange={(value) => setValues({ ...values, [slider.id]: value })}
            />
          ))}
          {edit?.renderListEnd('rangeselect')}
          <button type="submit" className="dk-button dk-submit" disabled={locked || edit !== null}>
            {data.computes ? words.calculate : words.submit}
          </button>
          <div className="dk-result" role="status">
            {data.computes && (edit || (isSame && verdict?.result)) && (
              <>
                <p>
                  <Text path="caption" text={data.caption || (edit ? '' : words.result)} />
                </p>
                <strong>{edit ? '…' : shown(verdict?.result?.value ?? null, data.resultUnit, words.error)}</strong>
              </>
            )}
          </div>
        </form>
      )}
    </Question>
  )
}

/** A number as the reader's language writes it, with its unit. */
function shown(value: number | boolean | null, unit: string, error: string): string {
  if (value === null) return error
  return `${Number(value).toLocaleString(document.documentElement.lang || 'en', { maximumFractionDigits: 2 })} ${unit}`.trim()
}

function Range({
  slider,
  value,
  locked,
  onChange,
}: {
  readonly slider: Slider
  readonly value: number
  readonly locked: boolean
  readonly onChange: (value: number) => void
}) {
  const edit = useEdit()
  const { id, name, minValue, maxValue, unit } = slider
  const labelId = `${id}-name`
  const step = sliderStep(minValue, maxValue)
  return (
    <div className="dk-range">
      <span id={labelId} className="dk-range-name">
        <Text path={`rangeselect.${id}.name`} text={name} />
      </span>
      <span className="dk-range-value">
        <input
          type="number"
          className="dk-input"
          aria-labelledby={labelId}
          inputMode="decimal"
          min={minValue}
          max={maxValue}
          step="any"
          key={value}
          defaultValue={value}
          readOnly={locked || edit !== null}
          onBlur={(event) => {
            const typed = event.currentTarget.valueAsNumber
            onChange(within(Number.isNaN(typed) ? minValue : typed, minValue, maxValue))
          }}
          onKeyDown={(event) => {
            // Enter takes the number; the next one sends it.
            if (event.key !== 'Enter' || event.currentTarget.valueAsNumber === value) return
            event.preventDefault()
            event.currentTarget.blur()
          }}
        />
        {unit && <span className="dk-unit">{unit}</span>}
      </span>
      <input
        type="range"
        className="dk-slider"
        aria-labelledby={labelId}
        aria-valuetext={`${value} ${unit}`.trim()}
        min={minValue}
        max={maxValue}
        step={step}
        value={value}
        disabled={locked || edit !== null}
        onInput={(event) => onChange(within(event.currentTarget.valueAsNumber, minValue, maxValue))}
        onChange={() => undefined}
      />
      {edit?.renderItemTools('rangeselect', id)}
    </div>
  )
}
