import { type config, storedSettings } from '@deckle/contract/config.ts'
import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/handler.ts'
import { describeEnv } from './describe-env.ts'
import { initialConfig } from './live-config.ts'
import { readChanges, readStoredConfig } from './queries.ts'

export const listSettings: Handler<typeof config.settings> = ({ deps }) => presentSettings(deps)

export async function presentSettings({ db, env }: Pick<Deps, 'db' | 'env'>): Promise<ReplyOf<typeof config.settings>> {
  const [stored, changes] = await Promise.all([readStoredConfig(db), readChanges(db)])
  const initial = initialConfig(env)
  return {
    stored: storedSettings.map((key) => ({
      key,
      value: stored[key] ?? initial[key],
      initial: initial[key],
      isChanged: stored[key] !== undefined,
      changedBy: changes.get(key)?.name ?? null,
      changedAt: changes.get(key)?.at ?? null,
    })),
    environment: describeEnv(env),
  }
}
