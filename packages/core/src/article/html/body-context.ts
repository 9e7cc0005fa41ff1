/** What a body refers to, looked up beforehand; null for what is not there, which is left out. */
export interface BodyContext {
  readonly words: BodyWords
  /** Before addresses of this site: '' in its pages, `https://…` elsewhere. */
  readonly base: string
  /** Language of numbers. */
  readonly language: string
  picture(mediaId: string): ShownPicture | null
  file(mediaId: string): ShownFile | null
  deck(deckId: string): ShownDeck | null
  video(address: string): ShownVideo | null
  /** The address of a person's profile, where readers may open it. */
  person(userId: string): string | null
}

export interface ShownPicture {
  /** For browsers that don't choose among `sources`. */
  readonly src: string
  readonly sources: readonly { readonly url: string; readonly width: number }[]
  /** Pixels of the original. */
  readonly width: number | null
  readonly height: number | null
}

export interface ShownFile {
  readonly url: string
}

export interface ShownDeck {
  readonly shortid: string
  readonly title: string
  readonly slides: number
}

/** `frame` is a player of another site, `file` plays in the page. */
export interface ShownVideo {
  readonly kind: 'frame' | 'file'
  readonly url: string
}

/** Texts of the renderer's own, in the language of the article. */
export interface BodyWords {
  readonly callout: { readonly info: string; readonly tip: string; readonly warning: string; readonly success: string }
  readonly table: string
  readonly playVideo: string
  readonly deck: string
  readonly playDeck: string
  slides(count: number): string
}
