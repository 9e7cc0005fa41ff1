import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { PackageFormat } from '@deckle/core/deck/publication/package-format.ts'
import type { PackageOptions } from '@deckle/core/deck/publication/package-options.ts'
import type { PlayerWords } from '@deckle/slides/view.ts'
import type { PlayDeck } from '../../hosts/host.ts'
import type { PackageNotes } from './package-notes.ts'

export const packageIds = { data: 'deckle-package', root: 'deckle-player', note: 'deckle-note' } as const

export const packageWidths = [640, 1600] as const

export interface PackageData {
  readonly format: PackageFormat
  readonly options: PackageOptions
  /** Of this version of this deck: another package's attempt is not resumed. */
  readonly key: string
  /** With the right answers. */
  readonly content: DeckContent
  readonly poweredBy: boolean
  readonly brand: PlayDeck['brand']
  /** Files in the package by media id; pictures are named by id and width. */
  readonly files: Readonly<Record<string, string>>
  readonly words: Readonly<Record<string, PackageWords>>
}

export interface PackageWords {
  readonly words: PlayerWords
  readonly notes: PackageNotes
}

export function packageWordsIn({ words }: PackageData, language: string): PackageWords {
  const found = words[language]
  if (!found) throw new Error(`The package has no words for "${language}".`)
  return found
}

export function pictureFile(mediaId: string, width: number): string {
  return `media/${mediaId.replace(/[^\w-]/g, '')}-${packageWidths.find((one) => width <= one) ?? packageWidths[1]}.webp`
}

/** All that playing needs, without the author's notes. */
export function packedContent(content: DeckContent): DeckContent {
  return {
    ...content,
    contentHash: content.contentHash.map((slide) => ({ ...slide, comments: '' })),
    images: [],
    translations: content.translationEnabled ? content.translations : {},
  }
}
