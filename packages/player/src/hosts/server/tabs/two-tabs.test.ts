// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { SavedPlay } from '../../host.ts'
import { disk } from '../test/fake-file-store.ts'
import {
  deck,
  reconnect,
  eventually,
  keys,
  publishNewVersion,
  rating,
  resetEachTest,
  server,
  tab,
  uploadOrStore,
  verdict,
} from '../test/fake-tabs.ts'

vi.mock('../files/file-store.ts', () => import('../test/fake-file-store.ts'))
resetEachTest()

/** Both tabs of a test have the same window: both are told that the other one has played. */
const notifyOfPlay = (oldValue: string | null = null) => {
  const key = `deckle.${deck.versionId}.play`
  dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: localStorage.getItem(key) }))
}
const storedPlay = () => JSON.parse(localStorage.getItem(`deckle.${deck.versionId}.play`) ?? 'null') as SavedPlay | null

describe('two tabs of a deck', () => {
  it('play one attempt, and neither lose nor double an answer or a file', async () => {
    server.isOffline = true
    const [one, two] = [tab(), tab()]
    const first = one.answer('s0', rating(1), 10)
    const { stored } = await uploadOrStore(two)
    const third = one.answer('s2', rating(2), 10)
    const fourth = two.answer('s3', rating(3), 10)
    reconnect()
    await Promise.all([first, stored, third, fourth])
    expect(server.begun.size).toBe(1)
    expect(server.answers.size).toBe(4)
    expect(server.files.size).toBe(1)
    expect(keys('.q.')).toEqual([])
    await eventually(() => expect(disk.files.size).toBe(0))
  })

  it('go on where the other one stands, once the person is back', async () => {
    const [one, two] = [tab(), tab()]
    await vi.dynamicImportSettled()
    const moved: (SavedPlay | null)[] = []
    two.onOtherTab?.((saved) => moved.push(saved))
    const play = { index: 3, trail: [0, 1, 2], answers: { s0: rating(1) }, verdicts: { s0: verdict } }
    one.save(play)
    const key = keys('.play')[0] ?? ''
    dispatchEvent(new StorageEvent('storage', { key }))
    expect(moved).toEqual([])
    dispatchEvent(new Event('focus'))
    expect(moved).toEqual([play])
    // A followed place is not written back over what the first tab stored since (here both tabs receive the event).
    one.save(play)
    one.save({ ...play, index: 4 })
    two.save(play)
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ index: 4 })
    two.save({ ...play, index: 5 })
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ index: 5 })
  })

  it('keep the place of the tab that the person plays in when something happens late in the other one', async () => {
    const [one, two] = [tab(), tab()]
    await vi.dynamicImportSettled()
    void one.answer('s0', rating(1), 10)
    const left = { index: 1, trail: [0], answers: { s0: rating(1) }, verdicts: {} }
    one.save(left)
    two.save({ ...left, index: 2, trail: [0, 1] })
    const ahead = { index: 3, trail: [0, 1, 2], answers: { s0: rating(1), s2: rating(2) }, verdicts: {} }
    two.save(ahead)
    notifyOfPlay()
    const solved = { ...verdict, feedback: 'Well done' }
    one.save({ ...left, verdicts: { s0: solved } })
    expect(storedPlay()).toEqual({ ...ahead, verdicts: { s0: solved } })
    // A verdict may lead to the next slide.
    one.save({ ...left, index: 2, trail: [0, 1], verdicts: { s0: solved, s1: verdict } })
    expect(storedPlay()).toEqual({ ...ahead, verdicts: { s0: solved, s1: verdict } })
    // The tab that the person acts in decides again.
    dispatchEvent(new Event('click'))
    two.save({ ...ahead, index: 4 })
    expect(storedPlay()).toEqual({ ...ahead, index: 4 })
  })

  it('keep what the person does while a verdict comes late in the other one', async () => {
    const [one, two] = [tab(), tab()]
    await vi.dynamicImportSettled()
    const moved = vi.fn()
    one.onOtherTab?.(moved)
    const place = { index: 1, trail: [0], answers: { s0: rating(1) }, verdicts: {} }
    two.save(place)
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    dispatchEvent(new Event('focus'))
    // The person has answered here, which is not saved yet, when the other tab adds its verdict.
    two.save({ ...place, verdicts: { s0: verdict } })
    notifyOfPlay(JSON.stringify(place))
    vi.advanceTimersByTime(1000)
    const answered = { index: 2, trail: [0, 1], answers: { s0: rating(1), s1: rating(2) }, verdicts: {} }
    one.save(answered)
    expect(storedPlay()).toEqual(answered)
    expect(moved).not.toHaveBeenCalled()
  })

  it('keep the new attempt when something happens late in the tab that shows the earlier one', async () => {
    const one = tab()
    await one.answer('s0', rating(1), 10)
    const left = { index: 1, trail: [0], answers: { s0: rating(1) }, verdicts: {} }
    one.save(left)
    const two = tab()
    const before = localStorage.getItem(`deckle.${deck.versionId}.play`)
    two.restart()
    notifyOfPlay(before)
    one.save({ ...left, verdicts: { s0: verdict } })
    expect(storedPlay()).toBeNull()
    dispatchEvent(new Event('click'))
    await two.answer('s0', rating(2), 10)
    const again = { index: 1, trail: [0], answers: { s0: rating(2) }, verdicts: {} }
    two.save(again)
    notifyOfPlay()
    one.save({ ...left, verdicts: { s0: verdict }, ended: true })
    expect(storedPlay()).toEqual(again)
  })

  it('go on, too, where the other one is heard of a moment after the person is back', async () => {
    const [one, two] = [tab(), tab()]
    await vi.dynamicImportSettled()
    const moved = vi.fn()
    two.onOtherTab?.(moved)
    dispatchEvent(new Event('focus'))
    const play = { index: 1, trail: [0], answers: { s0: rating(1) }, verdicts: { s0: verdict } }
    one.save(play)
    notifyOfPlay()
    expect(moved).not.toHaveBeenCalled()
    await eventually(() => expect(moved.mock.calls).toEqual([[play]]))
  })
})

