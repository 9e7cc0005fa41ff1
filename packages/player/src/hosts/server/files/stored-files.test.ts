// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { sendEarlierAnswers } from '../outbox/earlier-answers.ts'
import { disk } from '../test/fake-file-store.ts'
import {
  reconnect,
  deck,
  eventually,
  file,
  keys,
  rating,
  resetEachTest,
  server,
  tab,
  uploadOrStore,
} from '../test/fake-tabs.ts'
import { uuidV7 } from '../uuid.ts'

vi.mock('./file-store.ts', () => import('../test/fake-file-store.ts'))
resetEachTest()

describe('a file without a connection', () => {
  it('is kept, told to be so, and sent before the answer that names it, once', async () => {
    server.isOffline = true
    const host = tab()
    const states: string[] = []
    host.onConnection(({ unsent, offline }) => states.push(`${unsent} ${offline}`))
    void host.answer('s0', rating(3), 10)
    await eventually(() => expect(states.at(-1)).toBe('1 true'))
    const { isOnDevice, stored } = await uploadOrStore(host)
    expect(isOnDevice).toBe(true)
    expect(disk.files.size).toBe(1)
    await eventually(() => expect(states.at(-1)).toBe('2 true'))
    reconnect()
    await stored
    await eventually(() => expect(server.answers.size).toBe(2))
    expect(server.files.size).toBe(1)
    expect([...server.files.keys()]).toEqual([
      (([...server.answers.values()] as { file?: string }[]).find((one) => one.file) ?? {}).file,
    ])
    expect(server.order.filter((one) => one === 'files')).toHaveLength(1)
    expect(server.order.indexOf('files')).toBeLessThan(server.order.indexOf('s1'))
    await eventually(() => expect(disk.files.size).toBe(0))
    expect(states.at(-1)).toBe('0 false')
  })

  it('outlives the page', async () => {
    server.isOffline = true
    await uploadOrStore(tab())
    const id = [...disk.files.keys()][0]
    reconnect()
    tab().onLateVerdict?.(() => undefined)
    await eventually(() => expect([...server.answers.values()]).toMatchObject([{ file: id }]))
    expect([...server.files.keys()]).toEqual([id])
    expect(keys('.q.')).toEqual([])
  })

  it('that the server refuses later is told to the person', async () => {
    server.isOffline = true
    await uploadOrStore(tab())
    const [id] = disk.files.keys()
    server.fileStatus = 415
    reconnect()
    const late = vi.fn()
    tab().onLateVerdict?.(late)
    await eventually(() =>
      expect(late.mock.calls).toEqual([['s1', expect.objectContaining({ reason: 'refused', message: 'No' })]]),
    )
    expect([...server.answers.values()]).not.toContainEqual(expect.objectContaining({ file: id }))
    await eventually(() => expect(disk.files.size).toBe(0))
  })

  it('is dropped with its answer, once that was refused for long', async () => {
    server.needsPass = true
    const [id, answerId] = [uuidV7(), uuidV7()]
    const answer = { kind: 'uploader', file: id, name: 'letter.txt', size: 8 }
    const item = { id: answerId, attemptId: uuidV7(), slideId: 's1', answer, spent: 1, begin: deck }
    localStorage.setItem(`deckle.${deck.versionId}.q.${answerId}`, JSON.stringify(item))
    disk.files.set(id, file())
    await sendEarlierAnswers('/api/v2', uuidV7())
    expect(disk.files.size).toBe(1)
    const later = Date.now() + 31 * 86_400_000
    vi.spyOn(Date, 'now').mockReturnValue(later)
    await sendEarlierAnswers('/api/v2', uuidV7())
    vi.restoreAllMocks()
    expect(keys('.q.')).toEqual([])
    await eventually(() => expect(disk.files.size).toBe(0))
  })

  it('is kept, too, while the deck asks once more who comes, and that goes on being said', async () => {
    server.needsPass = true
    const host = tab()
    const states: string[] = []
    host.onConnection((connection) => states.push(Object.values(connection).join(' ')))
    void host.answer('s0', rating(3), 10)
    await eventually(() => expect(states.at(-1)).toBe('1 true true true'))
    const { isOnDevice, stored } = await uploadOrStore(host)
    expect(isOnDevice).toBe(true)
    await eventually(() => expect(states.at(-1)).toBe('2 true true true'))
    server.needsPass = false
    dispatchEvent(new Event('online'))
    await stored
    await eventually(() => expect(server.answers.size).toBe(2))
  })

  it('is not said to be kept where there is no room', async () => {
    server.isOffline = true
    disk.isFull = true
    const host = tab()
    void host.answer('s0', rating(3), 10)
    await expect(host.upload('s1', file(), () => undefined)).rejects.toMatchObject({ name: 'NotStored' })
  })

  it('holds up no other answer', async () => {
    server.isOffline = true
    const host = tab()
    const { stored } = await uploadOrStore(host)
    const second = host.answer('s2', rating(1), 10)
    server.fileStatus = 503
    reconnect()
    await second
    expect(server.answers.size).toBe(1)
    server.fileStatus = 200
    dispatchEvent(new Event('online'))
    await stored
    expect(server.answers.size).toBe(2)
  })
})
