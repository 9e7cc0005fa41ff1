import type { CommentTarget } from '@deckle/core/social/social.ts'

interface Placed {
  readonly id: string
  /** What a comment is on. */
  readonly on: { readonly target: CommentTarget; readonly id: string } | null
}

const places: Readonly<Record<CommentTarget, (id: string) => string>> = {
  post: (id) => `/feed?post=${id}&`,
  article: (id) => `/articles/${id}/show?`,
}

/** Where it was written, a path of this application. */
export const placeOf = ({ id, on }: Placed): string =>
  on === null ? `/feed?post=${id}` : `${places[on.target](on.id)}comment=${id}`