describe('what is left', () => {
  it('goes with the page, in its order, and stays until the server says that it has it', async () => {
    const beacon = vi.fn((_url: string, _body: Blob) => true)
    Object.assign(navigator, { sendBeacon: beacon })
    const host = tab()
    await host.answer('s0', rating(1), 10)
    await vi.dynamicImportSettled()
    server.isOffline = true
    for (const at of [1, 2]) void host.answer(`s${at}`, rating(at), 10)
    dispatchEvent(new Event('pagehide'))
    const sent = beacon.mock.calls.filter(([url]) => url.endsWith('/leave'))
    expect(sent).toHaveLength(1)
    const body = JSON.parse((await sent[0]?.[1].text()) ?? '') as { token: string; answers: { slideId: string }[] }
    expect(body).toMatchObject({ token: 'T', answers: [{ slideId: 's1' }, { slideId: 's2' }] })
    expect(Object.keys(body.answers[0] ?? {}).sort()).toEqual(['answer', 'id', 'slideId', 'spent'])
    expect(keys('.q.')).toHaveLength(2)
  })

  it('begins the attempt too if the page is closed with the first answer', async () => {
    const beacon = vi.fn((_url: string, _body: Blob) => true)
    Object.assign(navigator, { sendBeacon: beacon })
    server.isOffline = true
    void tab().answer('s0', rating(1), 10)
    await vi.dynamicImportSettled()
    dispatchEvent(new Event('pagehide'))
    const [url, sent] = beacon.mock.calls.find(([one]) => one.endsWith('/attempts')) ?? []
    expect(url).toMatch(/^\/api\/v2\/play\/\w{8}\/attempts$/)
    const { id, secret, answers } = JSON.parse((await sent?.text()) ?? '') as Record<string, unknown>
    expect(answers).toMatchObject([{ slideId: 's0' }])
    // The same secret opens the attempt when the person returns.
    expect(keys(`.secret.${String(id)}`).map((key) => localStorage.getItem(key))).toEqual([secret])
    expect(keys('.q.')).toHaveLength(1)
  })

  it('of an earlier version of the deck is sent from the newer one', async () => {
    server.isOffline = true
    void tab().answer('s0', rating(1), 10)
    publishNewVersion()
    reconnect()
    tab()
    await eventually(() => expect(server.answers.size).toBe(1))
    await eventually(() => expect(keys('.q.')).toEqual([]))
  })
})
