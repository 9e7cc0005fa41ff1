import type { Deps } from '../../../deps.ts'
import { type Refusal, refuse } from '../../../refusal.ts'
import { ProviderUnreachable } from './provider-fetch.ts'

interface OidcError {
  readonly name?: string
  readonly code?: string
  /** Of the provider's answer: `invalid_grant` and the like. */
  readonly error?: string
  readonly cause?: unknown
}

/** A refusal for the person; the provider's error is logged without codes and tokens. */
export function providerRefusal(deps: Pick<Deps, 'log'>, clientId: string, error: unknown): Refusal {
  logProviderError(deps, clientId, error)
  if (isUnreachable(error)) return refuse('sso_failed', 'sso.unreachable')
  const { error: answer } = error as OidcError
  if (answer === 'invalid_client' || answer === 'unauthorized_client') return refuse('sso_failed', 'sso.bad_secret')
  if (answer === 'invalid_grant') return refuse('sso_failed', 'sso.expired')
  if (isNotYetValid(error)) return refuse('sso_failed', 'sso.clock')
  return refuse('sso_failed', 'sso.not_proved')
}

export function logProviderError({ log }: Pick<Deps, 'log'>, clientId: string, error: unknown): void {
  const { name, code, error: answer } = error as OidcError
  const { message } = error as Error
  log.warn({ clientId, name, code, answer, reason: message }, 'Single sign-on failed.')
}

/** A token from the future: the provider's clock is ahead by more than the tolerance. */
function isNotYetValid(error: unknown): boolean {
  const { code, cause } = error as OidcError
  if (code !== 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return false
  return (cause as { claim?: unknown } | undefined)?.claim === 'nbf' || isNotYetValid(cause ?? {})
}

/** An error page instead of JSON, as proxies in front of a provider send it. */
const notJson = new Set(['OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_PARSE_ERROR'])

export function isUnreachable(error: unknown): boolean {
  if (error instanceof ProviderUnreachable) return true
  const { code, name, cause } = error as OidcError
  if (code !== undefined && notJson.has(code)) return true
  return code === 'OAUTH_TIMEOUT' || name === 'TimeoutError' || cause instanceof ProviderUnreachable
}
