import type { PlayDeck, PlayerHost } from '../../hosts/host.ts'
import { attemptKey, leadKey } from '../../hosts/storage/storage-keys.ts'
import { openVersionStore } from '../../hosts/storage/store.ts'

/** The form was sent or skipped in the current attempt. */
export function isLeadDone(
  { versionId }: Pick<PlayDeck, 'versionId'>,
  host: Pick<PlayerHost, 'isLeadDone'> = {},
): boolean {
  if (host.isLeadDone) return host.isLeadDone()
  const store = openVersionStore(versionId)
  return store.get(leadKey) === (store.get(attemptKey) ?? '')
}
