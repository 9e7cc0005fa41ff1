import { placeText } from '../../../platform/geo/place-of.ts'
import { newBranding } from '@deckle/core/client/new-branding.ts'
import { refuse } from '../../../refusal.ts'
import { brokenConstraint } from '../../../db/broken-constraint.ts'
import { extendPath } from '../../../db/person-path.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { RequestFacts } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { hashPassword } from '../../../platform/passwords/passwords.ts'
import { addressKey } from '../../../platform/rate-limit/rate-limit.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { audit } from '../../admin/index.ts'
import {
  checkPassword,
  hashToken,
  notifyAddressOwner,
  requestConfirmation,
  sendConfirmation,
} from '../../auth/index.ts'
import { addBuiltInCategories } from '../../categories/index.ts'
import { insertClient } from '../../clients/index.ts'
import { namesOf, type NewUserBody, requirePassword } from './add-user.ts'
import { findUser, type UserRecord } from '../queries.ts'
import { storeUser } from './store-user.ts'

/**
 * Where registration is open: creates a client on the free plan with the person as its owner and a Creator licence
 * (product.md §6), and mails a confirmation link. Only name, email, password and captcha are read from the
 * body. If
 * the address has an account, the response is the same and its owner is notified.
 *
 * @param browser secret of the browser; the password stays if the same browser confirms the address
 */
export async function registerUser(
  deps: Deps,
  body: NewUserBody,
  request: RequestFacts,
  browser: string,
): Promise<UserRecord> {
  if (!deps.config.current().registration) throw refuse('registration_off')
  await requireLimit(deps.limits, 'registerAddress', addressKey(request.ip))
  requireAllowedAddress(deps, body.email)
  const names = namesOf(body)
  const password = await checkPassword(requirePassword(body.password), { email: body.email, ...names })
  if (!(await deps.captcha.verify(body.captcha ?? ''))) throw refuse('captcha_failed')
  const password_hash = await hashPassword(password)
  const [clientId, id, created_at] = [deps.newId(), deps.newId(), deps.now()]
  const name = `${names.first_name} ${names.last_name}`.trim()
  const language = preferredLanguage(request.header('accept-language'))
  const user = await transaction(deps.db, async (trx) => {
    await insertClient(trx, {
      id: clientId,
      name,
      plan: 'free',
      branding: JSON.stringify(newBranding('Deckle')),
      created_at,
    })
    await addBuiltInCategories(trx, deps, clientId)
    await storeUser(trx, {
      client_id: clientId,
      id,
      email: body.email,
      username: body.email,
      ...names,
      password_hash,
      browser_key: hashToken(browser),
      manager_id: null,
      manager_path: null,
      license_type: 'Creator',
      confirmed: false,
      owns_client: true,
      details: '{}',
      created_at,
    })
    await audit(
      trx,
      deps,
      { clientId, userId: id, place: () => placeText(deps, request) },
      { action: 'user.register', subject: id },
    )
    return (await findUser(trx, clientId, id)) as UserRecord
  }).catch((error: unknown) => {
    if (isEmailInUse(error)) return null
    throw error
  })
  if (user) await sendConfirmation(deps, { clientId, userId: id }, language)
  else
    await Promise.all([notifyAddressOwner(deps, body.email, language), requestConfirmation(deps, body.email, language)])
  return user ?? unsavedUser({ client_id: clientId, id, email: body.email, username: body.email, ...names, created_at })
}

const isEmailInUse = (error: unknown): boolean => brokenConstraint(error) === 'user_emails_pkey'

/** What the reply would be for a new person; nothing is stored. */
function unsavedUser(
  person: Pick<UserRecord, 'client_id' | 'id' | 'email' | 'username' | 'first_name' | 'last_name' | 'created_at'>,
): UserRecord {
  return {
    ...person,
    image: '',
    license_type: 'Creator',
    manager_id: null,
    active: true,
    details: {},
    profile: { company: '', address: '', webpage: '', bio: '', logo: '' },
    pending_email: null,
    delete_at: null,
    owns_client: true,
    path: extendPath(null, person.id),
    deleted_at: null,
    provider: 'MANUAL',
    confirmed: false,
    is_public: false,
    shows_results: false,
    hides_name: false,
    last_seen_at: null,
    invited_at: null,
    expires_at: null,
    active_before_bin: null,
    manager_name: null,
    tags: [],
  }
}

/** product.md §5: blocked domains with their subdomains, and allowed endings. */
function requireAllowedAddress({ env }: Deps, email: string): void {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  const { blockedDomains, allowedEndings } = env.registration
  const isBlocked = blockedDomains.some((blocked) => domain === blocked || domain.endsWith(`.${blocked}`))
  if (isBlocked || !allowedEndings.some((ending) => domain.endsWith(ending)))
    throw refuse('rule_broken', { message: 'email.domain', fields: { email: 'email.domain' } })
}
