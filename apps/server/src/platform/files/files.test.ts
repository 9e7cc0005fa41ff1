import { createServer, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FileStoreError } from './files.ts'
import { testFiles } from './files-suite.ts'
import { createFolderFiles } from './folder-files.ts'
import { createS3Files } from './s3-files.ts'
import { signatureIn, signatureOf } from './test/aws-signature.ts'

const temporary = () => mkdtempSync(join(tmpdir(), 'deckle-files-'))
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1', bucket: 'deckle' }

async function startS3() {
  const directory = temporary()
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'deckle', configs: [] }],
  })
  const { port } = (await server.run()) as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    async close() {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

testFiles('folder', async () => {
  const folder = temporary()
  return {
    files: createFolderFiles(folder),
    async close() {
      expect(readdirSync(join(folder, 'incoming'))).toEqual([])
      rmSync(folder, { recursive: true })
    },
  }
})

testFiles('S3', async () => {
  const store = await startS3()
  return { files: createS3Files({ endpoint: store.endpoint, ...keys }), close: () => store.close() }
})

// S3 guarantees this itself; the store of these tests doesn't.
it('files in a folder: two that put the same key at once leave one of them whole', async () => {
  const folder = temporary()
  const files = createFolderFiles(folder)
  const contents = [Buffer.alloc(500_000, 'a'), Buffer.alloc(500_000, 'b')]
  await Promise.all(contents.map((content) => files.put('race', content, { contentType: 'text/plain' })))
  const bytes = await buffer((await files.get('race'))!.stream)
  expect(contents.some((content) => bytes.equals(content))).toBe(true)
  rmSync(folder, { recursive: true })
})

describe('S3 alone', () => {
  let store: Awaited<ReturnType<typeof startS3>>
  beforeAll(async () => {
    store = await startS3()
  })
  afterAll(() => store.close())

  it('passes a refusal on, in words', async () => {
    const files = createS3Files({ endpoint: store.endpoint, ...keys, accessKeyId: 'wrong' })
    await expect(files.put('a', Buffer.from('x'), { contentType: 'text/plain' })).rejects.toThrow(
      'The file store refused PUT with 403',
    )
    await expect(files.get('a')).rejects.toBeInstanceOf(FileStoreError)
  })

  it('signs every request by AWS signature 4', async () => {
    const seen: IncomingMessage[] = []
    const server = createServer((request, answer) => {
      seen.push(request)
      request.resume().on('end', () => answer.end())
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const files = createS3Files({
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      ...keys,
      secretAccessKey: 'secret',
    })
    await files.put('a/b.txt', Readable.from([Buffer.from('hello')]), { contentType: 'text/plain' })
    await files.exists('a/b.txt')
    await files.delete('a/b.txt')
    expect(seen.map(({ method }) => method)).toEqual(['PUT', 'HEAD', 'DELETE'])
    expect(seen[0]?.headers['content-length']).toBe('5')
    for (const request of seen) expect(signatureIn(request)).toBe(signatureOf('secret', request))
    expect(signatureIn(seen[0]!)).not.toBe(signatureOf('other', seen[0]!))
    await new Promise((done) => server.close(done))
  })

  it('says that the bucket is missing', async () => {
    const files = createS3Files({ endpoint: store.endpoint, ...keys, bucket: 'other' })
    await expect(files.put('a', Buffer.from('x'), { contentType: 'text/plain' })).rejects.toThrow(
      'The file store has no bucket other',
    )
  })

  it('says that the store does not answer', async () => {
    const files = createS3Files({ endpoint: 'http://127.0.0.1:1', ...keys })
    await expect(files.get('a')).rejects.toThrow('The file store does not answer')
  })
})

it('the folder adapter writes nothing outside its folder', async () => {
  const folder = temporary()
  await expect(
    createFolderFiles(join(folder, 'in')).put('../out', Buffer.from('x'), { contentType: 'text/plain' }),
  ).rejects.toThrow()
  expect(existsSync(join(folder, 'out'))).toBe(false)
  rmSync(folder, { recursive: true })
})
