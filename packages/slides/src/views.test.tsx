// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Answer, SlideData } from '@deckle/core/deck/slide.ts'
import { defaultData, fieldsOf, slideTypes } from './catalog.ts'
import type { SlideType } from './definitions.ts'
import type { Fields } from './fields/field.ts'
import { EditContext } from './parts/view/edit-context.ts'
import { preloadViews } from './players.ts'
import { itemIds, showView } from './test/show-view.tsx'
import type { EditInPlace, ShownVerdict } from './view.ts'

beforeAll(() => preloadViews(slideTypes))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Paths that can be edited on the slide; a video's address is edited in the side panel. */
function editable(fields: Fields, data: SlideData, prefix = ''): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.secret || (field.kind === 'text' && field.format !== 'plain')) return []
    if (field.kind !== 'list') return field.kind === 'text' || field.kind === 'image' ? [prefix + name] : []
    // A list of secrets alone shows nothing: it is edited in the side panel too.
    if (Object.values(field.item).every((one) => one.secret)) return []
    const items = data[name] as readonly (SlideData & { id: string })[]
    return [
      `${name}+`,
      ...items.flatMap((item) => [`${name}.${item.id}`, ...editable(field.item, item, `${name}.${item.id}.`)]),
    ]
  })
}

describe('what one act answers', () => {
  it.each<[SlideType, string, string, Answer]>([
    ['single_select', 'radio', 'Option 2', { kind: 'singleSelect', option: 'i2' }],
    ['true_false', 'radio', 'False', { kind: 'trueFalse', option: 'i2' }],
    ['pick_picture', 'radio', 'Option 3', { kind: 'singleSelect', option: 'i3' }],
    ['rating', 'radio', '4 of 5 stars', { kind: 'rating', value: 4 }],
    ['scored_single_select', 'radio', 'Option 3', { kind: 'scoreSelect', option: 'i3' }],
    ['tagged_select', 'radio', 'Option 1', { kind: 'taggedSelect', option: 'i1' }],
    ['brancher', 'button', 'Option 2', { kind: 'brancher', option: 'i2', clicked: ['i2'] }],
  ])('%s', (type, role, name, answer) => {
    const { onAnswer } = showView(type)
    fireEvent.click(screen.getByRole(role, { name: new RegExp(name) }))
    expect(onAnswer.mock.calls).toEqual([[answer]])
  })

  it('rating in words: Binary stores 1 and 0', () => {
    const { onAnswer } = showView('rating', { rating: 'binary' })
    fireEvent.click(screen.getByRole('radio', { name: 'No' }))
    fireEvent.click(screen.getByRole('radio', { name: 'Yes' }))
    expect(onAnswer.mock.calls.map(([answer]) => (answer as { value: number }).value)).toEqual([0, 1])
  })

  it('multiple select toggles, then submits', () => {
    const { onAnswer } = showView('multiple_select')
    const submit = screen.getByRole('button', { name: 'submit' })
    expect((submit as HTMLButtonElement).disabled).toBe(true)
    for (const name of ['Option 1', 'Option 3', 'Option 1', 'Option 2'])
      fireEvent.click(screen.getByRole('checkbox', { name }))
    fireEvent.click(submit)
    expect(onAnswer.mock.calls).toEqual([[{ kind: 'multiSelect', options: ['i3', 'i2'] }]])
  })

  it('input field submits what is typed, trimmed, and nothing blank', () => {
    const { onAnswer } = showView('input_field', { answer: 'Ab 1' })
    const field = screen.getByRole('textbox')
    expect(field.getAttribute('placeholder')).toBe('** *')
    fireEvent.submit(field.closest('form')!)
    fireEvent.input(field, { target: { value: '  blue ' } })
    fireEvent.submit(field.closest('form')!)
    expect(onAnswer.mock.calls).toEqual([[{ kind: 'openAnswer', text: 'blue' }]])
  })

  it('open answer submits what is written, by the button or by Ctrl and Enter, and nothing blank', () => {
    const { onAnswer } = showView('open_answer')
    const field = screen.getByRole('textbox', { name: /What do you think/ })
    fireEvent.input(field, { target: { value: ' \n ' } })
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
    fireEvent.input(field, { target: { value: ' One\ntwo ' } })
    fireEvent.keyDown(field, { key: 'Enter' })
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
    fireEvent.submit(field.closest('form')!)
    const answer = { kind: 'openAnswer', text: 'One\ntwo' }
    expect(onAnswer.mock.calls).toEqual([[answer], [answer]])
  })

  it('a link list keeps what was clicked, and opens addresses beside the deck', () => {
    const { onAnswer } = showView(
      'brancher',
      {
        popupitems: [
          { id: 'a', image: { id: '', alt: '' }, option: 'Out', caption: 'https://example.com/x', slide: '' },
          { id: 'b', image: { id: 'm', alt: 'A boat' }, option: 'On', caption: '', slide: 's2' },
        ],
      },
      { answer: { kind: 'brancher', option: 'b', clicked: ['b'] } },
    )
    const out = screen.getByRole('link', { name: /Out.*opensOutside/ })
    expect([out.getAttribute('href'), out.getAttribute('target'), out.getAttribute('rel')]).toEqual([
      'https://example.com/x',
      '_blank',
      'noopener noreferrer nofollow',
    ])
    out.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(out)
    expect(onAnswer.mock.calls).toEqual([[{ kind: 'brancher', option: 'a', clicked: ['b', 'a'] }]])
    expect(screen.getByRole('button', { name: /On/ }).className).toContain('dk-chosen')
  })

  it('a link list hands out a document of the library, unless the item leads to a slide', () => {
    const item = { image: { id: '', alt: '' }, caption: 'https://example.com/x', pdf: 'm1', slide: '' }
    const { onAnswer } = showView('brancher', {
      popupitems: [
        { ...item, id: 'a', option: 'Menu' },
        { ...item, id: 'b', option: 'On', slide: 's2' },
      ],
    })
    const menu = screen.getByRole('link', { name: 'Menu , PDF, opensOutside' })
    expect([menu.getAttribute('href'), menu.getAttribute('target')]).toEqual(['/media/m1/file', '_blank'])
    menu.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(menu)
    expect(onAnswer.mock.calls).toEqual([[{ kind: 'brancher', option: 'a', clicked: ['a'] }]])
    expect(screen.getByRole('button', { name: 'On' })).toBeTruthy()
  })

  it.each<[SlideType, string]>([
    ['scored_single_select', 'radio'],
    ['tagged_select', 'radio'],
    ['single_select', 'radio'],
    ['true_false', 'radio'],
    ['pick_picture', 'radio'],
    ['rating', 'radio'],
    ['multiple_select', 'checkbox'],
  ])('%s: nothing once it is locked', (type, role) => {
    const { onAnswer } = showView(type, {}, { locked: true })
    for (const option of screen.getAllByRole(role)) fireEvent.click(option)
    expect(onAnswer).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: 'submit' })).toBeNull()
  })
})

