import { Picture } from '@deckle/slides/parts/view/picture.tsx'
import type { EndingProps } from '../ending-props.ts'

interface OutcomeCardProps extends Pick<EndingProps, 'ending' | 'words' | 'imageUrl' | 'onLink'> {
  /** Its title is the ending's heading, which gets the focus. */
  readonly isMain?: boolean
}

export function OutcomeCard({ ending, words, imageUrl, onLink, isMain = false }: OutcomeCardProps) {
  const { outcome } = ending
  if (!outcome) return null
  return (
    <section className={isMain ? 'dk-outcome' : 'dk-outcome dk-box'}>
      {outcome.image.id && (
        <Picture image={outcome.image} className="dk-outcome-picture" sizes="680px" imageUrl={imageUrl} words={words} />
      )}
      {isMain ? (
        <h2 className="dk-heading dk-huge" tabIndex={-1}>
          {outcome.title}
        </h2>
      ) : (
        <h3 className="dk-outcome-title">{outcome.title}</h3>
      )}
      {outcome.text && <p className="dk-text">{outcome.text}</p>}
      {/^(https?:|mailto:)/i.test(outcome.link) && (
        <a
          className="dk-button dk-main"
          href={outcome.link}
          target="_blank"
          rel="noopener noreferrer nofollow"
          onClick={() => onLink(null)}
        >
          {outcome.linkLabel || words.learnMore}
          <span className="dk-sr">, {words.opensOutside}</span>
        </a>
      )}
    </section>
  )
}
