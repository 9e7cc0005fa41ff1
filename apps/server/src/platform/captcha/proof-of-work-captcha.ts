import { type Challenge, createChallenge, type Solution, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { type Captcha, longestToken } from './captcha.ts'

export interface ProofOfWorkOptions {
  secret: Buffer
  now: Clock
  /** True the first time an id is passed within `seconds`; shared by all servers. */
  once: (id: string, seconds: number) => Promise<boolean>
  /** PBKDF2 iterations per try; about 256 tries solve a challenge (0.4 s at 1000). */
  cost?: number
}

const lifeSeconds = 600
const algorithm = 'PBKDF2/SHA-256'

const tokenSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(algorithm),
      nonce: z.string().max(64),
      salt: z.string().max(64),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string().max(64),
      expiresAt: z.number(),
    }),
    signature: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  solution: z.object({ counter: z.int().min(0).max(0xffffffff), derivedKey: z.string().max(128) }),
})

/**
 * Self-hosted: the browser searches a number whose hash starts with zeros. The token is base64 of the JSON `{challenge,
 * solution}`.
 */
export function createProofOfWorkCaptcha({ secret, now, once, cost = 1000 }: ProofOfWorkOptions): Captcha {
  const hmacSignatureSecret = secret.toString('hex')
  return {
    kind: 'proof_of_work',
    async challenge() {
      const expiresAt = Math.floor(now().getTime() / 1000) + lifeSeconds
      return {
        kind: 'proof_of_work',
        challenge: await createChallenge({ algorithm, cost, deriveKey, expiresAt, hmacSignatureSecret }),
      }
    },
    async verify(token) {
      const parsed = parse(token)
      if (!parsed || parsed.challenge.parameters.expiresAt * 1000 <= now().getTime()) return false
      const { verified } = await verifySolution({ ...parsed, deriveKey, hmacSignatureSecret })
      return verified && (await once(`captcha:${parsed.challenge.signature}`, lifeSeconds))
    },
  }
}

function parse(
  token: string,
): { challenge: Challenge & { parameters: { expiresAt: number } }; solution: Solution } | undefined {
  if (token.length > longestToken) return undefined
  try {
    return tokenSchema.parse(JSON.parse(Buffer.from(token, 'base64').toString()))
  } catch {
    return undefined
  }
}
