/** Concurrent calls share one promise. */
export function onceAtATime(act: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => (running ??= act().finally(() => (running = undefined)))
}
