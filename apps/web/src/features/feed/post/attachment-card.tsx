import type { ShownAttachment } from '@deckle/contract/models/social.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconSlot } from '@deckle/ui/actions/button.tsx'
import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { Award, FileText, GraduationCap, Play, Presentation, X } from 'lucide-react'
import { useState } from 'react'
import { posterUrl } from '../../../deck/media-url.ts'
import { useWords } from '../../../words/use-words.ts'

const icons = { deck: Presentation, course: GraduationCap, article: FileText, certificate: Award } as const

/** What a post shows beside its text; a deck is played in its place, once its reader asks for it. */
export function AttachmentCard({ attachment }: { readonly attachment: ShownAttachment }) {
  const words = useWords('feed')
  const [isPlaying, setPlaying] = useState(false)
  const { type, gone, title, image, link, shortid } = attachment
  const Icon = icons[type]
  if (gone)
    return (
      <p className="flex items-center gap-2 rounded-lg bg-canvas px-3 py-2 text-sm text-muted">
        <IconSlot>
          <Icon />
        </IconSlot>
        {words(`attachmentGone.${type}`)}
      </p>
    )
  return (
    <div
      className="flex flex-col overflow-hidden rounded-lg border border-line"
      {...(isPlaying && { 'data-open': '' })}
    >
      <div className="flex min-h-16 flex-wrap items-center gap-3 pe-3">
        <span className="flex h-16 w-24 shrink-0 items-center justify-center bg-hover text-muted">
          {image === '' ? (
            <Icon aria-hidden="true" className="size-6" />
          ) : (
            <img src={posterUrl(image, 320)} alt="" loading="lazy" className="size-full object-cover" />
          )}
        </span>
        <span className="flex min-w-32 flex-1 flex-col py-2">
          <TextLink href={link} className="line-clamp-2 text-sm font-strong text-ink! no-underline! hover:underline!">
            <bdi>{title}</bdi>
          </TextLink>
          <span className="text-xs text-muted">{words(`kinds.${type}`)}</span>
        </span>
        {shortid !== null && (
          <Button
            size="sm"
            icon={isPlaying ? <X /> : <Play />}
            aria-expanded={isPlaying}
            onPress={() => setPlaying(!isPlaying)}
          >
            {words(isPlaying ? 'closeDeck' : 'play')}
          </Button>
        )}
      </div>
      {isPlaying && shortid !== null && (
        // Our own page, which needs its scripts and its storage: a sandbox with both would hold nothing back.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          title={title}
          src={`/embed/${shortid}`}
          allow="fullscreen; autoplay"
          className="block h-[min(40rem,80dvh)] w-full border-0 border-t border-line"
        />
      )}
    </div>
  )
}
