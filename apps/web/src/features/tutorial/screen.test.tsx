import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { CallError } from '@deckle/contract/client/call-error.ts'
import { itemsOf, minutesOf, type TutorialTrack } from '@deckle/core/tutorial/tutorial.ts'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import type { Tutorial } from '../../tutorial/queries.ts'
import { endGuide } from './guide/guide-state.ts'
import { press } from '../../test/press.ts'

prepareScreens('tutorial')
afterEach(() => act(async () => endGuide()))

const track = (name: TutorialTrack, isMain: boolean, done: readonly string[] = []) => ({
  track: name,
  isMain,
  items: itemsOf(name).map((item) => ({ item, minutes: minutesOf(name, item), isDone: done.includes(item) })),
})
const tutorial = (more: Partial<Tutorial> = {}): Tutorial => ({
  tracks: [track('creator', true, ['deck', 'slides']), track('learner', false)],
  isDismissed: false,
  playground: null,
  deck: 'd1',
  course: null,
  ...more,
})
const shows = (more?: Partial<Tutorial>) =>
  vi.spyOn(api.tutorial, 'show').mockResolvedValue({ tutorial: tutorial(more) })
const item = async (title: string) => within((await screen.findByText(title)).closest('li') as HTMLElement)

describe('the tutorial', () => {
  it('lists what is done and what is left, with the minutes of the main track', async () => {
    shows()
    await openScreen('/tutorial')
    expect(await screen.findByText('About 14 minutes left')).toBeTruthy()
    expect((await item('Make your first deck')).getByRole('img', { name: 'Done' })).toBeTruthy()
    const publish = await item('Publish it')
    expect(publish.getByRole('img', { name: 'Not done yet' })).toBeTruthy()
    expect(publish.getByText('1 minute')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Also for you' })).toBeTruthy()
  })

  it('says what an item needs first', async () => {
    shows({ tracks: [track('administrator', true), track('creator', false)], deck: null })
    await openScreen('/tutorial')
    const rule = await item('Let a rule enrol people')
    expect(rule.getByText(/Make a course first\./)).toBeTruthy()
    expect(rule.getByRole('button', { name: 'Show me: Let a rule enrol people' }).hasAttribute('disabled')).toBe(true)
    expect((await item('Publish it')).getByText(/Make a deck first\./)).toBeTruthy()
  })

  it('is finished when everything of the main track is', async () => {
    shows({ tracks: [track('learner', true, itemsOf('learner'))] })
    await openScreen('/tutorial')
    expect(await screen.findByText('You have done all of it')).toBeTruthy()
    expect(screen.queryByText('Practice deck')).toBeNull()
  })

  it('says why it cannot be shown, and tries again', async () => {
    const show = vi
      .spyOn(api.tutorial, 'show')
      .mockRejectedValueOnce(new CallError(0, { code: 'no_response', message: 'No connection.' }))
    await openScreen('/tutorial')
    const again = await screen.findByRole('button', { name: /Try again/ })
    show.mockResolvedValue({ tutorial: tutorial() })
    await act(async () => fireEvent.click(again))
    expect(await screen.findByText('Make your first deck')).toBeTruthy()
  })

  it('is hidden on the dashboard, brought back, and begun anew', async () => {
    shows()
    const dismiss = vi.spyOn(api.tutorial, 'dismiss').mockImplementation(async ({ body }) => ({
      tutorial: tutorial({ isDismissed: 'dismissed' in body && body.dismissed }),
    }))
    const restart = vi
      .spyOn(api.tutorial, 'restart')
      .mockResolvedValue({ tutorial: tutorial({ tracks: [track('creator', true)] }) })
    await openScreen('/tutorial')
    const choose = async (name: string) => {
      await press('More')
      const entry = await screen.findByRole('menuitem', { name })
      await act(async () => fireEvent.click(entry))
    }
    await choose('Hide on the dashboard')
    expect(dismiss.mock.lastCall?.[0].body).toEqual({ dismissed: true })
    await choose('Show on the dashboard again')
    expect(dismiss.mock.lastCall?.[0].body).toEqual({ dismissed: false })
    await choose('Begin anew')
    expect(restart).toHaveBeenCalledOnce()
    expect(await screen.findByText('About 20 minutes left')).toBeTruthy()
  })

  it('makes a practice deck, opens it, makes it new and removes it', async () => {
    shows()
    const withDeck = { tutorial: tutorial({ playground: 'p1' }) }
    const create = vi.spyOn(api.tutorial, 'createPlayground').mockResolvedValue(withDeck)
    const reset = vi.spyOn(api.tutorial, 'resetPlayground').mockResolvedValue(withDeck)
    const remove = vi.spyOn(api.tutorial, 'deletePlayground').mockResolvedValue({ tutorial: tutorial() })
    await openScreen('/tutorial')
    await press('Make a practice deck')
    expect(create).toHaveBeenCalledOnce()
    expect((await screen.findByRole('link', { name: 'Open it' })).getAttribute('href')).toBe('/contentEditor/p1')
    await press('Make it new')
    expect(reset).toHaveBeenCalledOnce()
    await press('Remove it')
    expect(remove).toHaveBeenCalledOnce()
    expect(await screen.findByRole('button', { name: 'Make a practice deck' })).toBeTruthy()
  })
})

describe('a guide', () => {
  const control = (name: string) => {
    const button = document.createElement('button')
    button.dataset['guide'] = name
    button.textContent = `Real ${name}`
    button.getBoundingClientRect = () => new DOMRect(20, 20, 90, 32)
    button.getClientRects = () => [button.getBoundingClientRect()] as unknown as DOMRectList
    document.body.append(button)
    onTestFinished(() => button.remove())
    return button
  }
  const card = (title: string) => screen.findByRole('dialog', { name: title })

  it('marks the real controls one after the other, goes on when they are used, and ends with Escape', async () => {
    shows({ deck: null, tracks: [track('creator', true)] })
    const { router } = await openScreen('/tutorial')
    const real = control('library.new')
    await press('Show me: Make your first deck')
    await waitFor(() => expect(router.state.location.pathname).toBe('/library'))
    const first = await card('New deck')
    expect(first.textContent).toContain('Step 1 of 3')
    expect(document.activeElement).toBe(first)
    await waitFor(() => expect(document.querySelector('[data-coach-ring]')).toBeTruthy())
    await act(async () => fireEvent.click(real))
    const second = await card('What it is for')
    await act(async () => fireEvent.click(within(second).getByRole('button', { name: 'Back' })))
    ;(await card('New deck')).focus()
    await act(async () => fireEvent.keyDown(document.body, { key: 'Escape' }))
    expect(screen.queryByRole('dialog', { name: 'New deck' })).toBeNull()
    // The screen may have rendered its own button by now.
    expect(document.activeElement?.getAttribute('data-guide')).toBe('library.new')
  })

  it('keeps the place and the content of its card during a press, so that the button stays under the finger', async () => {
    shows({ deck: null, tracks: [track('creator', true)] })
    await openScreen('/tutorial')
    await press('Show me: Make your first deck')
    const shown = await card('New deck')
    // Not on a button, which would lead to the next step.
    const text = within(shown).getByRole('heading')
    const before = [shown.style.cssText, shown.textContent]
    await act(async () => fireEvent.pointerDown(text))
    control('library.new')
    await waitFor(() => expect(document.querySelector('[data-coach-ring]')).toBeTruthy())
    expect([shown.style.cssText, shown.textContent]).toEqual(before)
    await act(async () => fireEvent.pointerUp(text))
    await within(shown).findByRole('button', { name: 'Go to the control' })
    expect(shown.style.cssText).not.toBe(before[0])
  })

  it('says that a control is not there, and takes it up when it comes', async () => {
    shows({ tracks: [track('administrator', true)], course: 'c1' })
    const { router } = await openScreen('/tutorial', { user: { license: { license_type: 'Admin' } } })
    await press('Show me: Let a rule enrol people')
    const shown = await card('New rule')
    expect(await within(shown).findByText(/It is not on the screen now\./)).toBeTruthy()
    expect(within(shown).queryByRole('button', { name: 'Open its screen' })).toBeNull()
    await act(async () => router.navigate({ to: '/tutorial' }))
    await act(async () => fireEvent.click(within(shown).getByRole('button', { name: 'Open its screen' })))
    await waitFor(() => expect(router.state.location.pathname).toBe('/courses/c1/learners'))
    control('rules.new')
    expect(await within(shown).findByRole('button', { name: 'Go to the control' })).toBeTruthy()
    await act(async () => fireEvent.click(within(shown).getByRole('button', { name: 'Go to the control' })))
    expect(document.activeElement?.getAttribute('data-guide')).toBe('rules.new')
    await act(async () => fireEvent.click(within(shown).getByRole('button', { name: 'Close' })))
    expect(screen.queryByRole('dialog', { name: 'New rule' })).toBeNull()
  })
})
