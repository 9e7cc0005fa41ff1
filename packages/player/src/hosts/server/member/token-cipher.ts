import type { Tokens } from '@deckle/contract/client/tokens.ts'

/** `v1.iv.cipher`, AES-GCM, base64. @param iv 12 random bytes, never reused */
export async function encryptTokens(
  subtle: SubtleCrypto,
  key: CryptoKey,
  iv: Uint8Array<ArrayBuffer>,
  tokens: Tokens,
): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(tokens))
  const cipher = await subtle.encrypt({ name: 'AES-GCM', iv }, key, text)
  return `v1.${toBase64(iv)}.${toBase64(new Uint8Array(cipher))}`
}

/** Null for what this key did not encrypt. */
export async function decryptTokens(subtle: SubtleCrypto, key: CryptoKey, stored: string): Promise<Tokens | null> {
  try {
    const [version, iv, cipher] = stored.split('.')
    if (version !== 'v1' || !iv || !cipher) return null
    const plain = await subtle.decrypt({ name: 'AES-GCM', iv: fromBase64(iv) }, key, fromBase64(cipher))
    return JSON.parse(new TextDecoder().decode(plain)) as Tokens
  } catch {
    return null
  }
}

export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
