import type { ImageRef } from '@deckle/core/deck/deck.ts'
import { Picture } from '@deckle/slides/parts/view/picture.tsx'
import type { EndingProps } from './ending-props.ts'
import { Thanks } from './thanks.tsx'

/** `caption` is the address, `pdf` the document. */
interface LinkItem {
  readonly id: string
  readonly image: ImageRef
  readonly option: string
  readonly caption: string
  readonly pdf: string
}

export function LinksEnding(props: EndingProps) {
  const { deck, answers, words, imageUrl, fileUrl, onLink } = props
  const lists = deck.slides.flatMap(({ slideId, interaction, data }) => {
    const items = interaction === 'brancher' ? (data.popupitems as readonly LinkItem[]) : []
    const links = items.filter(({ caption, pdf }) => pdf || /^(https?:|mailto:)/i.test(caption))
    const answer = answers[slideId]
    const clicked = answer?.kind === 'brancher' ? answer.clicked : []
    return links.length > 0 ? [{ slideId, question: String(data.question), links, clicked }] : []
  })
  if (lists.length === 0) return <Thanks {...props} />
  return (
    <>
      <h2 className="dk-heading" tabIndex={-1}>
        {words.links}
      </h2>
      {lists.map(({ slideId, question, links, clicked }) => (
        <section key={slideId} className="dk-poll">
          {lists.length > 1 && <h3 className="dk-subhead">{question}</h3>}
          <ul className="dk-options dk-links">
            {links.map(({ id, image, option, caption, pdf }) => (
              <li key={id}>
                <a
                  className={`dk-option${clicked.includes(id) ? ' dk-chosen' : ''}`}
                  href={pdf ? fileUrl(pdf) : caption}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                  onClick={() => onLink(slideId)}
                >
                  {image.id && (
                    <Picture image={image} className="dk-link-picture" sizes="96px" imageUrl={imageUrl} words={words} />
                  )}
                  <span className="dk-option-text">{option}</span>
                  {clicked.includes(id) && <em className="dk-mine">{words.opened}</em>}
                  <span className="dk-sr">{`, ${pdf ? 'PDF, ' : ''}${words.opensOutside}`}</span>
                  <svg className="dk-link-mark" viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M8 6h10v10M18 6 6 18" />
                  </svg>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
