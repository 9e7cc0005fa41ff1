type Pages = Record<string, { head: Record<string, string>; body: string }>

/** Fetches every page once, so that Deckle is warm and the limit sends the same bytes and headers. */
export async function fetchPages(url: string, paths: readonly string[]): Promise<Pages> {
  const pages: Pages = {}
  for (const path of paths) {
    const reply = await fetch(url + path, { headers: { 'accept-encoding': 'identity' } })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
    const head = Object.fromEntries(
      [...reply.headers].filter(
        ([name]) => !['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'].includes(name),
      ),
    )
    pages[path] = { head, body: Buffer.from(await reply.arrayBuffer()).toString('base64') }
  }
  return pages
}
