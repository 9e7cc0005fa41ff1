import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { animatedPicture } from '../../../test/pictures.ts'
import how from '../../../../../../scripts/lib/server-process.json' with { type: 'json' }

const folder = mkdtempSync(join(tmpdir(), 'deckle-pictures-'))
const plain = (width: number, channels: 3 | 4 = 3, height = width) =>
  sharp({ create: { width, height, channels, background: { r: 9, g: 20, b: 40, alpha: 0.5 } } })

/** Small files that decode to large images, with the expected width or refusal. */
const pictures: Readonly<Record<string, readonly [() => Promise<Buffer>, number | 'too_heavy']>> = {
  'one of 16 bits with transparency': [
    () => plain(2500, 4).toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer(),
    1600,
  ],
  'an interlaced one': [() => plain(5000).png({ progressive: true, compressionLevel: 1 }).toBuffer(), 2400],
  'an interlaced one of 16 bits': [
    () => plain(4200, 4).toColourspace('rgb16').png({ progressive: true, compressionLevel: 1 }).toBuffer(),
    'too_heavy',
  ],
  'a progressive one': [() => plain(4000).jpeg({ progressive: true }).toBuffer(), 2400],
  'a WebP': [() => plain(2600, 4).webp({ effort: 0 }).toBuffer(), 1600],
  'an AVIF that is too large': [() => plain(4000, 3, 3000).avif({ effort: 0 }).toBuffer(), 'too_heavy'],
  'an AVIF': [() => plain(2000).avif({ effort: 0 }).toBuffer(), 2000],
  'a GIF of 300 frames': [() => animatedPicture(480, 270, 300).gif({ effort: 1 }).toBuffer(), 320],
  'a GIF of few large frames': [() => animatedPicture(2000, 2000, 8).gif({ effort: 1 }).toBuffer(), 800],
  'a WebP of 80 frames': [() => animatedPicture(400, 300, 80).webp({ effort: 0 }).toBuffer(), 400],
  'a WebP of 300 frames': [() => animatedPicture(480, 270, 300).webp({ effort: 0 }).toBuffer(), 'too_heavy'],
}

/**
 * Normalizes pictures one after the other, after a small one, and makes the first variant of each. Reports for each the
 * width and the peak growth of the process in megabytes, and the growth that is left at the end.
 */
const script = `
import { readFileSync, writeFileSync } from 'node:fs'
import { normalizeImage, resizeImage } from ${JSON.stringify(fileURLToPath(new URL('images.ts', import.meta.url)))}
const megabytes = (name) => Number(readFileSync('/proc/self/status', 'utf8').split(name + ':')[1].split('kB')[0]) / 1024
const [small, ...files] = process.argv.slice(2)
await normalizeImage(small)
const before = megabytes('VmRSS')
const results = []
for (const file of files) {
  // Resets the peak size.
  writeFileSync('/proc/self/clear_refs', '5')
  const found = await normalizeImage(file)
  if (found.bytes) await resizeImage(found.bytes, 320)
  results.push({ size: found.width ?? found, growth: megabytes('VmHWM') - before })
}
console.log(JSON.stringify({ results, left: megabytes('VmRSS') - before }))
`
interface ChildResult {
  readonly results: readonly { readonly size: number | string; readonly growth: number }[]
  readonly left: number
}

/** With the process options of the server. */
function normalizeInChild(names: readonly string[]): ChildResult {
  const tsx = fileURLToPath(import.meta.resolve('tsx'))
  const files = ['small', ...names].map((name) => join(folder, name))
  const args = [...how.args, '--import', tsx, join(folder, 'normalize.mts'), ...files]
  const out = execFileSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, ...how.env } })
  return JSON.parse(out) as ChildResult
}

describe.skipIf(process.platform !== 'linux')('pictures that need much memory when decoded', () => {
  const names = Object.keys(pictures)
  let result: ChildResult

  beforeAll(async () => {
    writeFileSync(join(folder, 'normalize.mts'), script)
    writeFileSync(join(folder, 'small'), await plain(60).png().toBuffer())
    for (const [name, [make]] of Object.entries(pictures)) writeFileSync(join(folder, name), await make())
    result = normalizeInChild(names)
  }, 240_000)
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(Object.entries(pictures))(
    '%s is scaled down or refused; the process grows by less than 150 MB in total',
    (name, [, width]) => {
      const measured = result.results[names.indexOf(name)]
      expect(measured?.size).toBe(width)
      expect(measured?.growth).toBeLessThan(150)
    },
  )

  it('all of them leave less than 50 MB allocated', () => {
    expect(result.left).toBeLessThan(50)
  })
})
