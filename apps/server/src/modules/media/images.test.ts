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
  'a picture': [() => plain(60).png().toBuffer(), 60],
  'one of 16 bits with transparency': [
    () => plain(2500, 4).toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer(),
    1600,
  ],
  'an interlaced one of 16 bits': [
    () => plain(4200, 4).toColourspace('rgb16').png({ progressive: true, compressionLevel: 1 }).toBuffer(),
    null,
  ],
  'a progressive one': [() => plain(4000).jpeg({ progressive: true }).toBuffer(), 2400],
  'a WebP': [() => plain(2600, 4).webp({ effort: 0 }).toBuffer(), 2400],
  'an AVIF that is too large': [() => plain(4000).avif({ effort: 0 }).toBuffer(), null],
  'an AVIF': [() => plain(2000).avif({ effort: 0 }).toBuffer(), 2000],
}

/** Keeps each picture, says by how many megabytes the process grew at its largest, and how wide it was kept. */
const script = `
import { readFileSync } from 'node:fs'
import { keepImage } from ${JSON.stringify(fileURLToPath(new URL('images.ts', import.meta.url)))}
const megabytes = (name) => Number(new RegExp(name + ':\\\\s+(\\\\d+)').exec(readFileSync('/proc/self/status', 'utf8'))[1]) / 1024
const [first, ...files] = process.argv.slice(2)
await keepImage(first)
const before = megabytes('VmRSS')
const widths = []
for (const file of files) widths.push((await keepImage(file))?.width ?? null)
const all = await Promise.all(files.map((file) => keepImage(file)))
console.log(JSON.stringify({ widths, again: all.map((one) => one?.width ?? null), growth: megabytes('VmHWM') - before }))
`

describe.skipIf(process.platform !== 'linux')('pictures that unpack to much', () => {
  const files: string[] = []
  beforeAll(async () => {
    writeFileSync(join(folder, 'keep.mts'), script)
    for (const [at, [make]] of Object.values(pictures).entries()) {
      const file = join(folder, `${at}`)
      writeFileSync(file, await make())
      files.push(file)
    }
  }, 120_000)
  afterAll(() => rmSync(folder, { recursive: true }))

  it('are kept smaller or refused, one at a time: the process grows by less than 150 MB, all at once too', () => {
    const tsx = fileURLToPath(import.meta.resolve('tsx'))
    const out = execFileSync(process.execPath, ['--import', tsx, join(folder, 'keep.mts'), ...files], {
      encoding: 'utf8',
    })
    const { widths, again, growth } = JSON.parse(out) as { widths: unknown[]; again: unknown[]; growth: number }
    const wanted = Object.values(pictures)
      .slice(1)
      .map(([, width]) => width)
    expect([widths, again]).toEqual([wanted, wanted])
    expect(growth).toBeLessThan(150)
  }, 180_000)
})
