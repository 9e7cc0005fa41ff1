import { attachmentKinds, commentTargets, postAudiences, socialLimits } from '@deckle/core/social/social.ts'
import * as z from 'zod/mini'
import type { Output } from '../kit/endpoint.ts'
import { can, id, line, moment } from '../kit/shapes.ts'

export const socialPerson = z.object({
  id,
  name: z.string(),
  /** Media id; '' for none. */
  image: z.string(),
})
export type SocialPerson = Output<typeof socialPerson>

/** People that a text names by `@{id}` (`core/social/mention.ts`); not those who are gone. */
const mentions = z.array(z.object({ id, name: z.string() }))

/** Null for what is not hidden; the author and moderators alone get what is. */
const hidden = z.nullable(
  z.object({
    at: moment,
    /** '' while only reports have hidden it. */
    reason: z.string(),
  }),
)

const linkCard = z.object({
  url: z.string(),
  /** `failed`: the address is all there is to show. */
  state: z.enum(['waiting', 'ready', 'failed']),
  title: z.string(),
  description: z.string(),
  site: z.string(),
  /** Path of a picture on this server; '' for none. */
  image: z.string(),
})
export type LinkCard = Output<typeof linkCard>

const shownAttachment = z.object({
  type: z.enum(attachmentKinds),
  id,
  /** No longer there, or not published any more: only the type is left. */
  gone: z.boolean(),
  title: z.string(),
  /** Media id; '' for none. */
  image: z.string(),
  /** A path of this application; '' where it is gone. */
  link: z.string(),
  /** Of a published deck, for `/embed/{shortid}`. */
  shortid: z.nullable(z.string()),
})
export type ShownAttachment = Output<typeof shownAttachment>

export const post = z.object({
  id,
  /** Null for somebody who is not there any more. */
  author: z.nullable(socialPerson),
  text: z.string(),
  mentions,
  images: z.array(z.object({ id: z.string(), alt: z.string() })),
  link: z.nullable(linkCard),
  attachment: z.nullable(shownAttachment),
  audience: z.object({
    type: z.enum(postAudiences),
    /** The branch's person, the tags, or the course; without those that are gone. */
    names: z.array(z.object({ id, name: z.string() })),
  }),
  created_at: moment,
  edited_at: z.nullable(moment),
  pinned: z.boolean(),
  likes: z.number(),
  comments: z.number(),
  liked: z.boolean(),
  saved: z.boolean(),
  hidden,
  can: can('edit', 'delete', 'pin', 'report', 'moderate'),
})
export type Post = Output<typeof post>

const commentShape = {
  id,
  target: z.enum(commentTargets),
  target_id: id,
  parent_id: z.nullable(id),
  /** Null for somebody who is not there any more, and where it is gone. */
  author: z.nullable(socialPerson),
  /** '' where it is gone. */
  text: z.string(),
  mentions,
  created_at: moment,
  edited_at: z.nullable(moment),
  likes: z.number(),
  liked: z.boolean(),
  /** Deleted or hidden; kept for the replies that are still there. */
  gone: z.boolean(),
  hidden,
  can: can('edit', 'delete', 'reply', 'report', 'moderate'),
}

/** A reply, or a comment without its replies. */
export const comment = z.object({ ...commentShape, replies: z.number() })
export type Comment = Output<typeof comment>

/** With its first replies, the oldest first. */
export const thread = z.object({
  ...comment.shape,
  first_replies: z.object({ comments: z.array(comment), next: z.nullable(z.string()) }),
})
export type Thread = Output<typeof thread>

/** How many replies come along with a comment; the others are a call. */
export const FIRST_REPLIES = 3

export const reason = line(socialLimits.reason)
