import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FileKeyError, type Files } from './files.ts'

/** Tests for every adapter of the port. */
export function testFiles(name: string, make: () => Promise<{ files: Files; close: () => Promise<void> }>): void {
  describe(`files: ${name}`, () => {
    let files: Files
    let close: () => Promise<void>
    beforeAll(async () => {
      ;({ files, close } = await make())
    })
    afterAll(() => close())
    const read = async (key: string) => {
      const file = await files.get(key)
      return file && { size: file.size, contentType: file.contentType, bytes: await buffer(file.stream) }
    }

    it('gives back what was put, from a buffer', async () => {
      const bytes = randomBytes(1000)
      await files.put('c1/one.webp', bytes, { contentType: 'image/webp' })
      expect(await read('c1/one.webp')).toEqual({ size: 1000, contentType: 'image/webp', bytes })
    })

    it('gives back what was put, from a stream of some megabytes', async () => {
      const bytes = randomBytes(3_000_000)
      const chunks = Array.from({ length: 30 }, (_, i) => bytes.subarray(i * 100_000, (i + 1) * 100_000))
      await files.put('c1/deep/er/two.mp4', Readable.from(chunks), { contentType: 'video/mp4' })
      const found = await read('c1/deep/er/two.mp4')
      expect(found).toMatchObject({ size: 3_000_000, contentType: 'video/mp4' })
      expect(found?.bytes.equals(bytes)).toBe(true)
    })

    it('keeps an empty file', async () => {
      await files.put('empty', Buffer.alloc(0), { contentType: 'text/plain' })
      expect(await read('empty')).toEqual({ size: 0, contentType: 'text/plain', bytes: Buffer.alloc(0) })
    })

    it('replaces, content and type', async () => {
      await files.put('again', Buffer.from('one'), { contentType: 'text/plain' })
      await files.put('again', Buffer.from('second'), { contentType: 'text/html' })
      expect(await read('again')).toEqual({ size: 6, contentType: 'text/html', bytes: Buffer.from('second') })
    })

    it('tells what is there, and deletes, also twice', async () => {
      await files.put('gone', Buffer.from('x'), { contentType: 'text/plain' })
      expect(await files.exists('gone')).toBe(true)
      await files.delete('gone')
      await files.delete('gone')
      expect(await files.exists('gone')).toBe(false)
      expect(await files.get('gone')).toBeNull()
      expect(await files.get('never/there')).toBeNull()
    })

    it('keeps nothing of a stream that fails, and the former file stays', async () => {
      const failing = () =>
        Readable.from(
          (function* () {
            yield Buffer.alloc(100_000)
            throw new Error('the upload was cut off')
          })(),
        )
      await expect(files.put('cut', failing(), { contentType: 'text/plain' })).rejects.toThrow('cut off')
      expect(await files.exists('cut')).toBe(false)
      await files.put('kept', Buffer.from('whole'), { contentType: 'text/plain' })
      await expect(files.put('kept', failing(), { contentType: 'text/plain' })).rejects.toThrow('cut off')
      expect((await read('kept'))?.bytes.toString()).toBe('whole')
    })

    it.each([
      '',
      '/etc/passwd',
      '../out',
      'a/../../out',
      'a//b',
      'a/',
      '.hidden',
      'a/.b',
      'a\\b',
      'a\0b',
      'a b',
      'ä',
      'a?b',
      'a%2fb',
      'x'.repeat(401),
    ])('refuses the key %j', async (key) => {
      await expect(files.put(key, Buffer.from('x'), { contentType: 'text/plain' })).rejects.toBeInstanceOf(FileKeyError)
      await expect(Promise.resolve().then(() => files.get(key))).rejects.toBeInstanceOf(FileKeyError)
      await expect(Promise.resolve().then(() => files.exists(key))).rejects.toBeInstanceOf(FileKeyError)
      await expect(Promise.resolve().then(() => files.delete(key))).rejects.toBeInstanceOf(FileKeyError)
    })
  })
}
