import type { clients } from '@deckle/contract/clients.ts'
import { clientSlugLimits, clientSlugProblem } from '@deckle/core/client/client-slug.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { contrastRatio } from '@deckle/core/deck/design/contrast.ts'
import { type Message, refuse } from '../../refusal.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Branding } from '../../db/json-columns.ts'
import type { Deps } from '../../deps.ts'
import type { Handler, SignedIn } from '../../http/handler.ts'
import { preferredLanguage } from '../../http/language.ts'
import { audit } from '../admin/index.ts'
import { requireProof } from '../auth/index.ts'
import { queueRebuild } from '../figures/index.ts'
import { requireFeature } from '../licences/index.ts'
import { isOwnImage } from '../media/index.ts'
import { announceClientChange } from '../play/index.ts'
import { presentClient } from './present.ts'
import { type ClientRecord, dropOldSlugs, findClient, lockClient, setClient, takeSlug } from './queries.ts'
import { requireClient } from './require-client.ts'
import { changeSso, type SsoChange } from './sso/change-sso.ts'
import { notifyOwnerOfSso } from './sso/notify-owner.ts'

/** WCAG 2.2, 1.4.3: white text is shown on the brand colour. */
const neededContrast = 4.5

/** Slugs that lead to a client: its own and the last of its former ones. */
const STORED_SLUGS = 5

/** Published decks show the change at once. */
export const updateClient: Handler<typeof clients.update> = async ({ deps, actor, params, body, request }) => {
  const { name, slug, reporting_zone, app_configuration: { sso, ...look } = {} } = body.client
  if (reporting_zone !== undefined && !(await deps.timeZones.has(reporting_zone)))
    throw broken('reporting_zone', 'range.zone')
  if (sso !== undefined) {
    await requireClient(deps.db, actor, 'client.sso', params.id)
    await requireProof(deps, actor)
  }
  const language = preferredLanguage(request.header('accept-language'))
  const saved = await transaction(deps.db, async (trx) => {
    await lockClient(trx, params.id)
    const client = await requireClient(trx, actor, 'client.brand', params.id)
    if (sso === undefined && isNothing({ ...body.client, app_configuration: undefined, ...look })) return client
    const branding = isNothing(look) ? undefined : { ...client.branding, ...defined(look) }
    if (branding) await requireBranding(trx, client, branding)
    if (slug !== undefined && slug !== client.slug) await changeSlug(trx, client.id, slug, deps.now())
    await setClient(trx, client.id, {
      ...(name !== undefined && { name }),
      ...(slug !== undefined && { slug }),
      ...(branding && { branding: JSON.stringify(branding) }),
      ...(reporting_zone !== undefined && { reporting_zone }),
    })
    if (reporting_zone !== undefined && reporting_zone !== client.reporting_zone) await queueRebuild(trx, client.id)
    if (sso !== undefined) await saveSso(trx, deps, actor, { clientId: client.id, change: sso, language })
    const detail = { name, slug, branding, reporting_zone }
    if (!isNothing(detail))
      await audit(trx, deps, actor, { action: 'client.brand', subject: client.id, detail, clientId: client.id })
    return (await findClient(trx, client.id)) ?? client
  })
  await announceClientChange(deps, saved.id)
  return presentClient(deps, actor, saved)
}

interface SavedSso extends SsoChange {
  /** Of the mail, unless the owner has chosen one. */
  readonly language: InterfaceLanguage
}

async function saveSso(trx: Db, deps: Deps, actor: SignedIn, { language, ...saved }: SavedSso): Promise<void> {
  const { clientId } = saved
  const client = await requireClient(trx, actor, 'client.sso', clientId)
  const detail = await changeSso(trx, deps, actor, saved)
  await audit(trx, deps, actor, { action: 'client.sso', subject: client.id, detail, clientId })
  await notifyOwnerOfSso(trx, deps, actor, { clientId, language })
}

const isNothing = (values: object): boolean => Object.values(values).every((value) => value === undefined)

const defined = <T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never

/** A picture that is set already stays, whatever the plan has become. */
async function requireBranding(trx: Db, client: ClientRecord, branding: Branding): Promise<void> {
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
