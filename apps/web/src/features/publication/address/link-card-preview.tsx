import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { isGated } from '@deckle/core/deck/publication/publication.ts'
import { imagesOfSlide } from '@deckle/slides/catalog.ts'
import { posterUrl } from '../../../deck/media-url.ts'
import { useWords } from '../../../words/use-words.ts'
import { useSettingsForm } from '../settings/settings-form.tsx'

/** The card that other sites show of the link. */
export function LinkCardPreview({ content }: { content: DeckContent }) {
  const t = useWords('publication')
  const { access, share } = useSettingsForm().draft
  // A gated deck shows nothing of its own slides.
  const deckPicture = isGated(access) ? '' : (content.contentHash.flatMap(imagesOfSlide)[0] ?? '')
  const picture = share.picture.id || deckPicture
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="text-xs text-muted">{t('address.preview')}</figcaption>
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        {picture !== '' && (
          <img src={posterUrl(picture, 640)} alt="" className="aspect-[1.91] w-full bg-hover object-cover" />
        )}
        <div className="flex flex-col gap-0.5 border-t border-line p-3">
          <span className="text-xs text-muted">{location.host}</span>
          <span className="text-sm font-strong wrap-anywhere">{share.title || content.name}</span>
          {share.text && <span className="line-clamp-2 text-xs text-muted">{share.text}</span>}
        </div>
      </div>
    </figure>
  )
}
