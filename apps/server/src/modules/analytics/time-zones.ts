import { type AnalyticsDb, listTimeZones } from './queries.ts'

/** The time zones that the database knows. */
export interface TimeZones {
  has(name: string): Promise<boolean>
}

/** Loaded when first needed, and again after a failure. */
export function createTimeZones(db: AnalyticsDb): TimeZones {
  let loading: Promise<ReadonlySet<string>> | undefined

  function load(): Promise<ReadonlySet<string>> {
    const started = listTimeZones(db).then((names) => new Set(names))
    started.catch(() => (loading = undefined))
    return started
  }

  return {
    async has(name) {
      loading ??= load()
      return (await loading).has(name)
    },
  }
}
