import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { describe, expect, it } from 'vitest'
import { initialState, isDirty, stepAutosave } from './autosave-machine.ts'
import type { AutosaveEffect, AutosaveEvent, AutosaveState, Merge, SendResult, TimerName } from './autosave-types.ts'

type Effect = AutosaveEffect<DeckContent, string>

const named = (name: string): DeckContent => ({ name }) as DeckContent
const start = initialState({ revision: 1, content: named('start') })
const mergeAll: Merge<DeckContent, string> = (_base, mine, theirs) => ({
  content: named(`${theirs.name}+${mine.name}`),
  conflicts: [],
})
const step = (state: AutosaveState<DeckContent>, event: AutosaveEvent<DeckContent>) =>
  stepAutosave(state, event, mergeAll)
const through = (events: readonly AutosaveEvent<DeckContent>[]) =>
  events.reduce((at, event) => step(at.state, event), { state: start, effects: [] as readonly Effect[] })

const typed: AutosaveEvent<DeckContent> = { type: 'change', content: named('mine') }
const due: AutosaveEvent<DeckContent> = { type: 'saveDue' }
const sent = (result: SendResult<DeckContent>): AutosaveEvent<DeckContent> => ({ type: 'sent', result })
const failed = sent({ kind: 'failed' })

describe('stepAutosave', () => {
  it.each([
    ['a change', [typed], ['report unsaved', 'start store 250', 'start save 1000', 'start saveAtLatest 5000']],
    ['its save', [typed, due], ['cancel save', 'cancel saveAtLatest', 'report saving', 'send 1']],
    [
      'success',
      [typed, due, sent({ kind: 'saved', revision: 2 })],
      ['saved 2', 'cancel store', 'store null', 'report saved', 'resolve 2'],
    ],
    [
      'a failure',
      [typed, due, failed],
      ['report offline', 'cancel store', 'store mine', 'resolve null', 'start save 1000'],
    ],
    [
      'a refusal',
      [typed, due, sent({ kind: 'refused', reason: 'long' })],
      ['cancel store', 'store mine', 'report refused', 'resolve null'],
    ],
    [
      'a change taken back',
      [typed, { type: 'change', content: start.content }],
      ['cancel save', 'cancel store', 'store null', 'report saved', 'resolve 1'],
    ],
    [
      'leaving',
      [typed, { type: 'leave' }],
      ['cancel store', 'store mine', 'cancel save', 'cancel saveAtLatest', 'report saving', 'send 1 last'],
    ],
    ['leaving with nothing unsaved', [{ type: 'leave' }], []],
    [
      'what another tab saved',
      [{ type: 'receive', theirs: { revision: 4, content: named('theirs') } }],
      [
        'saved 4',
        'adopt theirs+start',
        'cancel store',
        'store theirs+start',
        'cancel save',
        'cancel saveAtLatest',
        'report saving',
        'send 4',
      ],
    ],
    ['an older revision', [{ type: 'receive', theirs: { revision: 1, content: named('old') } }], []],
  ] satisfies [string, AutosaveEvent<DeckContent>[], string[]][])('%s', (_name, events, effects) => {
    expect(through(events).effects.map(inWords)).toEqual(effects)
  })

  it('retries with doubling delays up to 30 s', () => {
    const delays: number[] = []
    let at = step(start, typed)
    for (let retry = 0; retry < 7; retry += 1) {
      at = step(step(at.state, due).state, failed)
      for (const effect of at.effects) if (effect.do === 'start') delays.push(effect.ms)
    }
    expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  })

  it.each([
    ['a change was taken back', [typed, due, failed, { type: 'change', content: start.content }]],
    ['the server refused', [typed, due, failed, due, sent({ kind: 'refused', reason: 'long' })]],
  ] satisfies [string, AutosaveEvent<DeckContent>[]][])(
    'saves the next change soon where %s after a failure',
    (_name, events) => {
      const { effects } = step(through(events).state, { type: 'change', content: named('next') })
      expect(effects.map(inWords)).toContain('start save 1000')
    },
  )

  it('holds in any order of events', () => {
    for (let seed = 1; seed <= 100; seed += 1) walk(seed)
  })
})

