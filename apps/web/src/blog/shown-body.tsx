import type { Deck } from '@deckle/contract/decks.ts'
import type { Block } from '@deckle/core/article/block.ts'
import type { BodyContext } from '@deckle/core/article/html/body-context.ts'
import { bodyWords } from '@deckle/core/article/html/body-words.ts'
import { renderBody } from '@deckle/core/article/html/render-body.ts'
import { referencesOf } from '@deckle/core/article/reading.ts'
import type { Language } from '@deckle/core/deck/deck.ts'
import { imageWidths } from '@deckle/core/deck/design/image-widths.ts'
import { videoSource } from '@deckle/slides/video-story/video-source.ts'
import { useQueries } from '@tanstack/react-query'
import { type MouseEvent, useMemo } from 'react'
import '../articles/article-body.css'
import { mediaUrl, posterUrl } from '../deck/media-url.ts'
import { deckQuery } from './deck-query.ts'

interface ShownBodyProps {
  readonly body: readonly Block[]
  readonly language: Language
}

/** Blocks as the server writes them for readers. Links lead nowhere, so that nobody leaves a draft by mistake. */
export function ShownBody({ body, language }: ShownBodyProps) {
  const ids = referencesOf(body).decks.filter((id) => id !== '')
  const decks = useQueries({ queries: ids.map(deckQuery) })
  const names = decks.map(({ data }) => data?.publication?.shortid).join()
  const html = useMemo(
    () => {
      const shown = new Map(decks.map(({ data }, at) => [ids[at] ?? '', data]))
      return {
        __html: renderBody(
          body,
          contextOf(language, (id) => shown.get(id) ?? null),
        ),
      }
    },
    // oxlint-disable-next-line react/exhaustive-deps -- `names` says when the decks have loaded
    [body, language, names],
  )
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div lang={language} dir="auto" className="article-body" onClick={stay} dangerouslySetInnerHTML={html} />
  )
}

function stay(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}

const contextOf = (language: Language, deckOf: (id: string) => Deck | null): BodyContext => ({
  words: bodyWords[language === 'hi' ? 'hi' : 'en'],
  base: '',
  language,
  picture: (id) => ({
    src: posterUrl(id, 1080),
    sources: imageWidths.map((width) => ({ url: posterUrl(id, width), width })),
    width: null,
    height: null,
  }),
  file: (id) => ({ url: mediaUrl(id) }),
  deck: (id) => {
    const deck = deckOf(id)
    if (!deck?.publication) return null
    return {
      shortid: deck.publication.shortid,
      title: deck.content.name,
      slides: deck.content.contentHash.length,
    }
  },
  video: (address) => {
    const source = videoSource(address, () => '')
    return source.kind === 'none' || source.url === '' ? null : source
  },
  person: () => null,
})
