import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const hash = (data: Buffer | string) => createHash('sha256').update(data).digest()

/** A head of CBOR with a length of up to 65,535 bytes. */
const head = (major: number, length: number): Buffer =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
const bytes = (data: Buffer) => Buffer.concat([head(2, data.length), data])
const text = (value: string) => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])

export interface Site {
  readonly rpId: string
  readonly origin: string
}

interface Flags {
  /** The user is verified. */
  readonly verified?: boolean
  readonly counter?: number
  readonly site?: Site
}

/** A passkey in software, with a key of ES256, for what Chromium's virtual authenticator can't do: be wrong. */
export function createAuthenticator(home: Site) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  let uses = 0
  const clientData = (type: string, challenge: string, { origin }: Site) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authData = ({ rpId }: Site, flags: number, counter: number, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([hash(rpId), Buffer.from([flags]), count, rest])
  }
  const common = {
    id: credentialId.toString('base64url'),
    rawId: credentialId.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  } as const
  return {
    attest(challenge: string, { site = home }: Flags = {}) {
      const length = Buffer.from([0, credentialId.length])
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)])
      const attestationObject = Buffer.concat([
        head(5, 3),
        text('fmt'),
        text('none'),
        text('attStmt'),
        head(5, 0),
        text('authData'),
        bytes(authData(site, 0x45, 0, credential)),
      ])
      return {
        ...common,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, site).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    assert(
      challenge: string,
      userHandle: string | null,
      { site = home, verified = true, counter = ++uses }: Flags = {},
    ) {
      const data = clientData('webauthn.get', challenge, site)
      const authenticatorData = authData(site, verified ? 0x05 : 0x01, counter)
      const signed = sign('sha256', Buffer.concat([authenticatorData, hash(data)]), privateKey)
      return {
        ...common,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signed.toString('base64url'),
          userHandle,
        },
      }
    },
  }
}

/** Of COSE: kty EC2, alg ES256, crv P-256, x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return Buffer.concat([
    head(5, 5),
    Buffer.from([0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ])
}
