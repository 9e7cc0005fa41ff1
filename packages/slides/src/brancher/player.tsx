import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import { useEdit } from '../parts/view/edit-context.ts'
import { Picture } from '../parts/view/picture.tsx'
import { Question } from '../parts/view/question.tsx'
import { Text } from '../parts/view/text.tsx'
import type { SlideViewProps } from '../view.ts'
import type { BrancherPlay } from './scoring.ts'

type BrancherProps = SlideViewProps<BrancherPlay, AnswerByKind['brancher']>

export function BrancherView({ data, answer, onAnswer, locked, ...props }: BrancherProps) {
  const edit = useEdit()
  const clicked = answer?.clicked ?? []
  const choose = (option: string) =>
    onAnswer({ kind: 'brancher', option, clicked: [...clicked.filter((id) => id !== option), option] })
  return (
    <Question question={data.question} {...props} verdict={null}>
      {(labelledBy) => (
        <div className="dk-options dk-links" role="group" aria-labelledby={labelledBy}>
          {data.popupitems.map((item, at) => {
            const inside = (
              <>
                {(item.image.id !== '' || edit) && (
                  <Picture
                    path={`popupitems.${item.id}.image`}
                    image={item.image}
                    className="dk-link-picture"
                    sizes="96px"
                    imageUrl={props.imageUrl}
                    words={props.words}
                  />
                )}
                <span className="dk-option-text">
                  <Text path={`popupitems.${item.id}.option`} text={item.option} />
                </span>
              </>
            )
            const className = `dk-option${clicked.includes(item.id) ? ' dk-chosen' : ''}`
            const way = wayOf(item)
            if (edit) {
              return (
                <div key={item.id} className={way === 'slide' ? `${className} dk-as-button` : className}>
                  {inside}
                  <Mark way={way} />
                  {edit.renderItemTools('popupitems', item.id)}
                </div>
              )
            }
            return way !== 'slide' ? (
              <a
                key={item.id}
                className={className}
                href={way === 'pdf' ? props.fileUrl(item.pdf) : item.caption}
                target="_blank"
                rel="noopener noreferrer nofollow"
                data-n={at + 1}
                onClick={() => locked || choose(item.id)}
              >
                {inside}
                <span className="dk-sr">{`, ${way === 'pdf' ? 'PDF, ' : ''}${props.words.opensOutside}`}</span>
                <Mark way={way} />
              </a>
            ) : (
              <button
                key={item.id}
                type="button"
                className={className}
                aria-disabled={locked}
                data-n={at + 1}
                onClick={() => locked || choose(item.id)}
              >
                {inside}
                <Mark way={way} />
              </button>
            )
          })}
          {edit?.renderListEnd('popupitems')}
        </div>
      )}
    </Question>
  )
}

type Way = keyof typeof marks

/** With several targets, a slide has priority over a document, and that over an address. */
const wayOf = ({ caption, pdf, slide }: BrancherPlay['popupitems'][number]): Way =>
  slide ? 'slide' : pdf ? 'pdf' : caption ? 'link' : 'slide'

const marks = {
  link: 'M8 6h10v10M18 6 6 18',
  pdf: 'M12 4v11m-5-5 5 5 5-5M6 20h12',
  slide: 'm9 5 7 7-7 7',
}

function Mark({ way }: { readonly way: Way }) {
  return (
    <svg className="dk-link-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={marks[way]} />
    </svg>
  )
}
