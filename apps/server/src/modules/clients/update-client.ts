import type { clients } from '@deckle/contract/clients.ts'
import { contrastRatio } from '@deckle/core/deck/design/contrast.ts'
import { type Message, refuse } from '../../refusal.ts'
import { transaction } from '../../db/transaction.ts'
import type { Handler } from '../../http/handler.ts'
import { audit } from '../admin/index.ts'
import { requireFeature } from '../licences/index.ts'
import { isOwnImage } from '../media/index.ts'
import { announceClientChange } from '../play/index.ts'
import { presentClient } from './present.ts'
import { findClient, setNameAndBranding } from './queries.ts'
import { requireClient } from './require-client.ts'

/** WCAG 2.2, 1.4.3: white text is shown on the brand colour. */
const neededContrast = 4.5

/** Published decks show the change at once. */
export const updateClient: Handler<typeof clients.update> = async ({ deps, actor, params, body }) => {
  const { name, app_configuration: branding } = body.client
  const saved = await transaction(deps.db, async (trx) => {
    const client = await requireClient(trx, actor, 'client.brand', params.id)
    if (name === undefined && branding === undefined) return client
    if (branding) requireReadable(branding.primary)
    if (branding && branding.logo !== '' && branding.logo !== client.branding.logo) {
      requireFeature(client, 'customLogo', 0)
      if (!(await isOwnImage(trx, client.id, branding.logo))) throw broken('logo', 'branding.logo')
    }
    await setNameAndBranding(trx, client.id, {
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
  return presentClient(actor, saved)
}

function requireReadable(primary: string): void {
  const ratio = contrastRatio(primary, '#ffffff')
  if (ratio < neededContrast)
    throw broken('primary', `branding.contrast|ratio=${(Math.floor(ratio * 100) / 100).toFixed(2)}`)
}

function broken(field: 'primary' | 'logo', message: Message) {
  return refuse('rule_broken', { message, fields: { [`client.app_configuration.${field}`]: message } })
}
