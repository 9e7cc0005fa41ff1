import { attachmentKinds, postAudiences, socialLimits } from '@deckle/core/social/social.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { id, idParams, ok, optionalLine, text } from './kit/shapes.ts'
import { post, reason } from './models/social.ts'
import { routes } from './routes.ts'

const image = z.strictObject({
  /** Of the media library, where the caller has one, else of `uploadPicture`. */
  id,
  alt: optionalLine(socialLimits.alt),
})
const attachment = z.nullable(z.strictObject({ type: z.enum(attachmentKinds), id }))
const audience = z.strictObject({
  type: z.enum(postAudiences),
  /** None for everyone, one person or course, or tags of people. */
  ids: z._default(list(id, { max: socialLimits.audienceTags }), []),
})
export type AudienceInput = Output<typeof audience>

const written = optionalLine(socialLimits.postText)
/** '' for none; a card is made of it. */
const link = text(socialLimits.link)
const images = list(image, { max: socialLimits.images })

const one = z.object({ post })

/** Posts of the feed. */
export const posts = {
  create: endpoint(routes.posts.create, {
    summary: 'Write a post: a text, pictures, a link or an attachment, for everyone or an audience',
    body: z.strictObject({
      text: z._default(written, ''),
      images: z._default(images, []),
      link: z._default(link, ''),
      attachment: z._default(attachment, null),
      /** Everyone where it is left out. */
      audience: z.optional(audience),
    }),
    reply: one,
    errors: ['not_found', 'rule_broken'],
  }),
  show: endpoint(routes.posts.show, {
    summary: 'A post; a hidden one to its author and to moderators alone',
    params: idParams,
    reply: one,
    errors: ['not_found'],
  }),
  update: endpoint(routes.posts.update, {
    summary: 'Change an own post; its audience stays. What the body leaves out stays too',
    params: idParams,
    body: z.strictObject({
      text: z.optional(written),
      images: z.optional(images),
      link: z.optional(link),
      attachment: z.optional(attachment),
    }),
    reply: one,
    errors: ['not_found', 'rule_broken'],
  }),
  delete: endpoint(routes.posts.delete, {
    summary: 'Delete an own post with its comments, for good',
    params: idParams,
    reply: ok,
    errors: ['not_found'],
  }),
  uploadPicture: endpoint(routes.posts.uploadPicture, {
    summary: `Upload a picture for own posts as multipart field \`file\`, of at most ${socialLimits.picture / 1024 / 1024} MB. It counts against the caller's space`,
    files: ['file'],
    // With the form around it.
    bodyLimit: socialLimits.picture + 64 * 1024,
    body: z.strictObject({}),
    /** `still`: as in `media.upload`. */
    reply: z.object({ picture: z.object({ id }), still: z.boolean() }),
    errors: ['too_large', 'unsupported_type', 'plan_limit', 'rule_broken'],
  }),
  pin: endpoint(routes.posts.pin, {
    summary: `Pin a post above the others for all who see it, or no longer; at most ${socialLimits.pinned} at once`,
    params: idParams,
    body: z.strictObject({ pinned: z.boolean() }),
    reply: z.object({ pinned: z.boolean() }),
    errors: ['not_found', 'conflict'],
  }),
  save: endpoint(routes.posts.save, {
    summary: 'Keep a post in the own list, or no longer; the state is set, so a retry is harmless',
    params: idParams,
    body: z.strictObject({ saved: z.boolean() }),
    reply: z.object({ saved: z.boolean() }),
    errors: ['not_found'],
  }),
  hide: endpoint(routes.posts.hide, {
    summary: 'Hide a post from its readers; its author is told why',
    params: idParams,
    body: z.strictObject({ reason }),
    reply: ok,
    errors: ['not_found'],
  }),
  restore: endpoint(routes.posts.restore, {
    summary: 'Show a hidden post again, or settle its reports; later reports count anew',
    params: idParams,
    body: z.strictObject({ reason: z._default(optionalLine(socialLimits.reason), '') }),
    reply: ok,
    errors: ['not_found'],
  }),
} as const satisfies Resource<typeof routes.posts>
