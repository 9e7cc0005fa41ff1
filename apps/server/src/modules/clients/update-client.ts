import type { clients } from '@deckle/contract/clients.ts'
import { contrastRatio } from '@deckle/core/deck/contrast.ts'
import { refuse } from '@deckle/core/error.ts'
import { plans, planWith } from '@deckle/core/plan/plan.ts'
import { transaction } from '../../db/transaction.ts'
import type { Handler } from '../../http/handler.ts'
import { audit } from '../admin/index.ts'
import { announceClientChange } from '../play/index.ts'
import { findClient, hasImage, setNameAndBranding } from './queries.ts'
import { isUuid } from '../../platform/uuid.ts'
import { presentClient } from './present.ts'
import { requireClient } from './require-client.ts'

/** WCAG 2.2 1.4.3: white text stands on the brand's colour. */
const neededContrast = 4.5

/** Name and branding; what is played shows them at once. */
export const updateClient: Handler<typeof clients.update> = async ({ deps, actor, params, body }) => {
  const { name, app_configuration: branding } = body.client
  const saved = await transaction(deps.db, async (trx) => {
    const client = await requireClient(trx, actor, 'client.brand', params.id)
    if (name === undefined && branding === undefined) return client
    if (branding) requireReadable(branding.primary)
    if (branding && branding.logo !== '' && branding.logo !== client.branding.logo) {
      if (!plans[client.plan].customLogo)
        throw refuse('plan_limit', {
          message: 'plan.custom_logo',
          limit: { name: 'customLogo', limit: 0, used: 0, lifts: planWith('customLogo', client.plan) },
        })
      if (!isUuid(branding.logo) || !(await hasImage(trx, client.id, branding.logo)))
        throw broken('logo', 'branding.logo')
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

function broken(field: 'primary' | 'logo', words: string) {
  return refuse('rule_broken', { message: words, fields: { [`client.app_configuration.${field}`]: words } })
}
