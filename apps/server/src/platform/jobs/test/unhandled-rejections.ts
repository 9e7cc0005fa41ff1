/** Collects unhandled rejections, which would end a server. */
export function watchUnhandledRejections(): { readonly found: unknown[]; stop(): void } {
  const found: unknown[] = []
  const note = (error: unknown) => void found.push(error)
  process.on('unhandledRejection', note)
  return { found, stop: () => void process.off('unhandledRejection', note) }
}
