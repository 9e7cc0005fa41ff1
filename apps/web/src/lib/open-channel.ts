/** The channel between the tabs of this browser; null where there is none, or it is refused (Firefox with cookies blocked). */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