it('tells the verdict aloud and marks the right and the wrong option', () => {
  const verdict: ShownVerdict = { correct: false, feedback: 'Look again', solution: ['i1'] }
  showView('single_select', {}, { verdict, locked: true, answer: { kind: 'singleSelect', option: 'i2' } })
  expect(screen.getByRole('status').textContent).toBe('wrong Look again')
  expect(screen.getByRole('radio', { name: 'Option 1 , rightAnswer' }).className).toContain('dk-right')
  const chosen = screen.getByRole('radio', { checked: true })
  expect(chosen.className).toContain('dk-wrong')
  expect(chosen.textContent).toContain('wrong')
})

it('moves the focus within a radio group by arrow keys without answering', () => {
  const { onAnswer } = showView('single_select')
  const [first, , last] = screen.getAllByRole('radio')
  first!.focus()
  fireEvent.keyDown(first!, { key: 'ArrowUp' })
  expect(document.activeElement).toBe(last)
  expect(onAnswer).not.toHaveBeenCalled()
})

it('asks nothing of another site before the video is started', async () => {
  const { container } = showView('video_story', { video: 'https://youtu.be/dQw4w9WgXcQ' })
  expect(container.innerHTML).not.toContain('youtu')
  fireEvent.click(screen.getByRole('button', { name: 'playVideo' }))
  await expect
    .poll(() => container.querySelector('iframe')?.src)
    .toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&playsinline=1&enablejsapi=1')
})

it('says so when a video can not be played', async () => {
  const { container } = showView('video_story', { video: 'v1' })
  fireEvent.click(screen.getByRole('button', { name: 'playVideo' }))
  await expect.poll(() => container.querySelector('video')?.getAttribute('src')).toBe('/media/v1/file')
  fireEvent.error(container.querySelector('video')!)
  expect(screen.getByRole('alert').textContent).toBe('videoFailed')
  expect(screen.getByRole('button', { name: 'retry' })).toBeTruthy()
})

it('draws the default picture for one that fails', () => {
  // Still loading.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  showView('image_story', { image: { id: 'm1', alt: 'A boat' } })
  fireEvent.error(screen.getByAltText('A boat'))
  expect(screen.getByRole('img', { name: 'A boat' }).tagName).toBe('svg')
})

describe.each(slideTypes)('%s', (type) => {
  it('names each of its controls', () => {
    const { container } = showView(type)
    const roles = ['button', 'radio', 'checkbox', 'textbox', 'slider', 'spinbutton', 'link', 'radiogroup', 'group']
    for (const role of roles)
      expect(screen.queryAllByRole(role, { name: /\S/ }), role).toEqual(screen.queryAllByRole(role))
    for (const field of container.querySelectorAll('input,textarea'))
      expect(
        (field as HTMLInputElement).labels?.length ||
          field.hasAttribute('aria-labelledby') ||
          field.hasAttribute('aria-label'),
      ).toBeTruthy()
  })

  it('shows script as text, and has no style or address of its own making', () => {
    const evil = '<img src=x onerror=alert(1)>'
    const texts = Object.fromEntries(['title', 'paragraph', 'caption', 'question'].map((name) => [name, evil]))
    const { container } = showView(type, texts)
    expect(container.querySelector('[onerror],[style]')).toBeNull()
    expect(container.textContent).toContain(evil)
  })

  it('can be edited in place: every text and picture is rendered of the editor', () => {
    const rendered: string[] = []
    const edit: EditInPlace = {
      renderText: (path, text) => (rendered.push(path), (<span>{text}</span>)),
      renderImage: (path) => (rendered.push(path), (<i />)),
      renderListEnd: (path) => (rendered.push(`${path}+`), null),
      renderItemTools: (path, id) => (rendered.push(`${path}.${id}`), null),
    }
    showView(type, {}, {}, (view) => <EditContext.Provider value={edit}>{view}</EditContext.Provider>)
    expect(rendered.sort()).toEqual(editable(fieldsOf(type), defaultData(type, itemIds())).sort())
  })
})
