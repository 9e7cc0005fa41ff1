import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { can, id, idParams, line, moment, ok, page, pageQuery, text } from './shapes.ts'

const kind = z.enum(['image', 'video', 'audio', 'pdf'])

export const mediaItem = z.object({
  id,
  kind,
  name: z.string(),
  contentType: z.string(),
  /** Bytes of the stored original. */
  size: z.number(),
  /** Pixels; null for what has none. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  alt: z.string(),
  /** The picture that this one was cut from. */
  sourceId: z.nullable(id),
  createdAt: moment,
  /** Since when it is in the bin; null for what is in the library. */
  deletedAt: z.nullable(moment),
  can: can('delete'),
})
export type MediaItem = z.output<typeof mediaItem>

export const mediaSorts = ['newest', 'oldest', 'name', 'size'] as const
export type MediaSort = (typeof mediaSorts)[number]

const uuid = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}'
/** Up to 100 ids, separated by commas. */
const idList = new RegExp(`^${uuid}(?:,${uuid}){0,99}$`)

const share = z.number().check(z.gte(0), z.lte(1))
/** Part of a picture, in shares of its width and height; what lies outside of it is left out. */
export const cropArea = z.strictObject({ x: share, y: share, width: share, height: share })
export type CropArea = z.output<typeof cropArea>

export const media = {
  upload: endpoint({
    method: 'POST',
    path: '/media/upload',
    summary:
      'Upload one file as multipart field `file`; its type is decided by its content. Refused at 2.5 × maxSpace or more',
    access: 'media.upload',
    bodyType: 'multipart',
    files: ['file'],
    bodyLimit: 260 * 1024 * 1024,
    body: z.strictObject({ alt: z.optional(text(200)) }),
    reply: z.object({ media: mediaItem }),
    errors: ['too_large', 'unsupported_type', 'plan_limit', 'rule_broken'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/media/list',
    summary:
      "The client's media; `only` (ids separated by commas) asks for certain ones, `status=bin` for what is in the bin",
    access: 'media.list',
    query: z.object({
      ...pageQuery,
      search: z.optional(text(100)),
      kind: z.optional(kind),
      status: z.optional(z.enum(['bin'])),
      sort: z._default(z.enum(mediaSorts), 'newest'),
      only: z.optional(z.string().check(z.regex(idList))),
    }),
    reply: page('media', mediaItem),
    errors: ['bad_cursor'],
  }),
  update: endpoint({
    method: 'POST',
    path: '/media/{id}/update',
    summary: "Change a file's name or alternative text",
    access: 'media.upload',
    params: idParams,
    body: z.strictObject({ name: z.optional(line(200)), alt: z.optional(text(200)) }),
    reply: z.object({ media: mediaItem }),
    errors: ['not_found'],
  }),
  crop: endpoint({
    method: 'POST',
    path: '/media/{id}/crop',
    summary: 'Cut a part out of a picture into a new one; the picture stays as it is',
    access: 'media.upload',
    params: idParams,
    body: cropArea,
    reply: z.object({ media: mediaItem }),
    errors: ['not_found', 'unsupported_type', 'plan_limit'],
  }),
  usage: endpoint({
    method: 'GET',
    path: '/media/{id}/usage',
    summary: 'Which decks show a file, now or in what they have published, and how many profiles and logos are it',
    access: 'media.list',
    params: idParams,
    reply: z.object({
      /** The latest of them. */
      decks: z.array(z.object({ id, name: z.string(), isPublished: z.boolean() })),
      total: z.number(),
      /** False where there were too many decks to look into all. */
      isWhole: z.boolean(),
      elsewhere: z.number(),
    }),
    errors: ['not_found'],
  }),
  delete: endpoint({
    method: 'POST',
    path: '/media/{id}/delete',
    summary: 'Put a file into the bin for 30 days; decks that show it show the missing image',
    access: 'media.delete',
    params: idParams,
    reply: ok,
    errors: ['not_found'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/media/{id}/restore',
    summary: 'Take a file out of the bin, where its owner has room for it; decks show it again',
    access: 'media.delete',
    params: idParams,
    reply: z.object({ media: mediaItem }),
    errors: ['not_found', 'plan_limit', 'gone'],
  }),
} as const
