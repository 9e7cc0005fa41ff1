import type { config } from '@deckle/contract/config.ts'
import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import { APP_VERSION } from '@deckle/core/version/version.ts'
import type { Deps } from '../../deps.ts'

export function presentConfig({ env, config: live }: Deps): ReplyOf<typeof config.fetch> {
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
        kind: env.recaptcha ? 'recaptcha' : 'proof-of-work',
        siteKey: env.recaptcha?.siteKey ?? null,
      },
      branding: { name: 'Deckle', primary: '#6a1b9a', logo: '', footer: `© ${new Date().getFullYear()} Deckle` },
    },
  }
}
