import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)
const texts = /\.(js|css|svg|html|json|webmanifest)$/

/** Writes a `.br` beside every text file, by Brotli's best and slowest level, which no request could wait for. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'deckle:precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile() && texts.test(entry.name))
      await Promise.all(files.map((entry) => write(path.join(entry.parentPath, entry.name))))
    },
  }
}

async function write(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < 1024) return
  await writeFile(
    `${file}.br`,
    await compress(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  )
}
