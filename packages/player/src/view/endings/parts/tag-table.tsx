import { fill } from '@deckle/slides/parts/answers/fill.ts'
import { numbersIn } from '@deckle/slides/parts/answers/number-with-unit.ts'
import type { EndingProps } from '../ending-props.ts'

interface TagTableProps extends Pick<EndingProps, 'deck' | 'ending' | 'words'> {
  readonly hasPoints?: boolean
  /** Shows each tag's number, which represents it in the chart. */
  readonly isNumbered?: boolean
}

export function TagTable({ deck, ending, words, hasPoints = true, isNumbered = false }: TagTableProps) {
  if (ending.tags.length === 0) return null
  const points = (value: number) => value.toLocaleString(numbersIn(deck.language), { maximumFractionDigits: 2 })
  return (
    <table className="dk-board dk-tags">
      <caption className="dk-subhead">{words.byTopic}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="dk-sr">{words.byTopic}</span>
          </th>
          {hasPoints && <th scope="col">{words.points}</th>}
          <th scope="col">%</th>
        </tr>
      </thead>
      <tbody>
        {ending.tags.map(({ tag, earned, possible, percentage }, at) => (
          <tr key={tag}>
            <th scope="row">
              {isNumbered && `${at + 1}. `}
              {tag}
              <progress aria-hidden="true" max={100} value={percentage} />
            </th>
            {hasPoints && (
              <td className="dk-soft">
                <bdi>{fill(words.outOf, { n: points(earned), m: points(possible) })}</bdi>
              </td>
            )}
            <td>{Math.round(percentage)}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
