import type { PlayDeck } from '../../hosts/host.ts'
import { attemptKey, leadKey } from '../../hosts/storage/storage-keys.ts'
import { openVersionStore } from '../../hosts/storage/store.ts'

/** The form was sent or skipped in the current attempt. */
export function isLeadDone({ versionId }: Pick<PlayDeck, 'versionId'>): boolean {
  const store = openVersionStore(versionId)
  return store.get(leadKey) === (store.get(attemptKey) ?? '')
}
