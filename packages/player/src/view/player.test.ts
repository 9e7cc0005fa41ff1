// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { sampleDeck } from '../test/sample-deck.ts'
import { $, heading, press, resetEachTest, root, start, updates } from './test/start-player.ts'

resetEachTest()

describe('the player', () => {
  it('plays a quiz by keyboard alone, to the review', async () => {
    const { events, saved } = start({ contentHash: sampleDeck.contentHash.slice(0, 10) }, { index: 3 })
    await updates()
    press('Enter')
    await updates()
    expect(heading()).toBe('Which planet is the nearest to the Sun?')
    expect(document.activeElement?.textContent).toBe(heading())
    press('b')
    await updates()
    expect($('.dk-verdict')?.textContent).toContain('Right')
    press('Enter')
    await updates()
    for (const key of ['2', 'd', 'Enter']) {
      press(key)
      await updates()
    }
    press('Enter')
    await updates()
    press('b')
    await updates()
    expect($('.dk-verdict')?.textContent).toContain('Not right')
    press('Enter')
    await updates()
    press('1')
    await updates()
    press('Enter')
    await updates()
    press('5')
    await updates()
    expect(heading()).toBe('What would you like to learn next?')
    expect($('.dk-note')?.textContent).toBe('Thanks for your answer.')
    const field = $('input') as HTMLInputElement
    field.value = 'Black holes'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await updates()
    field.form!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await expect.poll(() => $('.dk-score')?.textContent).toBe('75%3 of 4 rightPassed')
    expect(root.querySelectorAll('.dk-review li').length).toBe(6)
    await expect.poll(() => document.activeElement?.textContent).toBe('Your score')
    expect(saved()?.index).toBe(10)
    expect(events.filter(([event]) => event !== 'slide_view').map(([event]) => event)).toEqual([
      'view',
      'start',
      'answer',
      'answer',
      'answer',
      'answer',
      'answer',
      'answer',
      'complete',
    ])
    expect(events.filter(([event]) => event === 'slide_view').length).toBe(7)
  })

  it('offers the languages of a deck, each by its own name', async () => {
    const onLanguage = vi.fn()
    start(
      { translationEnabled: true, translations: { hi: { name: '', slides: {} } } as never },
      { props: { onLanguage } },
    )
    await expect.poll(() => $('.dk-languages')?.textContent).toBe('Englishहिन्दी')
    const choice = $('.dk-languages') as HTMLSelectElement
    choice.value = 'hi'
    choice.dispatchEvent(new Event('change', { bubbles: true }))
    expect(onLanguage.mock.calls).toEqual([['hi']])
  })

  it('plays the other types by keyboard alone', async () => {
    start({ contentHash: sampleDeck.contentHash.slice(10, 18) })
    const type = async (found: HTMLElement | null, text: string) => {
      const field = found as HTMLInputElement
      field.focus()
      field.value = text
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await updates()
    }
    const submit = async () => {
      $('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
      await updates()
    }
    const keys = async (...all: readonly string[]) => {
      for (const key of all) {
        press(key)
        await updates()
      }
    }
    await updates()
    await type($('textarea'), 'Stars')
    await keys('Escape', 'Enter')
    expect(heading()).toBe('Type the missing words.')
    for (const [at, text] of ['the earth', '27'].entries())
      await type(root.querySelectorAll<HTMLElement>('.dk-gap')[at] ?? null, text)
    await submit()
    expect($('.dk-verdict')?.textContent).toContain('Right')
    await keys('Escape', 'Enter')
    expect(heading()).toBe('Which planet is this?')
    await keys('s', 'a', 't', 'u', 'r', 'n', 'Enter')
    expect($('.dk-verdict')?.textContent).toContain('Right')
    await keys('Enter', 'c', 'a')
    expect(heading()).toBe('What would you weigh on the Moon?')
    await type($('input[type=range]'), '100')
    await submit()
    expect($('.dk-result')?.textContent).toBe('On the Moon you would weigh16.5 kg')
    await keys('Escape', 'Enter')
    expect(heading()).toBe('Shall we see whether you are ready for a telescope?')
    await keys('Enter')
    expect(document.activeElement?.textContent).toBe('Yes')
    $('.dk-sure .dk-main')!.click()
    await updates()
    expect($('.dk-measured')?.textContent).toBe('OkayYou are.')
    await keys('Enter')
    expect(heading()).toBe('Show us a picture that you took of the sky.')
  })

  it('goes on by one act in a survey, and back by the arrow', async () => {
    start({ readerType: 'survey' }, { index: 4 })
    await updates()
    press('a')
    await updates()
    expect(heading()).toBe('Which of these are planets? Choose every one.')
    press('ArrowLeft')
    await updates()
    expect($('[aria-checked=true]')?.textContent).toContain('Venus')
  })

  it('shows the seconds that hold a slide', async () => {
    start({ contentHash: sampleDeck.contentHash.map((slide) => ({ ...slide, minTime: 2 })) })
    await updates()
    expect($('.dk-where')?.textContent).toContain('2 s left')
    expect(($('.dk-main') as HTMLButtonElement).disabled).toBe(true)
  })

  it('speaks Hindi', async () => {
    start({ language: 'hi' }, { index: 4 })
    await updates()
    expect($('.dk-prompt')?.textContent).toBe('एक विकल्प चुनें:')
  })
})
