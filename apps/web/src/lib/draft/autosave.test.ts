import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AutosavePorts, createAutosave } from './autosave.ts'
import { SAVE_AFTER, STORE_AFTER } from './autosave-machine.ts'
import type { Saved, SaveRequest, SaveState, SendResult } from './autosave-types.ts'

const named = (name: string): DeckContent => ({ name }) as DeckContent

interface World {
  states: SaveState[]
  sent: SaveRequest<DeckContent>[]
  stored: ({ base: Saved<DeckContent>; content: DeckContent } | null)[]
  adopted: DeckContent[]
  ports: AutosavePorts<DeckContent, string>
  answer: (...results: (SendResult<DeckContent> | Promise<SendResult<DeckContent>>)[]) => void
}

function world(changes: Partial<AutosavePorts<DeckContent, string>> = {}): World {
  const results: (SendResult<DeckContent> | Promise<SendResult<DeckContent>>)[] = []
  const made: World = {
    states: [],
    sent: [],
    stored: [],
    adopted: [],
    answer: (...more) => void results.push(...more),
    ports: {
      send: async (request) => {
        made.sent.push(request)
        return results.shift() ?? { kind: 'saved', revision: request.revision + 1 }
      },
      store: async (draft) => void made.stored.push(draft),
      merge: (_base, mine, theirs) => ({ content: named(`${theirs.name}+${mine.name}`), conflicts: [] }),
      adopt: (content) => void made.adopted.push(content),
      ask: async ({ mine }) => mine,
      onState: (state) => void made.states.push(state),
      onSaved: () => {},
      // timing: these tests use fake timers throughout
      setTimer: (act, ms) => setTimeout(act, ms) as unknown as number,
      clearTimer: (timer) => clearTimeout(timer),
      ...changes,
    },
  }
  return made
}

