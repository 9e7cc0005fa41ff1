/** A channel to the browser's other tabs; null if unsupported or refused (Firefox with cookies blocked throws). */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
