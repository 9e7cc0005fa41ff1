import { CallError } from '@deckle/contract/client/call-error.ts'
import type { MediaItem } from '@deckle/contract/media.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createUploads, type UploadEvents } from './uploads.ts'

const file = (name: string) => new File(['x'], name)
const item = (name: string) => ({ id: name, name }) as MediaItem

interface Sent {
  readonly file: File
  readonly signal: AbortSignal | undefined
  progress(share: number): void
  done(still?: boolean): void
  fail(error: Error): void
}

function makeUploads() {
  const sent: Sent[] = []
  const uploads = createUploads(
    (given, { signal, onProgress } = {}) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')))
        sent.push({
          file: given,
          signal,
          progress: (share) => onProgress?.(share),
          done: (still = false) => resolve({ media: item(given.name), still }),
          fail: reject,
        })
      }),
  )
  const events = {
    explain: (error: unknown) => `No: ${(error as Error).message}`,
    limit: 1000,
    tooLarge: 'File size too large!',
    onStored: vi.fn<UploadEvents['onStored']>(),
    onStill: vi.fn<UploadEvents['onStill']>(),
    onUnseen: vi.fn<UploadEvents['onUnseen']>(),
  }
  return { uploads, sent, events }
}

const turn = () => vi.advanceTimersByTimeAsync(0)

describe('uploads', () => {
  beforeEach(() => void vi.useFakeTimers())

  it('tell of each animation of which only the first picture was kept', async () => {
    const { uploads, sent, events } = makeUploads()
    uploads.add([file('moves.png'), file('plain.png')], events)
    await turn()
    sent[0]?.done(true)
    sent[1]?.done()
    await turn()
    expect(events.onStored).toHaveBeenCalledTimes(2)
    expect(events.onStill.mock.calls).toEqual([[item('moves.png')]])
  })
  afterEach(() => void vi.useRealTimers())

  it('say which one came alone, however soon after another', async () => {
    const { uploads, sent, events } = makeUploads()
    const seen: [string, boolean][] = []
    uploads.watch(({ name }, isOnly) => seen.push([name, isOnly]))
    for (const name of ['a', 'b']) {
      uploads.add([file(name)], events)
      sent.at(-1)?.done()
      await turn()
    }
    expect(uploads.list()).toHaveLength(2)
    expect(seen).toEqual([
      ['a', true],
      ['b', true],
    ])
  })
  it('of a file that is too large are not begun: it is said for 1.5 seconds', async () => {
    const { uploads, sent, events } = makeUploads()
    uploads.watch(() => {})
    uploads.add([new File(['x'.repeat(1000)], 'huge'), file('small')], events)
    expect(sent.map((one) => one.file.name)).toEqual(['small'])
    expect(uploads.list().map(({ name, error }) => [name, error])).toEqual([
      ['huge', 'File size too large!'],
      ['small', undefined],
    ])
    sent[0]?.fail(new CallError(413, { code: 'too_large', message: 'Payload Too Large' }))
    await vi.advanceTimersByTimeAsync(1499)
    expect(uploads.list().map(({ error }) => error)).toEqual(['File size too large!', 'File size too large!'])
    await vi.advanceTimersByTimeAsync(1)
    expect(uploads.list()).toEqual([])
  })
  it('send three at a time and the rest after them, each with its progress', async () => {
    const { uploads, sent, events } = makeUploads()
    const seen: [string, boolean][] = []
    uploads.watch(({ name }, isOnly) => seen.push([name, isOnly]))
    uploads.add(['a', 'b', 'c', 'd'].map(file), events)
    expect(sent.map((one) => one.file.name)).toEqual(['a', 'b', 'c'])
    sent[1]?.progress(0.4)
    sent[2]?.progress(1)
    expect(uploads.list().map(({ progress }) => progress)).toEqual([0, 0.4, 0.99, 0])
    sent[0]?.done()
    await turn()
    expect(sent[3]?.file.name).toBe('d')
    sent.slice(1).forEach((one) => one.done())
    await turn()
    expect(seen).toEqual([
      ['a', false],
      ['b', false],
      ['c', false],
      ['d', false],
    ])
    expect(events.onStored).toHaveBeenCalledTimes(4)
    expect(events.onUnseen).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(3000)
    expect(uploads.list()).toEqual([])
  })

  it('are stopped under way and while they wait', async () => {
    const { uploads, sent, events } = makeUploads()
    uploads.add(['a', 'b', 'c', 'd', 'e'].map(file), events)
    uploads.list()[3]?.onCancel?.()
    uploads.list()[0]?.onCancel?.()
    await turn()
    expect(sent[0]?.signal?.aborted).toBe(true)
    expect(uploads.list().map(({ name }) => name)).toEqual(['b', 'c', 'e'])
    expect(sent.map((one) => one.file.name)).toEqual(['a', 'b', 'c', 'e'])
  })

  it('that fail say why and are tried again', async () => {
    const { uploads, sent, events } = makeUploads()
    uploads.watch(() => {})
    uploads.add([file('a')], events)
    sent[0]?.fail(new Error('too large'))
    await turn()
    expect(uploads.list()[0]).toMatchObject({ name: 'a', error: 'No: too large' })
    uploads.list()[0]?.onRetry?.()
    expect(uploads.list()[0]).toMatchObject({ error: undefined, progress: 0 })
    sent[1]?.done()
    await turn()
    expect(events.onStored).toHaveBeenCalledOnce()
  })

  it('go on when nobody looks any more, and are told of', async () => {
    const { uploads, sent, events } = makeUploads()
    const stop = uploads.watch(() => {})
    uploads.add([file('a'), file('b')], events)
    stop()
    sent[0]?.done()
    sent[1]?.fail(new Error('offline'))
    await turn()
    expect(events.onUnseen.mock.calls).toEqual([
      ['a', null],
      ['b', 'No: offline'],
    ])
  })
})
