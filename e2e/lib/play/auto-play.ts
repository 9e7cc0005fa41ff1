import { expect, type Frame, type Page } from '@playwright/test'

type Did = 'ended' | 'acted' | 'question' | 'nothing'

/**
 * Plays a deck to its end in the real player: reads, chooses, types, slides, uploads. Where a slide leads back to itself it
 * chooses something else each time.
 * @param onQuestion called before the first question is answered
 */
export async function autoPlay(page: Page | Frame, onQuestion?: () => Promise<void>): Promise<void> {
  await page.evaluate(`globalThis.deckleAct = ${actOnce.toString()}`)
  let did = await page.evaluate(actOn, onQuestion === undefined)
  if (did === 'question') {
    await onQuestion?.()
    did = await page.evaluate(actOn, true)
  }
  if (did === 'ended') return
  throw new Error(`The deck did not end. It is at: ${await page.locator('.dk-scroll').innerText()}`)
}

/** In the page: acts until the deck has ended or the first question is reached; a frame after each act. */
async function actOn(seen: boolean): Promise<Did> {
  const { deckleAct } = globalThis as unknown as { deckleAct: (seen: boolean) => Promise<Did> }
  let last = performance.now()
  for (let acts = 0; acts < 1500 && performance.now() - last < 60_000;) {
    const did = await deckleAct(seen)
    if (did === 'ended' || did === 'question') return did
    if (did === 'acted') [acts, last] = [acts + 1, performance.now()]
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return 'nothing'
}

/** In the page: one act. @param seen whether questions may be answered; else the first one is only reported */
async function actOnce(seen: boolean): Promise<Did> {
  const find = (selector: string) => document.querySelector<HTMLElement>(`.dk-scroll ${selector}`)
  const isOff = (element: HTMLElement) => (element as HTMLButtonElement).disabled
  const press = (element: HTMLElement | null | undefined): Did => {
    if (!element) return 'nothing'
    element.click()
    return 'acted'
  }
  const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
    const proto = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
    Object.getOwnPropertyDescriptor(proto.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const memory = globalThis as unknown as { deckleChosen?: Map<string, number> }
  const chosen = (memory.deckleChosen ??= new Map())
  const times = (one: HTMLElement) => chosen.get(one.textContent) ?? 0
  const rarest = (items: readonly HTMLElement[]): HTMLElement | undefined => {
    const [first] = items.toSorted((a, b) => times(a) - times(b))
    if (first) chosen.set(first.textContent, times(first) + 1)
    return first
  }

  if (find('.dk-end') && !find('.dk-waits')) return 'ended'
  const advance = document.querySelector<HTMLElement>('.dk-foot .dk-main')
  // All links of a list are opened; on a slide that leads back to it, the next one is.
  const unseen = [...document.querySelectorAll<HTMLElement>('.dk-scroll .dk-links [data-n]')].some(
    (one) => times(one) === 0,
  )
  if (advance && !unseen) return isOff(advance) ? 'nothing' : press(advance)
  const options = [...document.querySelectorAll<HTMLElement>('.dk-scroll [data-n]')].filter(
    (one) => one.getAttribute('aria-disabled') !== 'true',
  )
  const upload = find('.dk-upload input[type=file]:not(:disabled)') as HTMLInputElement | null
  const uploadButton = find('.dk-upload .dk-main')
  const tiles = [...document.querySelectorAll<HTMLElement>('.dk-scroll .dk-tiles .dk-tile:not([aria-disabled=true])')]
  const fields = [...document.querySelectorAll<HTMLInputElement>('.dk-scroll input, .dk-scroll textarea')].filter(
    (one) => !['file', 'range', 'number'].includes(one.type) && !one.closest('.dk-range') && !one.readOnly,
  )
  const submit = find('.dk-submit')
  if (!seen && (options.length > 0 || fields.length > 0 || submit)) return 'question'
  if (find('.dk-sure')) return press(find('.dk-sure .dk-main'))
  if (uploadButton) return isOff(uploadButton) ? 'nothing' : press(uploadButton)
  if (upload) {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 48 })
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    const files = new DataTransfer()
    files.items.add(new File([blob ?? ''], 'picture.png', { type: 'image/png' }))
    upload.files = files.files
    upload.dispatchEvent(new Event('change', { bubbles: true }))
    return 'acted'
  }
  const [tile] = tiles
  if (tile) return press(tile)
  const blank = fields.filter(({ value }) => value === '')
  if (blank.length > 0) {
    for (const field of blank) type(field, 'Fresh bread')
    return 'acted'
  }
  const isMany = options.some((one) => one.getAttribute('role') === 'checkbox' || one.ariaPressed !== null)
  if (isMany && options.every((one) => one.ariaChecked !== 'true' && one.ariaPressed !== 'true'))
    return press(rarest(options))
  if (submit && !isOff(submit)) return press(submit)
  const choice = isMany ? undefined : rarest(options)
  if (choice instanceof HTMLAnchorElement) {
    // The link would leave the page.
    choice.addEventListener('click', (event) => event.preventDefault(), { once: true })
  }
  return press(choice)
}

/** Answers the first `count` questions with their first choice, and leaves the player at the slide after them. */
export async function answerFirst(page: Page | Frame, count: number): Promise<void> {
  const questions = page.locator('.dk-scroll [data-n]')
  const advance = page.locator('.dk-foot .dk-main')
  for (let answered = 0; answered < count;) {
    // The view of a slide's type may still be loading.
    await expect(page.locator('.dk-scroll .dk-slide')).toBeVisible()
    if ((await questions.count()) > 0) {
      await questions.first().click()
      answered += 1
    }
    await expect(advance).toBeEnabled()
    await advance.click()
    await expect(page.locator('.dk-scroll .dk-verdict strong')).toHaveCount(0)
  }
}
