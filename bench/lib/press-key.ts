import type { Page } from '@playwright/test'

/** In the page: the time from the next keydown, of no modifier, to the end of the first frame that shows its effect. */
const measureNextKey = `globalThis.pressed = new Promise((resolve) => {
  addEventListener('keydown', function listen(event) {
    if (['Control', 'Alt', 'Shift'].includes(event.key)) return
    removeEventListener('keydown', listen, { capture: true })
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - event.timeStamp)))
  }, { capture: true })
})
undefined`

/** Presses a key or a shortcut. @returns milliseconds until its effect is painted */
export async function pressKey(page: Page, key: string): Promise<number> {
  await page.evaluate(measureNextKey)
  await page.keyboard.press(key)
  return page.evaluate<number>('globalThis.pressed')
}

/** Types letters, with a space after each seventh. @returns milliseconds until each is painted */
export async function typeLetters(page: Page, letters: number): Promise<number[]> {
  const times: number[] = []
  for (let letter = 0; letter < letters; letter++) {
    times.push(await pressKey(page, letter % 8 === 7 ? ' ' : 'e'))
    await page.waitForTimeout(90)
  }
  return times
}
