import { certificateFieldKinds } from '@deckle/core/certificates/certificate-design.ts'
import * as z from 'zod/mini'
import type { Output } from '../kit/endpoint.ts'

/** Distinct characters that no font of PDFs can draw: a PDF shows a box for each. */
export const undrawableCharacters = z.array(z.string())

/** Fields of a certificate with such characters. `field`: place in the design's list. */
export const undrawableFields = z.array(
  z.object({ field: z.number(), kind: z.enum(certificateFieldKinds), characters: undrawableCharacters }),
)
export type UndrawableFields = Output<typeof undrawableFields>
