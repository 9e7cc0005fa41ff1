import { uuidBytes, uuidFrom } from '../../../../platform/uuid.ts'
import type { FactorOwner } from '../challenges/challenge.ts'

const PART = 16

/** What a passkey stores of whose it is: the ids of the client and the person, and nothing that says who they are. */
export const userHandle = ({ clientId, userId }: FactorOwner): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat([uuidBytes(clientId), uuidBytes(userId)]))

/** Null for one that was not made here. @param handle in base64url */
export function readUserHandle(handle: string): FactorOwner | null {
  const bytes = Buffer.from(handle, 'base64url')
  return bytes.length === 2 * PART
    ? { clientId: uuidFrom(bytes.subarray(0, PART)), userId: uuidFrom(bytes.subarray(PART)) }
    : null
}
