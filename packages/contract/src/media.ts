import { patternText } from '@deckle/slides/fields/limited-text.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { routes } from './routes.ts'
import { can, id, idParams, line, moment, ok, page, pageQuery, text } from './kit/shapes.ts'

const kind = z.enum(['image', 'video', 'audio', 'pdf'])

const mediaItem = z.object({
  id,
  kind,
  name: z.string(),
  contentType: z.string(),
  /** Bytes of the stored original. */
  size: z.number(),
  /** Pixels; null for a file without. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  alt: z.string(),
  sourceId: z.nullable(id),
  createdAt: moment,
  /** When it was put into the bin; null for a file of the library. */
  deletedAt: z.nullable(moment),
  can: can('edit'),
})
export type MediaItem = Output<typeof mediaItem>

export const mediaSorts = ['newest', 'oldest', 'name', 'size'] as const
export type MediaSort = (typeof mediaSorts)[number]

const uuid = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}'
/** Up to 100 ids, separated by commas. */
const idList = new RegExp(`^${uuid}(?:,${uuid}){0,99}$`)

const share = z.number().check(z.gte(0), z.lte(1))
/** Part of a picture, in shares of its width and height (0 … 1). */
const cropArea = z.strictObject({ x: share, y: share, width: share, height: share })
export type CropArea = Output<typeof cropArea>

export const media = {
  upload: endpoint(routes.media.upload, {
    summary:
      'Upload one file as multipart field `file`; its type is decided by its content. Refused at 2.5 × maxSpace or more',
    files: ['file'],
    bodyLimit: 260 * 1024 * 1024,
    body: z.strictObject({ alt: z.optional(text(200)) }),
    /** `still`: it was an animated PNG or AVIF, of which only the first picture is kept. */
    reply: z.object({ media: mediaItem, still: z.boolean() }),
    errors: ['too_large', 'unsupported_type', 'plan_limit', 'rule_broken'],
  }),
  list: endpoint(routes.media.list, {
    summary:
      "The client's media; `only` (ids separated by commas) asks for certain ones, `status=bin` for what is in the bin",
    query: z.object({
      ...pageQuery,
      search: z.optional(text(100)),
      kind: z.optional(kind),
      status: z.optional(z.enum(['bin'])),
      sort: z._default(z.enum(mediaSorts), 'newest'),
      only: z.optional(patternText(100 * 37, idList)),
    }),
    reply: page('media', mediaItem),
    errors: ['bad_cursor'],
  }),
  update: endpoint(routes.media.update, {
    summary: "Change a file's name or alternative text",
    params: idParams,
    body: z.strictObject({ name: z.optional(line(200)), alt: z.optional(text(200)) }),
    reply: z.object({ media: mediaItem }),
    errors: ['not_found'],
  }),
  crop: endpoint(routes.media.crop, {
    summary: 'Crop a picture into a new one; the original stays',
    params: idParams,
    body: cropArea,
    reply: z.object({ media: mediaItem }),
    errors: ['not_found', 'unsupported_type', 'plan_limit'],
  }),
  usage: endpoint(routes.media.usage, {
    summary:
      'Decks that use a file, in the draft or published, the latest first, and how many profiles, logos, designs of certificates and articles use it',
    params: idParams,
    reply: z.object({
      decks: z.array(z.object({ id, name: z.string(), isPublished: z.boolean() })),
      total: z.number(),
      /** False where there were too many decks to search all. */
      isWhole: z.boolean(),
      elsewhere: z.number(),
    }),
    errors: ['not_found'],
  }),
  delete: endpoint(routes.media.delete, {
    summary: 'Put a file into the bin for 30 days; decks that show it show the missing image',
    params: idParams,
    reply: ok,
    errors: ['not_found'],
  }),
  restore: endpoint(routes.media.restore, {
    summary: 'Take a file out of the bin, where its owner has room for it; decks show it again',
    params: idParams,
    reply: z.object({ media: mediaItem }),
    errors: ['not_found', 'plan_limit', 'gone'],
  }),
} as const satisfies Resource<typeof routes.media>
