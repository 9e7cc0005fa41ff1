import { tagLimits } from '@deckle/core/tag/tag.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import type { Output } from '../kit/endpoint.ts'
import { id } from '../kit/shapes.ts'

/** A tag on something. */
export const tagName = z.object({ id, name: z.string(), color: z.string() })
export type TagName = Output<typeof tagName>

/** The tags that something is to have. */
export const tagIds = list(id, { max: tagLimits.perThing })
