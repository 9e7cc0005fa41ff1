import { evaluateFormula } from '@deckle/core/formula/formula.ts'
import { APP_VERSION } from '@deckle/core/version/version.ts'
import { faultWords } from '@deckle/contract/formula-wording.ts'
import type { Contract } from '@deckle/contract/contract.ts'
import { refuse } from '@deckle/core/error.ts'
import { notify } from '../../db/listen.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handler.ts'
import { preferredLanguage } from '../../http/language.ts'
import { addressKey } from '../../platform/rate-limit/rate-limit.ts'
import { audit } from '../admin/index.ts'
import { configChannel } from './live-config.ts'
import { mergeStoredConfig } from './queries.ts'

export const configHandlers: Handlers<Omit<Contract['utilities'], 'scormify'>> = {
  async fetchConfig({ deps }) {
    return { config: presentConfig(deps) }
  },
  async upsertConfig({ deps, actor, body }) {
    await transaction(deps.db, async (trx) => {
      await mergeStoredConfig(trx, body)
      await audit(trx, deps, actor, { action: 'config.upsert', detail: { ...body } })
      await notify(trx, configChannel, 'changed')
    })
    await deps.config.refresh()
    return { config: presentConfig(deps) }
  },
  async captchaChallenge({ deps, request }) {
    await requirePace(deps, 'captcha', request.ip)
    return { ...(await deps.captcha.challenge()) }
  },
  async evalFormula({ deps, body, request }) {
    await requirePace(deps, 'publicWrite', request.ip)
    const result = evaluateFormula(body.formula, body.variables)
    if (result.ok) return { result: result.value }
    const { fault: code, at, length } = result.fault
    const words = faultWords(result.fault, preferredLanguage(request.header('accept-language')))
    return { error: 'Error', reason: { code, words, at, length } }
  },
  async verifyCaptcha({ deps, body, request }) {
    await requirePace(deps, 'captcha', request.ip)
    return { success: await deps.captcha.verify(body.token) }
  },
}

async function requirePace(deps: Deps, rule: 'captcha' | 'publicWrite', ip: string): Promise<void> {
  const verdict = await deps.limits.limit(rule, addressKey(ip))
  if (!verdict.ok) throw refuse('too_often', { retryAfterSeconds: verdict.retryAfterSeconds })
}

function presentConfig({ env, config }: Deps) {
  const { latestVersion, updatePolicy, registration } = config.current()
  return {
    appName: 'Deckle',
    version: APP_VERSION,
    latestVersion,
    updatePolicy,
    registration,
    guest: env.guest !== undefined,
    captcha: {
      kind: env.recaptcha ? ('recaptcha' as const) : ('proof-of-work' as const),
      siteKey: env.recaptcha?.siteKey ?? null,
    },
    branding: { name: 'Deckle', primary: '#6a1b9a', logo: '', footer: `© ${new Date().getFullYear()} Deckle` },
  }
}
