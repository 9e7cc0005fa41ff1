import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Probe } from '../lib/probe.ts'
import type { Row } from '../lib/table.ts'

/** P3: gzipped JavaScript to the first interactive slide, with every slide type reachable. */
export async function playerBytes(): Promise<Row> {
  const kilobytes = (await firstScriptBytes(path.resolve(import.meta.dirname, '../..'))) / 1000
  return {
    id: 'P3',
    what: "player's JavaScript, gzip",
    deckle: `${kilobytes.toFixed(1)} kB`,
    limit: '',
    ratio: '',
    reach: '≤ 15 kB',
    reached: kilobytes <= 15,
  }
}

export const playerBytesProbe: Probe = {
  measures: [{ what: "player's JavaScript, gzip", unit: 'bytes' }],
  needs: 'files',
  prepare: async (root) => ({ round: async () => [await firstScriptBytes(root)] }),
}

async function firstScriptBytes(root: string): Promise<number> {
  const folder = path.join(root, 'packages/player/dist/browser')
  const manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as Record<
    string,
    { readonly file: string; readonly imports?: readonly string[] }
  >
  const names = filesOf(manifest, 'src/entries/mount.tsx')
  const sizes = await Promise.all(
    [...names].map(async (name) => gzipSync(await readFile(path.join(folder, name))).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

function filesOf(
  manifest: Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>,
  name: string,
  found = new Set<string>(),
): Set<string> {
  const chunk = manifest[name]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found)
  return found
}
