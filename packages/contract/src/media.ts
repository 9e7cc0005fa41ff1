import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { can, id, idParams, moment, ok, page, pageQuery, text } from './shapes.ts'

export const mediaItem = z.object({
  id,
  kind: z.enum(['image', 'video', 'audio', 'pdf']),
  name: z.string(),
  contentType: z.string(),
  /** Bytes of the stored original. */
  size: z.number(),
  /** Pixels; null for what has none. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  alt: z.string(),
  createdAt: moment,
  can: can('delete'),
})
export type MediaItem = z.output<typeof mediaItem>

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
    body: z.object({ alt: z.optional(text(200)) }),
    reply: z.object({ media: mediaItem }),
    errors: ['too_large', 'unsupported_type', 'plan_limit', 'rule_broken'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/media/list',
    summary: "The client's media, newest first",
    access: 'media.list',
    query: z.object({
      ...pageQuery,
      search: z.optional(text(100)),
      kind: z.optional(z.enum(['image', 'video', 'audio', 'pdf'])),
    }),
    reply: page('media', mediaItem),
    errors: ['bad_cursor'],
  }),
  update: endpoint({
    method: 'POST',
    path: '/media/{id}/update',
    summary: "Change a file's alternative text",
    access: 'media.upload',
    params: idParams,
    body: z.object({ alt: text(200) }),
    reply: z.object({ media: mediaItem }),
    errors: ['not_found'],
  }),
  delete: endpoint({
    method: 'POST',
    path: '/media/{id}/delete',
    summary: 'Delete a file; decks that show it show the missing image',
    access: 'media.delete',
    params: idParams,
    reply: ok,
    errors: ['not_found'],
  }),
} as const
