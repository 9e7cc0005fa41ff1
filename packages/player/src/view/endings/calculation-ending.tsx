import { numberWithUnit } from '@deckle/slides/parts/answers/number-with-unit.ts'
import type { PlaySlide } from '../../hosts/host.ts'
import type { EndingProps } from './ending-props.ts'
import { OutcomeCard } from './parts/outcome-card.tsx'
import { Thanks } from './thanks.tsx'

/** As the type's `redact` returns it. */
interface RangeData {
  readonly question: string
  readonly caption: string
  readonly resultUnit: string
  readonly rangeselect: readonly { readonly id: string; readonly name: string; readonly unit: string }[]
}

export function CalculationEnding(props: EndingProps) {
  const { deck, ending, answers, words } = props
  const results = ending.calculation.flatMap(({ slideId, result }) => {
    const data = rangeData(deck.slides.find((slide) => slide.slideId === slideId))
    return data ? [{ slideId, result, data }] : []
  })
  const parts = deck.slides.flatMap((slide) => {
    const data = rangeData(slide)
    const answer = answers[slide.slideId]
    return data && answer?.kind === 'rangeSelect' ? [{ slideId: slide.slideId, data, values: answer.values }] : []
  })
  if (results.length === 0 && !ending.outcome) return <Thanks {...props} />
  return (
    <>
      <h2 className="dk-heading" tabIndex={-1}>
        {words.yourResult}
      </h2>
      {results.map(({ slideId, result, data }) => (
        <div key={slideId} className="dk-calculated">
          <p className="dk-lead">{data.caption || words.result}</p>
          <p className="dk-points">
            <bdi>{result === null ? words.error : numberWithUnit(result, data.resultUnit, deck.language)}</bdi>
          </p>
        </div>
      ))}
      <OutcomeCard {...props} />
      {parts.length > 0 && <h3 className="dk-subhead">{words.whatItIsMadeOf}</h3>}
      {parts.map(({ slideId, data, values }) => (
        <table key={slideId} className="dk-board">
          <caption className={parts.length > 1 ? 'dk-soft' : 'dk-sr'}>{data.question}</caption>
          <tbody>
            {data.rangeselect.map(({ id, name, unit }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>
                  <bdi>{numberWithUnit(values[id] ?? 0, unit, deck.language)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </>
  )
}

function rangeData(slide: PlaySlide | undefined): RangeData | null {
  return slide?.interaction === 'rangeSelect' ? (slide.data as unknown as RangeData) : null
}
