import type { BodyInputOf } from '@deckle/contract/kit/endpoint.ts'
import type { Post } from '@deckle/contract/models/social.ts'
import type { posts } from '@deckle/contract/posts.ts'
import type { AttachmentKind, PostAudience } from '@deckle/core/social/social.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { type Named, nothingWritten, storedOf, type Written, writtenOf } from '../../../comments/text/mention-text.ts'

export interface Attached {
  readonly type: AttachmentKind
  readonly id: string
  readonly title: string
}

export interface Audience {
  readonly type: PostAudience
  /** Tags with their colours. */
  readonly chosen: readonly (Named & { readonly color?: string })[]
}

/** A post while it is written. */
export interface PostValues {
  readonly written: Written
  readonly images: readonly { readonly id: string; readonly alt: string }[]
  /** Null where no link is asked for. */
  readonly link: string | null
  readonly attachment: Attached | null
  readonly audience: Audience
}

export const emptyPost: PostValues = {
  written: nothingWritten,
  images: [],
  link: null,
  attachment: null,
  audience: { type: 'everyone', chosen: [] },
}

export const hasContent = ({ written, images, link, attachment }: PostValues): boolean =>
  !isBlank(written.text) || images.length > 0 || !isBlank(link ?? '') || attachment !== null

export function valuesOf({ text, mentions, images, link, attachment, audience }: Post): PostValues {
  return {
    written: writtenOf(text, mentions),
    images,
    link: link?.url ?? null,
    attachment: attachment && { type: attachment.type, id: attachment.id, title: attachment.title },
    audience: { type: audience.type, chosen: audience.names },
  }
}

/** Of what can be changed later. */
export function contentOf({ written, images, link, attachment }: PostValues) {
  return {
    text: storedOf(written).trim(),
    images: images.map(({ id, alt }) => ({ id, alt: alt.trim() })),
    link: (link ?? '').trim(),
    attachment: attachment && { type: attachment.type, id: attachment.id },
  }
}

export function bodyOf(values: PostValues): BodyInputOf<typeof posts.create> {
  const { type, chosen } = values.audience
  return { ...contentOf(values), audience: { type, ids: type === 'everyone' ? [] : chosen.map(({ id }) => id) } }
}

export const isWebAddress = (text: string): boolean => /^https?:\/\//iu.test(text.trim()) && URL.canParse(text.trim())
