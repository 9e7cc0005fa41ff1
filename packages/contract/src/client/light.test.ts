import { expect, it } from 'vitest'

const sources = import.meta.glob('../**/*.ts', { query: '?raw', import: 'default', eager: true })

/** What a module loads at run time: type-only imports are erased. */
function loadedBy(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  const source = sources[path] ?? ''
  for (const [, clause, from] of source.matchAll(/^(?:import|export) ([^'"]*?) from '([^']+)'/gm)) {
    const names =
      clause
        ?.replace(/[{}]/g, '')
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean) ?? []
    if (clause?.startsWith('type ') || names.every((name) => name.startsWith('type '))) continue
    const target = from?.startsWith('.') ? new URL(from, `http://x/client/${path}`).pathname : (from ?? '')
    const known = Object.keys(sources).find((key) => new URL(key, 'http://x/client/').pathname === target)
    if (known) loadedBy(known, seen)
    else seen.add(target)
  }
  return seen
}

it('the client loads no validator and nothing of the slides', () => {
  const loaded = [...loadedBy('./client.ts'), ...loadedBy('./upload.ts')]
  expect(loaded).toEqual(expect.arrayContaining(['./exchange.ts', './tokens.ts', './upload.ts']))
  expect(loaded.filter((path) => /zod|@deckle|contract\.ts|endpoint\.ts/.test(path))).toEqual([])
})