function inWords(effect: Effect): string {
  switch (effect.do) {
    case 'report':
      return `report ${effect.state}`
    case 'send':
      return `send ${effect.request.revision}${effect.request.last ? ' last' : ''}`
    case 'store':
      return `store ${effect.draft?.content.name ?? null}`
    case 'saved':
      return `saved ${effect.saved.revision}`
    case 'adopt':
      return `adopt ${effect.content.name}`
    case 'resolve':
      return `resolve ${effect.revision}`
    case 'start':
      return `start ${effect.timer} ${effect.ms}`
    case 'cancel':
      return `cancel ${effect.timer}`
    case 'ask':
      return 'ask'
  }
}

/** Random events, as a browser could send them, and after each of them what must hold. */
function walk(seed: number): void {
  const random = randomFrom(seed)
  const merge: Merge<DeckContent, string> = (base, mine, theirs) => ({
    content: mine === base ? theirs : named(`${theirs.name}+${mine.name}`),
    conflicts: mine !== base && random() < 0.3 ? ['slide'] : [],
  })
  const timers = new Set<TimerName>()
  let stored: DeckContent | null = null
  let state = start
  const trail: string[] = []
  // No `expect`: it is slow where it is called a hundred thousand times.
  const must = (what: string, holds: boolean) => {
    if (!holds) throw new Error(`${what}: ${trail.join()}`)
  }
  for (let at = 0; at < 60; at += 1) {
    const event = nextEvent(state, timers, random, at)
    if (event.type === 'saveDue' && !timers.delete('save')) timers.delete('saveAtLatest')
    if (event.type === 'storeDue') timers.delete('store')
    const before = state
    const next = stepAutosave(state, event, merge)
    state = next.state
    trail.push(event.type)
    for (const effect of next.effects) {
      if (effect.do === 'start') timers.add(effect.timer)
      if (effect.do === 'cancel') timers.delete(effect.timer)
      if (effect.do === 'store') stored = effect.draft?.content ?? null
      if (effect.do !== 'send') continue
      const { revision, content } = effect.request
      must('nothing is sent after the end', !before.isStopped)
      must('one request at a time', before.activity.kind === 'idle' || ['sent', 'chosen'].includes(event.type))
      must('over the revision it edits', revision === state.base.revision && content === state.content)
    }
    const isBusy = state.activity.kind !== 'idle'
    const isDue = timers.has('save') || timers.has('saveAtLatest')
    const isStored = isDirty(state) ? stored === state.content : stored === null
    must('no timer is left behind', !state.isStopped || timers.size === 0)
    must('is saved some time', state.isStopped || !isDirty(state) || isBusy || isDue || state.isBlocked)
    must('is stored', state.isStopped || isStored || timers.has('store'))
    must('a flush ends', state.isStopped || !state.isFlushing || isBusy || isDue)
    must('revisions only grow', state.base.revision >= before.base.revision)
  }
}

function nextEvent(
  state: AutosaveState<DeckContent>,
  timers: ReadonlySet<TimerName>,
  random: () => number,
  at: number,
): AutosaveEvent<DeckContent> {
  const { base } = state
  const theirs = { revision: base.revision + 1, content: named(`theirs ${at}`) }
  const results: SendResult<DeckContent>[] = [
    { kind: 'saved', revision: base.revision + 1 },
    { kind: 'saved', revision: base.revision + 1 },
    { kind: 'failed' },
    { kind: 'conflict', theirs },
    { kind: 'refused', reason: 'long' },
    { kind: 'gone' },
  ]
  const events: AutosaveEvent<DeckContent>[] = [
    { type: 'change', content: named(`mine ${at}`) },
    { type: 'change', content: base.content },
    { type: 'leave' },
    { type: 'wake' },
    { type: 'receive', theirs },
  ]
  if ((isDirty(state) || state.activity.kind === 'sending') && !state.isStopped && !state.isBlocked)
    events.push({ type: 'flush' })
  if (timers.has('save') || timers.has('saveAtLatest')) events.push({ type: 'saveDue' }, { type: 'saveDue' })
  if (timers.has('store')) events.push({ type: 'storeDue' })
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  if (state.activity.kind === 'sending') events.push(...Array.from({ length: 4 }, () => sent(pick(results))))
  if (state.activity.kind === 'asking')
    events.push(
      ...Array.from({ length: 4 }, (): AutosaveEvent<DeckContent> => ({
        type: 'chosen',
        content: named(`chosen ${at}`),
      })),
    )
  return random() < 0.005 ? { type: 'stop' } : pick(events)
}

/** Numbers from 0 to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
