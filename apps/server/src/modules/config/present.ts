import type { config } from '@deckle/contract/config.ts'
import type { SsoOffer } from '@deckle/contract/models/sso.ts'
import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import { APP_VERSION } from '@deckle/core/version/version.ts'
import type { Branding } from '../../db/json-columns.ts'
import type { Deps } from '../../deps.ts'

interface ShownClient {
  readonly slug: string | null
  readonly branding: Branding
  readonly sso: SsoOffer | null
}

export function presentConfig({ env, config: live }: Deps, client?: ShownClient): ReplyOf<typeof config.fetch> {
  const { latestVersion, updatePolicy, registration } = live.current()
  return {
    config: {
      appName: 'Deckle',
      version: APP_VERSION,
      latestVersion,
      updatePolicy,
      registration,
      guest: env.guest !== undefined,
      captcha: {
        kind: env.recaptcha ? 'recaptcha' : 'proof_of_work',
        siteKey: env.recaptcha?.siteKey ?? null,
      },
      branding: client?.branding ?? {
        name: 'Deckle',
        primary: '#6a1b9a',
        logo: '',
        icon: '',
        footer: `© ${new Date().getFullYear()} Deckle`,
      },
      client: client?.slug ?? null,
      sso: client?.sso ?? null,
    },
  }
}
