import { fill } from '@deckle/slides/parts/answers/fill.ts'
import { numbersIn } from '@deckle/slides/parts/answers/number-with-unit.ts'
import type { EndingProps } from './ending-props.ts'
import { Review } from './parts/review.tsx'

export function GameEnding(props: EndingProps) {
  const { deck, ending, words } = props
  const { game, seconds } = ending
  if (!game)
    return (
      <h2 className="dk-heading" tabIndex={-1}>
        {words.thanks}
      </h2>
    )
  const facts: readonly (readonly [string, string | number])[] = [
    [words.rank, game.rank],
    [words.streak, game.streak],
    [words.time, fill(words.seconds, { n: seconds })],
  ]
  return (
    <>
      <h2 className="dk-heading" tabIndex={-1}>
        {words.points}
      </h2>
      <p className="dk-points">{game.points.toLocaleString(numbersIn(deck.language))}</p>
      <dl className="dk-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table className="dk-board">
        <caption className="dk-subhead">{words.best}</caption>
        <thead>
          <tr>
            <th scope="col">{words.rank}</th>
            <th scope="col">{words.points}</th>
            <th scope="col">{words.time}</th>
          </tr>
        </thead>
        <tbody>
          {game.best.map((line) => (
            <tr key={line.rank} className={line.mine ? 'dk-chosen' : ''}>
              <td>
                {line.rank}
                {line.mine && <em className="dk-mine">{words.you}</em>}
              </td>
              <td>{line.points.toLocaleString(numbersIn(deck.language))}</td>
              <td>{fill(words.seconds, { n: line.seconds })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Review {...props} />
    </>
  )
}
