import { browserDatabases } from '../open-database.ts'
import { createKeyStore } from './key-store.ts'
import { createPersisted } from './persisted.ts'
import { createTokenStore } from './token-store.ts'

// A browser that forbids storage throws at the mere mention of it.
function allowed<T>(get: () => T): T | null {
  try {
    return get()
  } catch {
    return null
  }
}

// Absent on plain http, whatever the type says.
const subtle = crypto.subtle as SubtleCrypto | undefined

export const persisted = createPersisted(allowed(() => localStorage))

export const tokens = createTokenStore(persisted, createKeyStore(subtle, browserDatabases()), subtle, (bytes) =>
  crypto.getRandomValues(bytes),
)
