import { describe, expect, it } from 'vitest'
import {
  canRedo,
  canUndo,
  GROUP_PAUSE,
  type History,
  HISTORY_LIMIT,
  mapHistory,
  newHistory,
  record,
  redo,
  replacePresent,
  undo,
} from './history.ts'

const past = (history: History<string>) => history.past.join(' ')
/** Records states, as typing where a group is named. */
const typed = (...keys: [state: string, now: number, group?: string][]) =>
  keys.reduce((history, [state, now, group]) => record(history, state, now, group), newHistory('0'))

describe('history', () => {
  it('goes back and forward', () => {
    const history = typed(['1', 0], ['2', 0])
    expect([undo(history).present, undo(undo(history)).present, redo(undo(history)).present]).toEqual(['1', '0', '2'])
    expect([canUndo(history), canRedo(history), canRedo(undo(history)), canUndo(newHistory('0'))]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  it('stays at its ends', () => {
    const history = newHistory('0')
    expect(undo(history)).toBe(history)
    expect(redo(history)).toBe(history)
  })

  it('forgets what was undone after a new edit', () => {
    const history = record(undo(typed(['1', 0], ['2', 0])), '3', 0)
    expect([past(history), history.present, canRedo(history)]).toEqual(['0 1', '3', false])
  })

  it('does not record what changed nothing', () => {
    const history = undo(typed(['1', 0]))
    expect(record(history, '0', 0)).toBe(history)
  })

  it.each([
    [
      'typing in one place',
      [
        ['a', 0, 'q'],
        ['ab', 400, 'q'],
        ['abc', 800, 'q'],
      ],
      '0',
    ],
    [
      'up to the pause',
      [
        ['a', 0, 'q'],
        ['ab', GROUP_PAUSE, 'q'],
      ],
      '0',
    ],
    [
      'after a pause',
      [
        ['a', 0, 'q'],
        ['ab', GROUP_PAUSE + 1, 'q'],
      ],
      '0 a',
    ],
    [
      'in two places',
      [
        ['a', 0, 'q'],
        ['ab', 10, 'r'],
      ],
      '0 a',
    ],
    [
      'with an edit between',
      [
        ['a', 0, 'q'],
        ['ab', 10],
        ['abc', 20, 'q'],
      ],
      '0 a ab',
    ],
    [
      'without a group',
      [
        ['a', 0],
        ['ab', 1],
      ],
      '0 a',
    ],
  ] as [string, [string, number, string?][], string][])('groups %s', (_name, keys, expected) => {
    expect(past(typed(...keys))).toBe(expected)
  })

  it('begins a new group after undo', () => {
    expect(past(record(undo(typed(['a', 0, 'q'], ['b', 1])), 'c', 2, 'q'))).toBe('0 a')
  })

  it('keeps 500 steps', () => {
    let history = newHistory(0)
    for (let step = 1; step <= HISTORY_LIMIT + 20; step++) history = record(history, step, step)
    expect([history.past.length, history.past[0]]).toEqual([HISTORY_LIMIT, 20])
  })

  it('shows another present without a step', () => {
    const history = replacePresent(typed(['1', 0]), 'shown')
    expect([past(history), history.present, undo(history).present]).toEqual(['0', 'shown', '0'])
  })

  it('takes others’ work into every state', () => {
    const history = mapHistory(undo(typed(['1', 0], ['2', 0])), (state) => `${state}+`)
    expect([past(history), history.present, history.future]).toEqual(['0+', '1+', ['2+']])
  })
})
