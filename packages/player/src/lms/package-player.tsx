import { type ComponentType, h, render } from 'preact'
import { isRightToLeft } from '@deckle/core/deck/deck.ts'
import { preloadViews } from '@deckle/slides/players.ts'
import { playLanguages, toPlayDeck } from '../deck/play-deck.ts'
import type { Drafts } from '../hosts/drafts/keep-drafts.ts'
import { Player, type PlayerProps } from '../view/player.tsx'
import type { Attempts } from './attempts.ts'
import { createLmsHost } from './lms-host.ts'
import { type PackageData, packageWordsIn, pictureFile } from './package/package-data.ts'
import type { PackageNote } from './package-note.ts'
import type { LmsPort } from './port/port.ts'
import type { RestoredPlay } from './suspend/suspend-data.ts'

/** Independent of the language. */
export interface PackageContext {
  readonly pack: PackageData
  readonly port: LmsPort
  readonly attempts: Attempts
  readonly note: PackageNote
  readonly drafts: Drafts
  readonly element: HTMLElement
}

/** In one of the package's languages; changing the language continues the play. */
export async function playPackage(
  context: PackageContext,
  language: string,
  restored: RestoredPlay | null,
): Promise<void> {
  const { pack, port, attempts, note, drafts, element } = context
  const { content, key } = pack
  const { poweredBy, brand } = pack
  const deck = toPlayDeck(content, { deckId: key, versionId: key, shortid: '' }, { language, poweredBy, brand })
  const host = await createLmsHost({
    content,
    key,
    port,
    attempts,
    language,
    restored,
    onCommit: () => note.show(language),
    onSlide: (slideId) => note.onSlide(slideId, language),
    drafts,
    now: () => Date.now(),
    imageUrl: pictureFile,
    fileUrl: (id) => pack.files[id] ?? `media/${id}`,
  })
  await preloadViews(deck.slides.map(({ template }) => template))
  const onLanguage = (next: string) => {
    render(null, element)
    void playPackage(context, next, host.leave())
  }
  const props: PlayerProps = {
    deck,
    host,
    words: packageWordsIn(pack, language).words,
    saved: restored && host.restore(),
    ownsPage: true,
    ...(playLanguages(content).length > 1 && { onLanguage }),
  }
  document.documentElement.lang = language
  document.documentElement.dir = isRightToLeft(language) ? 'rtl' : 'ltr'
  element.textContent = ''
  render(h(Player as unknown as ComponentType<PlayerProps>, props), element)
  note.show(language)
}
