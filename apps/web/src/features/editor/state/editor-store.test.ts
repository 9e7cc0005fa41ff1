import { createDeck } from '@deckle/core/deck/new-deck.ts'
import { describe, expect, it } from 'vitest'
import { currentSlide } from './editor-state.ts'
import { createEditorStore, slideCatalog } from './editor-store.ts'

function setup() {
  let count = 0
  let clock = 0
  const newId = () => `id${(count += 1)}`
  const store = createEditorStore(
    createDeck({ readerType: 'quiz', language: 'en', catalog: slideCatalog, newId, name: 'Quiz' }),
    () => clock,
    newId,
  )
  const state = () => store.getState()
  const ids = () => state().history.present.content.contentHash.map((slide) => slide.slideId)
  return {
    store,
    state,
    ids,
    wait: (ms: number) => void (clock += ms),
    shown: () => currentSlide(state().history.present)?.slideId,
  }
}

describe('the editor store', () => {
  it('selects what becomes current', () => {
    const { store, state, shown } = setup()
    store.edit({ type: 'addSlide', template: 'title' })
    expect(state().selected).toEqual([shown()])
  })
  it('makes typing in one field one step, and undoes it whole', () => {
    const { store, state, ids, wait } = setup()
    const slideId = ids()[0]!
    const before = state().history.present.content
    for (const value of ['W', 'Wh', 'Who']) {
      store.edit({ type: 'updateData', slideId, path: 'question', value }, `${slideId}/question`)
      wait(200)
    }
    wait(5000)
    store.edit({ type: 'updateData', slideId, path: 'question', value: 'Who?' }, `${slideId}/question`)
    store.undo()
    expect(currentSlide(state().history.present)?.data['question']).toBe('Who')
    store.undo()
    expect(state().history.present.content).toBe(before)
    store.redo()
    store.redo()
    expect(currentSlide(state().history.present)?.data['question']).toBe('Who?')
  })
  it('says why an edit was refused and changes nothing', () => {
    const { store, state, ids } = setup()
    const before = state().history
    expect(store.edit({ type: 'deleteSlides', slideIds: ids() })).toBe(false)
    expect(state().refusal?.reason).toBe('only_slide')
    expect(state().history).toBe(before)
  })
  it('keeps several slides selected, and drops those that are deleted', () => {
    const { store, state, ids } = setup()
    store.edit({ type: 'addSlide', template: 'title' })
    store.edit({ type: 'addSlide', template: 'title' })
    const [a, b, c] = ids() as [string, string, string]
    store.select([a, b])
    expect(state().selected).toEqual([a, b])
    expect(currentSlide(state().history.present)?.slideId).toBe(b)
    store.edit({ type: 'deleteSlides', slideIds: [a, b] })
    expect(state().selected).toEqual([c])
  })
  it('takes over the work of others without losing its place or its undo', () => {
    const { store, state, ids } = setup()
    store.edit({ type: 'addSlide', template: 'title' })
    const [, second] = ids() as [string, string]
    store.edit({ type: 'rename', name: 'Mine' })
    const { content } = state().history.present
    const theirs = { ...content, contentHash: [...content.contentHash].reverse() }
    store.adopt(theirs, (older) => ({ ...older, purpose: 'provide_insight' }))
    expect(state().history.present.content).toBe(theirs)
    expect(currentSlide(state().history.present)?.slideId).toBe(second)
    store.undo()
    expect(state().history.present.content.name).toBe('Quiz')
    expect(state().history.present.content.purpose).toBe('provide_insight')
  })
  it('knows a new slide as fresh until it is left, or what is missing is asked for', () => {
    const { store, state, ids } = setup()
    const [first] = ids() as [string]
    expect([...state().fresh]).toEqual([first])
    store.edit({ type: 'addSlide', template: 'image_story' })
    const [, second] = ids() as [string, string]
    expect([...state().fresh]).toEqual([second])
    store.edit({ type: 'updateData', slideId: second, path: 'caption', value: 'C' })
    expect([...state().fresh]).toEqual([second])
    store.goToId(first)
    store.goToId(second)
    expect(state().fresh.size).toBe(0)
    store.edit({ type: 'addSlide', template: 'image_story' })
    store.select([first])
    expect(state().fresh.size).toBe(0)
    store.edit({ type: 'addSlide', template: 'image_story' })
    store.endFresh()
    expect(state().fresh.size).toBe(0)
  })
  it('keeps the very same selection while one types, so that the list of slides is left alone', () => {
    const { store, state, ids } = setup()
    const { selected } = state()
    store.edit({ type: 'updateData', slideId: ids()[0]!, path: 'question', value: 'Q' })
    expect(state().selected).toBe(selected)
  })
})
