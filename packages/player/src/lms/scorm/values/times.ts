const two = (value: number) => String(value).padStart(2, '0')

/** SCORM 1.2's time span: HHHH:MM:SS. */
export function timeSpan(ms: number): string {
  const seconds = wholeSeconds(ms)
  const hours = Math.min(9999, Math.floor(seconds / 3600))
  return `${String(hours).padStart(4, '0')}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** SCORM 1.2's time of day, local. */
export function timeOfDay(at: Date): string {
  return `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`
}

/** SCORM 2004's time interval, ISO 8601: PT1H2M3S. */
export function isoInterval(ms: number): string {
  const seconds = wholeSeconds(ms)
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return `PT${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${seconds % 60}S`
}

/** SCORM 2004's point in time, ISO 8601 in UTC: the zone may only follow parts of a second, two digits at most. */
export function isoMoment(at: Date): string {
  return `${at.toISOString().slice(0, 22)}Z`
}

/** At least 1 for any time above zero. */
function wholeSeconds(ms: number): number {
  return Math.max(ms > 0 ? 1 : 0, Math.round(ms / 1000)) || 0
}
