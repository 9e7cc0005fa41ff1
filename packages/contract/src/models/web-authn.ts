import * as z from 'zod/mini'
import { text } from '../kit/shapes.ts'

/** Bytes in base64url, as WebAuthn's JSON has them. */
const bytes = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[A-Za-z0-9_-]*$/))

/** What extensions of a browser or an authenticator add; not read. */
const extensions = z.optional(z.record(z.string(), z.unknown()))
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
    transports: z.optional(z.array(text(40)).check(z.maxLength(10))),
    publicKeyAlgorithm: z.optional(z.number()),
    publicKey: z.optional(bytes(8000)),
  }),
  clientExtensionResults: extensions,
  authenticatorAttachment: attachment,
})

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const requestOptions = z.looseObject({ challenge: z.string() })

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const creationOptions = z.looseObject({ challenge: z.string() })
