import { fill } from '@deckle/slides/parts/answers/fill.ts'
import { answerLabels } from '@deckle/slides/answers/labels.ts'
import { answerKeys, isCounted } from '@deckle/slides/answers/values.ts'
import type { EndingProps } from './ending-props.ts'

/** The distribution of all answers, with the person's own marked. */
export function DistributionEnding({ deck, ending, answers, words }: EndingProps) {
  const { distribution } = ending
  return (
    <>
      <h2 className="dk-heading" tabIndex={-1}>
        {distribution.length > 0 ? words.resultsSoFar : words.thanks}
      </h2>
      {distribution.map(({ slideId, total, counts }) => {
        const slide = deck.slides.find((one) => one.slideId === slideId)
        if (!slide || !isCounted(slide.interaction)) return null
        const answer = answers[slideId]
        const ownKeys = answer ? answerKeys(answer) : []
        return (
          <section key={slideId} className="dk-poll">
            <h3 className="dk-subhead">{String(slide.data.question)}</h3>
            {slide.interaction === 'ranking' && <p className="dk-soft">{words.rank} 1</p>}
            {answerLabels(slide.interaction, slide.data, words).map(({ key, label }) => {
              const share = total > 0 ? Math.round(((counts[key] ?? 0) / total) * 100) : 0
              return (
                <div key={key} className={ownKeys.includes(key) ? 'dk-row dk-chosen' : 'dk-row'}>
                  <span>
                    {label}
                    {ownKeys.includes(key) && <em className="dk-mine">{words.you}</em>}
                  </span>
                  <span className="dk-num">{share}%</span>
                  <progress aria-label={label} max={100} value={share} />
                </div>
              )
            })}
            <p className="dk-soft">{fill(words.answers, { n: total })}</p>
          </section>
        )
      })}
    </>
  )
}
