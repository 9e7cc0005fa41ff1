import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useState } from 'react'
import { posterUrl } from '../../../deck/media-url.ts'
import { useWords } from '../../../words/use-words.ts'
import { useArticle } from '../article-context.ts'
import { ShownBody } from '../../../blog/shown-body.tsx'

/** The draft as its readers will see it. */
export function PreviewDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('article-editor')
  const [content] = useState(useArticle().store.content)
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop')
  return (
    <Dialog isOpen size="full" onOpenChange={(isOpen) => !isOpen && onClose()} title={t('preview.title')}>
      <div className="flex flex-col items-center gap-4 p-5">
        <ToggleGroup
          label={t('preview.width')}
          value={width}
          onChange={setWidth}
          options={[
            { id: 'desktop', label: t('preview.desktop') },
            { id: 'phone', label: t('preview.phone') },
          ]}
        />
        <article
          lang={content.language}
          dir="auto"
          className={`w-full rounded-md border border-line bg-surface p-6 ${width === 'phone' ? 'max-w-96' : 'max-w-3xl'}`}
        >
          {content.cover.id !== '' && (
            <img
              src={posterUrl(content.cover.id, 1280)}
              alt={content.cover.alt}
              className="mb-4 aspect-video w-full rounded-md object-cover"
            />
          )}
          <h1 className="text-xl font-strong wrap-anywhere">{content.title || t('untitled')}</h1>
          {content.subtitle !== '' && <p className="mt-2 text-lg text-muted wrap-anywhere">{content.subtitle}</p>}
          <div className="mt-6">
            <ShownBody body={content.body} language={content.language} />
          </div>
        </article>
      </div>
    </Dialog>
  )
}
