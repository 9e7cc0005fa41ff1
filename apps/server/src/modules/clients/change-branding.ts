import type { Branding } from '@deckle/contract/people.ts'
import { contrastRatio } from '@deckle/core/deck/contrast.ts'
import { refuse } from '@deckle/core/error.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/handler.ts'
import { audit } from '../admin/index.ts'
import { requireFeature } from '../licences/index.ts'
import { isOwnImage } from '../media/index.ts'
import { announceClientChange } from '../play/index.ts'
import { type ClientRecord, findClient, updateClient } from './queries.ts'
import { requireClient } from './require-client.ts'

/** WCAG 2.2 1.4.3: white text stands on the brand's colour. */
const neededContrast = 4.5

export async function changeClient(
  deps: Deps,
  actor: SignedIn,
  id: string,
  change: { readonly name?: string | undefined; readonly app_configuration?: Branding | undefined },
): Promise<ClientRecord> {
  const { name, app_configuration: branding } = change
  const saved = await transaction(deps.db, async (trx) => {
    const client = await requireClient(trx, actor, 'client.brand', id)
    if (name === undefined && branding === undefined) return client
    if (branding) requireReadable(branding.primary)
    if (branding && branding.logo !== '' && branding.logo !== client.branding.logo) {
      requireFeature(client, 'customLogo', 0)
      if (!(await isOwnImage(trx, client.id, branding.logo))) throw broken('logo', 'branding.logo')
    }
    await updateClient(trx, client.id, {
      ...(name !== undefined && { name }),
      ...(branding && { branding: JSON.stringify(branding) }),
    })
    await audit(trx, deps, actor, {
      action: 'client.brand',
      subject: client.id,
      detail: { name, branding },
      clientId: client.id,
    })
    return (await findClient(trx, client.id)) ?? client
  })
  await announceClientChange(deps, saved.id)
  return saved
}

function requireReadable(primary: string): void {
  const ratio = contrastRatio(primary, '#ffffff')
  if (ratio < neededContrast)
    throw broken('primary', `branding.contrast|ratio=${(Math.floor(ratio * 100) / 100).toFixed(2)}`)
}

function broken(field: 'primary' | 'logo', words: string) {
  return refuse('rule_broken', { message: words, fields: { [`client.app_configuration.${field}`]: words } })
}
