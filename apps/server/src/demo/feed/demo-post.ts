import type { PictureName } from '@deckle/slides/templates/pictures/pictures.ts'

/** A comment; the replies to it follow it. `likes` are how many liked it. */
export interface DemoComment {
  readonly by: string
  readonly text: string
  readonly likes?: number
  readonly replies?: readonly Omit<DemoComment, 'replies'>[]
}

/** What people of Lantern Hill Coffee wrote. `@key` in a text names a person. */
export interface DemoPost {
  readonly by: string
  readonly daysAgo: number
  readonly text: string
  readonly likes: number
  readonly images?: readonly PictureName[]
  /** Key of a deck. */
  readonly deck?: string
  /** Key of an article. */
  readonly article?: string
  /** Title of a course. */
  readonly course?: string
  /** A page that it leads to, as its card shows it. */
  readonly link?: { readonly url: string; readonly title: string; readonly description: string; readonly site: string }
  /** Keys of people who saved it. */
  readonly savedBy?: readonly string[]
  /** Why others reported it, by their key. */
  readonly reports?: Readonly<Record<string, string>>
  /** Name of a tag of people. */
  readonly tag?: string
  /** Key of the person at its top. */
  readonly branch?: string
  readonly pinned?: true
  readonly edited?: true
  readonly comments?: readonly DemoComment[]
}
