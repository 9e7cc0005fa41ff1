import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const manifest = fileURLToPath(new URL('../../apps/web/dist/.vite/manifest.json', import.meta.url))

/** The address of the file that a module of `apps/web/src` is built into: its name says nothing. */
export function fileOf(module: string): string {
  const files = JSON.parse(readFileSync(manifest, 'utf8')) as Readonly<Record<string, { readonly file: string }>>
  const found = files[`src/${module}`]
  if (!found) throw new Error(`No file is built from ${module}.`)
  return `**/${found.file}`
}
