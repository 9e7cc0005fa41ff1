import { list } from '@deckle/slides/fields/bounded.ts'
import { patternText } from '@deckle/slides/fields/limited-text.ts'
import * as z from 'zod/mini'
import { text } from '../kit/shapes.ts'

/** Bytes in base64url, as WebAuthn's JSON has them. */
const bytes = (max: number) => patternText(max, /^[A-Za-z0-9_-]*$/)

/** Extensions are not asked for, and what they add is not taken. */
const extensions = z.optional(z.strictObject({}))
const attachment = z.optional(z.nullable(text(40)))

/** `AuthenticationResponseJSON` of WebAuthn. */
export const assertion = z.strictObject({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  response: z.strictObject({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: z.optional(z.nullable(bytes(200))),
  }),
  clientExtensionResults: extensions,
  authenticatorAttachment: attachment,
})

/** `RegistrationResponseJSON` of WebAuthn. */
export const attestation = z.strictObject({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  response: z.strictObject({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(40_000),
    authenticatorData: z.optional(bytes(8000)),
    transports: z.optional(list(text(40), { max: 10 })),
    publicKeyAlgorithm: z.optional(z.number().check(z.int(), z.gte(-70_000), z.lte(70_000))),
    publicKey: z.optional(bytes(8000)),
  }),
  clientExtensionResults: extensions,
  authenticatorAttachment: attachment,
})

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const requestOptions = z.looseObject({ challenge: z.string() })

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const creationOptions = z.looseObject({ challenge: z.string() })
