import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'deckle-pictures-'))
const plain = (side: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width: side, height: side, channels, background: { r: 9, g: 20, b: 40, alpha: 0.5 } } })

/** Small files that unpack to much, and how wide they are kept; null where they are refused. */
const pictures: Readonly<Record<string, readonly [() => Promise<Buffer>, number | null]>> = {
  'one of 16 bits with transparency': [
    () => plain(2500, 4).toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer(),
    1600,
  ],
  'an interlaced one of 16 bits': [
    () => plain(4200, 4).toColourspace('rgb16').png({ progressive: true, compressionLevel: 1 }).toBuffer(),
    null,
  ],
  'a progressive one': [() => plain(4000).jpeg({ progressive: true }).toBuffer(), 2400],
  'a WebP': [() => plain(2600, 4).webp({ effort: 0 }).toBuffer(), 1600],
  'an AVIF that is too large': [() => plain(4000).avif({ effort: 0 }).toBuffer(), null],
  'an AVIF': [() => plain(2000).avif({ effort: 0 }).toBuffer(), 2000],
}

/** Keeps a picture after a small one, says by how many megabytes the process grew at its largest, and how wide it was kept. */
const script = `
import { readFileSync } from 'node:fs'
import { keepImage } from ${JSON.stringify(fileURLToPath(new URL('images.ts', import.meta.url)))}
const megabytes = (name) => Number(readFileSync('/proc/self/status', 'utf8').split(name + ':')[1].split('kB')[0]) / 1024
const [small, file] = process.argv.slice(2)
await keepImage(small)
const before = megabytes('VmRSS')
const width = (await keepImage(file))?.width ?? null
console.log(JSON.stringify({ width, growth: megabytes('VmHWM') - before }))
`

describe.skipIf(process.platform !== 'linux')('pictures that unpack to much', () => {
  beforeAll(async () => {
    writeFileSync(join(folder, 'keep.mts'), script)
    writeFileSync(join(folder, 'small'), await plain(60).png().toBuffer())
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(Object.entries(pictures))(
    '%s is kept smaller or refused: the process grows by less than 150 MB',
    async (name, [make, width]) => {
      const file = join(folder, name)
      writeFileSync(file, await make())
      const tsx = fileURLToPath(import.meta.resolve('tsx'))
      const small = join(folder, 'small')
      const out = execFileSync(process.execPath, ['--import', tsx, join(folder, 'keep.mts'), small, file], {
        encoding: 'utf8',
      })
      const told = JSON.parse(out) as { width: number | null; growth: number }
      expect(told.width).toBe(width)
      expect(told.growth).toBeLessThan(150)
    },
    120_000,
  )
})
