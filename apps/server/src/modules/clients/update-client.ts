import type { clients } from '@deckle/contract/clients.ts'
import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import { clientSlugLimits, clientSlugProblem } from '@deckle/core/client/client-slug.ts'
import { contrastRatio } from '@deckle/core/deck/design/contrast.ts'
import { type Message, refuse } from '../../refusal.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Handler } from '../../http/handler.ts'
import { audit } from '../admin/index.ts'
import { queueRebuild } from '../figures/index.ts'
import { requireFeature } from '../licences/index.ts'
import { isOwnImage } from '../media/index.ts'
import { announceClientChange } from '../play/index.ts'
import { presentClient } from './present.ts'
import { type ClientRecord, dropOldSlugs, findClient, lockClient, setClient, takeSlug } from './queries.ts'
import { requireClient } from './require-client.ts'

/** WCAG 2.2, 1.4.3: white text is shown on the brand colour. */
const neededContrast = 4.5

/** Slugs that lead to a client: its own and the last of its former ones. */
const STORED_SLUGS = 5

type Change = BodyOf<typeof clients.update>['client']

/** Published decks show the change at once. */
export const updateClient: Handler<typeof clients.update> = async ({ deps, actor, params, body }) => {
  const { name, slug, app_configuration: branding, reporting_zone } = body.client
  if (reporting_zone !== undefined && !(await deps.timeZones.has(reporting_zone)))
    throw broken('reporting_zone', 'range.zone')
  const saved = await transaction(deps.db, async (trx) => {
    await lockClient(trx, params.id)
    const client = await requireClient(trx, actor, 'client.brand', params.id)
    if (Object.values(body.client).every((value) => value === undefined)) return client
    if (branding) await requireBranding(trx, client, branding)
    if (slug !== undefined && slug !== client.slug) await changeSlug(trx, client.id, slug, deps.now())
    await setClient(trx, client.id, {
      ...(name !== undefined && { name }),
      ...(slug !== undefined && { slug }),
      ...(branding && { branding: JSON.stringify(branding) }),
      ...(reporting_zone !== undefined && { reporting_zone }),
    })
    if (reporting_zone !== undefined && reporting_zone !== client.reporting_zone) await queueRebuild(trx, client.id)
    await audit(trx, deps, actor, {
      action: 'client.brand',
      subject: client.id,
      detail: { name, slug, branding, reporting_zone },
      clientId: client.id,
    })
    return (await findClient(trx, client.id)) ?? client
  })
  await announceClientChange(deps, saved.id)
  return presentClient(actor, saved)
}

/** A picture that is set already stays, whatever the plan has become. */
async function requireBranding(
  trx: Db,
  client: ClientRecord,
  branding: NonNullable<Change['app_configuration']>,
): Promise<void> {
  const ratio = contrastRatio(branding.primary, '#ffffff')
  if (ratio < neededContrast)
    throw broken('app_configuration.primary', `branding.contrast|ratio=${(Math.floor(ratio * 100) / 100).toFixed(2)}`)
  for (const name of ['logo', 'icon'] as const) {
    if (branding[name] === '' || branding[name] === client.branding[name]) continue
    requireFeature(client, 'customLogo', 0)
    if (!(await isOwnImage(trx, client.id, branding[name]))) throw broken(`app_configuration.${name}`, 'branding.logo')
  }
}

/** Unique over all clients: the table's key decides between two who take a slug at once. */
async function changeSlug(trx: Db, clientId: string, slug: string, now: Date): Promise<void> {
  const problem = clientSlugProblem(slug)
  if (problem !== null) throw broken('slug', slugMessages[problem])
  if (!(await takeSlug(trx, clientId, slug, now)))
    throw refuse('already_taken', { message: 'client.slug_taken', fields: { 'client.slug': 'client.slug_taken' } })
  await dropOldSlugs(trx, clientId, STORED_SLUGS)
}

const slugMessages = {
  shape: 'client.slug_shape',
  short: `client.slug_short|min=${clientSlugLimits.min}`,
  long: `client.slug_long|max=${clientSlugLimits.max}`,
  reserved: 'client.slug_reserved',
} as const

function broken(field: string, message: Message) {
  return refuse('rule_broken', { message, fields: { [`client.${field}`]: message } })
}
