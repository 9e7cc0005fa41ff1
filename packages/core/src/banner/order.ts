interface Ordered {
  readonly id: string
  readonly position: number
  readonly weight: number
}

/**
 * By position; those of one position by weighted lot: one of weight 2 comes first twice as often as one of weight 1.
 * @param seed the same for a person and day, so that nothing jumps
 */
export function orderBanners<T extends Ordered>(banners: readonly T[], seed: string): T[] {
  return banners
    .map((banner) => ({ banner, lot: -Math.log(shareOf(`${seed} ${banner.id}`)) / banner.weight }))
    .toSorted((a, b) => a.banner.position - b.banner.position || a.lot - b.lot)
    .map(({ banner }) => banner)
}

/** Between 0 and 1, both excluded; evenly spread over texts (FNV-1a, mixed as in MurmurHash3). */
function shareOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (((hash ^ (hash >>> 16)) >>> 0) + 0.5) / 2 ** 32
}

export interface Placed {
  readonly id: string
  readonly position: number
}

/**
 * Positions after one banner was moved, from 1 without gaps. Those that share a position keep sharing it; the moved one
 * joins them where it is put among them, and has a position of its own otherwise.
 * @param banners in their order
 * @param before the one that it is put before; null for the end
 */
export function placeBanner(banners: readonly Placed[], id: string, before: string | null): Placed[] {
  const rest = banners.filter((one) => one.id !== id)
  const found = rest.findIndex((one) => one.id === before)
  const at = found < 0 ? rest.length : found
  const joined = at > 0 && rest[at]?.position === rest[at - 1]?.position ? rest[at]?.position : undefined
  // Half a step after the one before it: positions are whole numbers.
  const moved = { id, position: joined ?? (rest[at - 1]?.position ?? 0) + 0.5 }
  return closeGaps([...rest.slice(0, at), moved, ...rest.slice(at)])
}

function closeGaps(banners: readonly Placed[]): Placed[] {
  const positions = [...new Set(banners.map(({ position }) => position))].toSorted((a, b) => a - b)
  const place = new Map(positions.map((position, at) => [position, at + 1]))
  return banners.map(({ id, position }) => ({ id, position: place.get(position) ?? position }))
}
