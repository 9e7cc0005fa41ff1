import type * as z from 'zod/mini'
import type { SlideTemplate } from '@deckle/core/deck/slide.ts'
import { definitions } from './definitions.ts'
import { schemaOf } from './fields/schema.ts'

export const slideDataSchemas: Readonly<Partial<Record<SlideTemplate, z.ZodMiniType>>> = Object.fromEntries(
  Object.values(definitions).map((definition) => [definition.key, schemaOf(definition.fields)]),
)
