import { browserDatabases } from '../../offline/open-database.ts'
import { createKeyStore } from './key-store.ts'
import { createPersisted } from './persisted.ts'
import { createTokenStore } from './token-store.ts'

// Browsers that block storage throw on access.
function allowed<T>(get: () => T): T | null {
  try {
    return get()
  } catch {
    return null
  }
}

// Undefined on plain http, despite its type.
const subtle = crypto.subtle as SubtleCrypto | undefined

export const persisted = createPersisted(allowed(() => localStorage))

export const tokens = createTokenStore(persisted, createKeyStore(subtle, browserDatabases()), subtle, (bytes) =>
  crypto.getRandomValues(bytes),
)
