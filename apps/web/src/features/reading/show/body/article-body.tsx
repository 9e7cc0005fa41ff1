import { useRouter } from '@tanstack/react-router'
import { memo, type MouseEvent, type Ref, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { lazyPart } from '../../../../lib/screen/section.tsx'
import { useWords } from '../../../../words/use-words.ts'
import '../../../../articles/article-body.css'
import { enhanceBody } from './enhance-body.ts'
import type { Pictures } from './pictures.ts'
import { picturesAt } from './pictures.ts'
import { playDeck } from './play-deck.ts'
import { playVideo } from './play-video.ts'

const Lightbox = lazyPart(() => import('./lightbox.tsx').then((m) => m.Lightbox))

interface ArticleBodyProps {
  readonly html: string
  readonly language: string
  readonly ref?: Ref<HTMLDivElement>
}

/** The text of an article. The server made its HTML of the document's blocks, so nothing of it can be a script. */
export const ArticleBody = memo(function ArticleBody({ html, language, ref }: ArticleBodyProps) {
  const t = useWords('reading')
  const router = useRouter()
  const own = useRef<HTMLDivElement>(null)
  const [pictures, setPictures] = useState<Pictures | null>(null)
  // The same object as before, or React writes the text anew over what was opened in it.
  const inner = useMemo(() => ({ __html: html }), [html])
  useEffect(() => (own.current ? enhanceBody(own.current, t) : undefined), [html, t])
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const target = event.target instanceof Element ? event.target : null
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const opened = picturesAt(target)
    if (opened) setPictures(opened)
    else if (!playVideo(target) && !playDeck(target)) {
      const href = target.closest('a')?.getAttribute('href') ?? ''
      if (!isScreen(href)) return
      void router.navigate({ href })
    }
    event.preventDefault()
  }
  return (
    <div ref={ref} className="min-w-0">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div ref={own} lang={language} className="article-body" onClick={onClick} dangerouslySetInnerHTML={inner} />
      {pictures && (
        <Suspense>
          <Lightbox pictures={pictures} onClose={() => setPictures(null)} />
        </Suspense>
      )}
    </div>
  )
})

/** A screen of the application; not a file, and not a page that the server writes. */
const isScreen = (href: string): boolean =>
  /^\/(articles|courses|learning|library|people|profiles|tags|feed)(\/|\?|$)/.test(href)
