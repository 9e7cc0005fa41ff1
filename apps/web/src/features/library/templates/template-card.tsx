import { Link } from '@tanstack/react-router'
import { readerTypeIcons } from '../../../deck/reader-type-icons.ts'
import { SlideThumb } from '../../../deck/stage/slide-thumb.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { GalleryDeck } from './gallery-deck.ts'
import type { GalleryUrl } from './url-state.ts'

interface TemplateCardProps {
  readonly deck: GalleryDeck
  readonly imageUrl: (picture: string) => string
  /** The gallery's state, so that the back link returns to it. */
  readonly url: GalleryUrl
  readonly level?: 2 | 3
}

export function TemplateCard({ deck, imageUrl, url, level = 2 }: TemplateCardProps) {
  const t = useWords('templates')
  const kinds = useWords('deck')
  const Icon = readerTypeIcons[deck.readerType]
  const Name = `h${level}` as const
  const [first] = deck.content.contentHash
  return (
    <article className="group/card relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface transition-shadow focus-within:border-edge hover:border-edge hover:shadow-sm">
      <div className="border-b border-line bg-hover">
        {first && <SlideThumb look={deck.content} slide={first} imageUrl={imageUrl} />}
      </div>
      <div className="flex flex-1 flex-col gap-1 p-3">
        <Name className="text-sm font-strong">
          <Link
            to="/templates"
            search={{ ...url, template: deck.key }}
            className="wrap-anywhere after:absolute after:inset-0 after:rounded-lg"
          >
            {deck.name}
          </Link>
        </Name>
        <p className="text-xs text-muted">{deck.purpose}</p>
        <p className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1 pt-2 text-xs text-muted">
          <span className="flex items-center gap-1">
            <Icon aria-hidden="true" className="size-3.5" />
            {kinds(`types.${deck.readerType}.name`)}
          </span>
          <span aria-hidden="true">·</span>
          <span>{t('slides', { count: deck.content.contentHash.length })}</span>
          <span aria-hidden="true">·</span>
          <span>{kinds(`languages.${deck.content.language}`)}</span>
        </p>
      </div>
    </article>
  )
}
