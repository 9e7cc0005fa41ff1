import { useLayoutEffect, useRef, useState } from 'react'
import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import { decimalMarkOf, numberIn } from '@deckle/core/text/read-number.ts'
import { useEdit } from '../parts/view/edit-context.ts'
import { numberWithUnit } from '../parts/answers/number-with-unit.ts'
import { Question } from '../parts/view/question.tsx'
import { Text } from '../parts/view/text.tsx'
import type { SlideViewProps } from '../view.ts'
import type { RangeSelectPlay } from './scoring.ts'
import { sliderStep, within } from './slider-step.ts'

type RangeProps = SlideViewProps<RangeSelectPlay, AnswerByKind['rangeSelect']>
type Slider = RangeSelectPlay['rangeselect'][number]

/** Sliders, each with a field for the exact value; Calculate shows the result or an error (product.md §4). */
export function RangeSelectView({ data, answer, onAnswer, verdict, locked, ...props }: RangeProps) {
  const { words, language } = props
  const edit = useEdit()
  const [values, setValues] = useState<Readonly<Record<string, number>>>(answer?.values ?? {})
  const valueOf = ({ id, minValue, maxValue }: Slider) => within(values[id] ?? minValue, minValue, maxValue)
  const isSame = answer !== null && data.rangeselect.every((slider) => answer.values[slider.id] === valueOf(slider))
  const result = isSame ? verdict?.result : undefined
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
          noValidate
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
              language={language}
              onChange={(value) => setValues((now) => ({ ...now, [slider.id]: value }))}
            />
          ))}
          {edit?.renderListEnd('rangeselect')}
          <button
            type="submit"
            className={`dk-button ${result ? 'dk-second' : 'dk-submit'}`}
            disabled={locked}
            inert={edit !== null}
          >
            {data.computes ? words.calculate : words.submit}
          </button>
          <div className={`dk-result${edit && data.computes ? ' dk-edit-only' : ''}`} role="status">
            {data.computes && (edit || result) && (
              <>
                <p>
                  <Text path="caption" text={data.caption || (edit ? '' : words.result)} />
                </p>
                <strong>
                  {edit && '… '}
                  {edit ? (
                    <span>
                      <Text path="resultUnit" text={data.resultUnit} />
                    </span>
                  ) : result?.value == null ? (
                    words.error
                  ) : (
                    <bdi>{numberWithUnit(Number(result.value), data.resultUnit, language)}</bdi>
                  )}
                </strong>
              </>
            )}
          </div>
        </form>
      )}
    </Question>
  )
}

interface OneRangeProps {
  readonly slider: Slider
  readonly value: number
  readonly locked: boolean
  readonly language: string | undefined
  readonly onChange: (value: number) => void
}

function Range({ slider, value, locked, language, onChange }: OneRangeProps) {
  const edit = useEdit()
  const { id, name, minValue, maxValue, unit } = slider
  const labelId = `${id}-name`
  const isStill = locked || edit !== null
  return (
    <div className="dk-range">
      <span id={labelId} className="dk-range-name">
        <Text path={`rangeselect.${id}.name`} text={name} />
      </span>
      <span className="dk-range-value">
        <ExactValue
          slider={slider}
          value={value}
          language={language}
          isStill={isStill}
          labelledBy={labelId}
          onChange={onChange}
        />
        {(unit || edit) && (
          <span className="dk-unit">
            <Text path={`rangeselect.${id}.unit`} text={unit} />
          </span>
        )}
      </span>
      <span className="dk-track">
        <progress aria-hidden="true" max={Math.max(maxValue - minValue, 0.01)} value={value - minValue} />
        <input
          type="range"
          className="dk-slider"
          aria-labelledby={labelId}
          aria-valuetext={numberWithUnit(value, unit, language)}
          min={minValue}
          max={maxValue}
          step={sliderStep(minValue, maxValue)}
          value={value}
          disabled={locked}
          inert={edit !== null}
          onInput={(event) => onChange(within(event.currentTarget.valueAsNumber, minValue, maxValue))}
          onChange={() => undefined}
        />
      </span>
      {edit?.renderItemTools('rangeselect', id)}
    </div>
  )
}

/**
 * A number field, applied on blur or Enter, clamped to the range. Not the browser's own, which ignores a comma in one
 * language and a point in another.
 */
function ExactValue({
  slider: { minValue, maxValue },
  value,
  language = '',
  isStill,
  labelledBy,
  onChange,
}: Pick<OneRangeProps, 'slider' | 'value' | 'language' | 'onChange'> & {
  readonly isStill: boolean
  readonly labelledBy: string
}) {
  const field = useRef<HTMLInputElement>(null)
  const decimalMark = decimalMarkOf(language)
  const shown = String(value).replace('.', decimalMark)
  // A layout effect, since an effect after paint would overwrite what was typed meanwhile.
  useLayoutEffect(() => {
    if (field.current) field.current.value = shown
  }, [shown])
  const take = (input: HTMLInputElement, more = 0) => {
    const typed = numberIn(input.value, { decimalMark })
    const taken = within((typed ?? value) + more, minValue, maxValue)
    input.value = String(taken).replace('.', decimalMark)
    if (taken !== value) onChange(taken)
  }
  return (
    <input
      ref={field}
      role="spinbutton"
      className="dk-input"
      aria-valuenow={value}
      aria-valuemin={minValue}
      aria-valuemax={maxValue}
      aria-labelledby={labelledBy}
      // Keypads of phones for decimals have no minus.
      inputMode={minValue < 0 ? 'text' : 'decimal'}
      autoComplete="off"
      defaultValue={shown}
      readOnly={isStill}
      onBlur={(event) => take(event.currentTarget)}
      onKeyDown={(event) => {
        const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
        if (direction && !isStill) {
          event.preventDefault()
          take(event.currentTarget, direction * sliderStep(minValue, maxValue))
        }
        // The first Enter applies the number; the next one submits.
        if (event.key !== 'Enter' || numberIn(event.currentTarget.value, { decimalMark }) === value) return
        event.preventDefault()
        take(event.currentTarget)
      }}
    />
  )
}
