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
  return refuse('sso_failed', 'sso.not_proved')
}

export function logProviderError({ log }: Pick<Deps, 'log'>, clientId: string, error: unknown): void {
  const { name, code, error: answer } = error as OidcError
  const { message } = error as Error
  log.warn({ clientId, name, code, answer, reason: message }, 'Single sign-on failed.')
}

export function isUnreachable(error: unknown): boolean {
  if (error instanceof ProviderUnreachable) return true
  const { code, name, cause } = error as OidcError
  return code === 'OAUTH_TIMEOUT' || name === 'TimeoutError' || cause instanceof ProviderUnreachable
}