const start: Saved<DeckContent> = { revision: 1, content: named('start') }
const tick = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('createAutosave', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('saves once, a second after the last change, over the revision it edits', async () => {
    const w = world()
    const autosave = createAutosave(start, w.ports)
    autosave.change(named('a'))
    await tick(600)
    autosave.change(named('b'))
    await tick(SAVE_AFTER - 1)
    expect(w.sent).toEqual([])
    await tick(1)
    expect(w.sent).toEqual([{ revision: 1, content: named('b'), last: false }])
    expect(autosave.saved.revision).toBe(2)
    expect(w.states).toEqual(['unsaved', 'unsaved', 'saving', 'saved'])
  })

  it('stores the work on the device within 300 ms and removes it once saved', async () => {
    const w = world()
    const autosave = createAutosave(start, w.ports)
    autosave.change(named('a'))
    await tick(STORE_AFTER)
    expect(STORE_AFTER).toBeLessThanOrEqual(300)
    expect(w.stored).toEqual([{ base: start, content: named('a') }])
    await tick(SAVE_AFTER)
    expect(w.stored.at(-1)).toBeNull()
  })

  it('stores sooner where it is asked to', async () => {
    const w = world({ storeAfter: 0 })
    const autosave = createAutosave(start, w.ports)
    autosave.change(named('a'))
    await tick(1)
    expect(w.stored).toEqual([{ base: start, content: named('a') }])
    autosave.change(named('b'))
    await tick(1)
    expect(w.stored.at(-1)).toEqual({ base: start, content: named('b') })
    expect(w.sent).toEqual([])
  })

  it('saves in the middle of typing that never pauses', async () => {
    const w = world()
    const autosave = createAutosave(start, w.ports)
    for (let at = 0; at < 12; at += 1) {
      autosave.change(named(`text ${at}`))
      await tick(500)
    }
    expect(w.sent.length).toBeGreaterThanOrEqual(1)
  })

  it('never has two requests under way, and saves what came in between after it', async () => {
    const w = world()
    let free: (result: SendResult<DeckContent>) => void = () => {}
    w.answer(
      new Promise((resolve) => {
        free = resolve
      }),
    )
    const autosave = createAutosave(start, w.ports)
    autosave.change(named('a'))
    await tick(SAVE_AFTER)
    autosave.change(named('b'))
    await tick(10_000)
    expect(w.sent).toHaveLength(1)
    free({ kind: 'saved', revision: 2 })
    await tick(SAVE_AFTER)
    expect(w.sent.map((one) => [one.revision, one.content.name])).toEqual([
      [1, 'a'],
      [2, 'b'],
    ])
    expect(w.states.at(-1)).toBe('saved')
  })

  it('tries again, later and later, and at once when the connection is back', async () => {
    const w = world()
    w.answer({ kind: 'failed' }, { kind: 'failed' }, { kind: 'failed' })
    const autosave = createAutosave(start, w.ports)
    autosave.change(named('a'))
    await tick(SAVE_AFTER)
    expect(w.states.at(-1)).toBe('offline')
    expect(w.stored.at(-1)).toEqual({ base: start, content: named('a') })
    await tick(1000)
    expect(w.sent).toHaveLength(2)
    await tick(1999)
    expect(w.sent).toHaveLength(2)
    await tick(1)
    expect(w.sent).toHaveLength(3)
    autosave.wake()
    await tick(0)
    expect(w.sent).toHaveLength(4)
    expect(w.states.at(-1)).toBe('saved')
  })

  it('treats a request that throws as a lost connection', async () => {
    const w = world()
    const send = vi.fn(w.ports.send).mockRejectedValueOnce(new TypeError('network'))
    const autosave = createAutosave(start, { ...w.ports, send })
    autosave.change(named('a'))
    await tick(SAVE_AFTER)
    expect(w.states.at(-1)).toBe('offline')
    await tick(1000)
    expect(w.states.at(-1)).toBe('saved')
  })

  it('merges over a newer revision without asking, and saves the outcome over it', async () => {
    const w = world()
    w.answer({ kind: 'conflict', theirs: { revision: 7, content: named('theirs') } })
    const autosave = createAutosave(start, w.ports)
    autosave.change(named('mine'))
    await tick(SAVE_AFTER)
    expect(w.adopted).toEqual([named('theirs+mine')])
    expect(w.sent.at(-1)).toEqual({ revision: 7, content: named('theirs+mine'), last: false })
    expect(autosave.saved.revision).toBe(8)
  })

  it('asks for real conflicts, saves nothing meanwhile, and keeps what is typed meanwhile', async () => {
    let answer: (content: DeckContent) => void = () => {}
    const w = world({
      merge: (base, mine, theirs) =>
        base.name === 'start'
          ? { content: named('merged'), conflicts: ['slide 1'] }
          : { content: named(`${theirs.name}|${mine.name}`), conflicts: [] },
      ask: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    w.answer({ kind: 'conflict', theirs: { revision: 7, content: named('theirs') } })
    const autosave = createAutosave(start, w.ports)
    autosave.change(named('mine'))
    await tick(SAVE_AFTER)
    expect(w.states.at(-1)).toBe('changed')
    autosave.change(named('mine, later'))
    await tick(20_000)
    expect(w.sent).toHaveLength(1)
    answer(named('chosen'))
    await tick(0)
    expect(w.sent.at(-1)?.content).toEqual(named('chosen|mine, later'))
    expect(w.sent.at(-1)?.revision).toBe(7)
  })

  it('stops at a refusal until the deck changes again', async () => {
    const w = world()
    w.answer({ kind: 'refused', reason: 'too long' })
    const autosave = createAutosave(start, w.ports)
    autosave.change(named('bad'))
    await tick(60_000)
    expect(w.sent).toHaveLength(1)
    expect(w.states.at(-1)).toBe('refused')
    expect(w.stored.at(-1)).toEqual({ base: start, content: named('bad') })
    autosave.change(named('good'))
    await tick(SAVE_AFTER)
    expect(w.states.at(-1)).toBe('saved')
  })

  it('sends at once when the page goes, in a way that outlives it', async () => {
    const w = world()
    const autosave = createAutosave(start, w.ports)
    autosave.change(named('a'))
    autosave.leave()
    expect(w.sent).toEqual([{ revision: 1, content: named('a'), last: true }])
    expect(w.stored).toEqual([{ base: start, content: named('a') }])
  })

  it('flushes for publishing: the revision once all is saved, null where it can not be', async () => {
    const w = world()
    const autosave = createAutosave(start, w.ports)
    await expect(autosave.flush()).resolves.toBe(1)
    autosave.change(named('a'))
    await expect(autosave.flush()).resolves.toBe(2)
    w.answer({ kind: 'failed' })
    autosave.change(named('b'))
    await expect(autosave.flush()).resolves.toBeNull()
  })

  it('takes over what another tab saved, keeping unsaved work', async () => {
    const w = world()
    const autosave = createAutosave(start, w.ports)
    autosave.change(named('mine'))
    autosave.receive({ revision: 4, content: named('other tab') })
    await tick(0)
    expect(w.adopted).toEqual([named('other tab+mine')])
    expect(w.sent).toEqual([{ revision: 4, content: named('other tab+mine'), last: false }])
    autosave.receive({ revision: 2, content: named('old') })
    expect(w.adopted).toHaveLength(1)
  })

  it('stores, sends and removes unsaved work when the editor closes, and leaves no timer behind', async () => {
    const w = world()
    const autosave = createAutosave(start, w.ports)
    autosave.change(named('a'))
    autosave.stop()
    expect(vi.getTimerCount()).toBe(0)
    expect(w.stored.at(-1)).toEqual({ base: start, content: named('a') })
    expect(w.sent).toEqual([{ revision: 1, content: named('a'), last: true }])
    await tick(0)
    expect(w.stored.at(-1)).toBeNull()
  })
})
