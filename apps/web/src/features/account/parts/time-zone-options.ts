/** The time zone of this device. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

export const timeZoneName = (zone: string): string => zone.replaceAll('_', ' ')

/** Every zone that the browser knows, by name; with the chosen one, which may be of another browser. */
export function timeZoneOptions(chosen: string | null) {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), deviceTimeZone(), 'UTC', ...(chosen ? [chosen] : [])])
  return [...zones].sort().map((id) => ({ id, label: timeZoneName(id) }))
}
