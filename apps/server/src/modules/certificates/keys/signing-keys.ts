import type { certificates } from '@deckle/contract/certificates.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { audit } from '../../admin/index.ts'
import { requireProof } from '../../auth/index.ts'
import { lockClient } from '../../clients/index.ts'
import { createSigningKey, type SigningKey } from '../credential/signing-key.ts'
import { findKeyInUse, insertKey, type KeyRecord, listKeys, retireKey } from './queries.ts'
import { seal, unseal } from '../../../platform/seal.ts'

type Parts = Pick<Deps, 'db' | 'now' | 'newId' | 'secret'>

/** The key that the client signs with now; the first one is made when it is first needed. */
export async function keyInUse(deps: Parts, clientId: string): Promise<SigningKey> {
  const found = opened(await findKeyInUse(deps.db, clientId), deps.secret)
  if (found) return found
  return transaction(deps.db, async (trx) => {
    await lockClient(trx, clientId)
    const other = opened(await findKeyInUse(trx, clientId), deps.secret)
    return other ?? replaceKey(trx, deps, clientId)
  })
}

/** Null where there is none, or the installation's secret has changed since. */
function opened(row: KeyRecord | undefined, secret: Buffer): SigningKey | null {
  const privateKey = row && unseal(row.private_key, secret)
  return row && privateKey ? { publicKeyMultibase: row.public_key, privateKey } : null
}

async function replaceKey(trx: Db, { now, newId, secret }: Parts, clientId: string): Promise<SigningKey> {
  const key = createSigningKey()
  await retireKey(trx, clientId, now())
  await insertKey(trx, {
    client_id: clientId,
    id: newId(),
    public_key: key.publicKeyMultibase,
    private_key: seal(key.privateKey, secret),
    created_at: now(),
  })
  return key
}

export const listSigningKeys: Handler<typeof certificates.keys> = async ({ deps, actor, query }) => {
  const { rows, ...page } = await listKeys(deps.db, actor.clientId, query)
  return { certificate_keys: rows.map(presentKey), ...page }
}

/** Needs a recent proof of identity. */
export const rotateSigningKey: Handler<typeof certificates.rotateKey> = ({ deps, actor }) =>
  transaction(deps.db, async (trx) => {
    await requireProof({ ...deps, db: trx }, actor)
    await lockClient(trx, actor.clientId)
    await replaceKey(trx, deps, actor.clientId)
    const row = await findKeyInUse(trx, actor.clientId)
    if (!row) throw new Error('The new key is not there.')
    await audit(trx, deps, actor, {
      action: 'certificate.rotate_key',
      subject: row.id,
      detail: { key: row.public_key },
    })
    return { certificate_key: presentKey(row) }
  })

const presentKey = (row: Pick<KeyRecord, 'id' | 'public_key' | 'created_at' | 'retired_at'>) => ({
  id: row.id,
  publicKey: row.public_key,
  createdAt: row.created_at.toISOString(),
  retiredAt: row.retired_at?.toISOString() ?? null,
})
