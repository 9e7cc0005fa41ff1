import type { Db } from '../../db/database.ts'
import type { Listener } from '../../db/listen.ts'
import type { Env } from '../../env.ts'
import type { CurrentConfig, LiveConfig } from '../../live-config.ts'
import { readStoredConfig, type StoredConfig } from './queries.ts'

export const configChannel = 'config'

export async function createLiveConfig({
  env,
  db,
  listener,
  onError,
}: {
  env: Env
  db: Db
  listener: Listener
  onError: (error: unknown) => void
}): Promise<LiveConfig> {
  let config = merge(env, {})
  const refresh = async (): Promise<void> => {
    config = merge(env, await readStoredConfig(db))
  }
  const again = (): void => void refresh().catch(onError)
  await listener.subscribe(configChannel, { onMessage: again, onReconnect: again })
  await refresh()
  return { current: () => config, refresh }
}

const merge = (env: Env, stored: StoredConfig): CurrentConfig => ({ ...initialConfig(env), ...stored })

/** The configuration from environment variables, before stored changes. */
export const initialConfig = (env: Env): CurrentConfig => ({
  latestVersion: env.latestVersion,
  updatePolicy: env.updatePolicy,
  registration: env.registration.enabled,
})
