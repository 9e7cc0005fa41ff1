export interface KeyActs {
  readonly next: () => void
  readonly back: () => void
}

/** Minimum length of a swipe, in pixels. */
const swipe = 60

/**
 * Keys and swipes of a player: 1–9 and A–Z choose, Enter continues, arrows step, Escape leaves a field or a question.
 * @param target the event target of keys: the page, or the stage alone
 * @param acts those of the last rendering
 * @param early a key that was pressed before this code was loaded
 * @returns removes the listeners
 */
export function listenToKeys(stage: HTMLElement, target: EventTarget, acts: () => KeyActs, early?: Event): () => void {
  const onKey = (event: Event) => handleKey(event as KeyboardEvent, stage, acts())
  let from: Touch | null = null
  const onDown = (event: TouchEvent) => {
    const [touch] = event.touches
    from = touch && event.touches.length === 1 && !handlesSwipes(event.target, stage) && !isZoomed() ? touch : null
  }
  const onUp = (event: TouchEvent) => {
    const touch = event.changedTouches[0]
    if (!touch || !from) return
    const dx = (touch.clientX - from.clientX) * (isRtl(stage) ? -1 : 1)
    const dy = touch.clientY - from.clientY
    from = null
    if (Math.abs(dx) > swipe && Math.abs(dx) > 2 * Math.abs(dy) && !hasSelection())
      (dx < 0 ? acts().next : acts().back)()
  }
  const onCancel = () => (from = null)
  if (early) onKey(early)
  target.addEventListener('keydown', onKey)
  stage.addEventListener('touchstart', onDown, { passive: true })
  stage.addEventListener('touchend', onUp, { passive: true })
  stage.addEventListener('touchcancel', onCancel)
  return () => {
    target.removeEventListener('keydown', onKey)
    stage.removeEventListener('touchstart', onDown)
    stage.removeEventListener('touchend', onUp)
    stage.removeEventListener('touchcancel', onCancel)
  }
}

function handleKey(event: KeyboardEvent, stage: HTMLElement, acts: KeyActs): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  const at = event.target as HTMLElement
  if (isField(at)) {
    if (event.key === 'Escape') at.blur()
    // The field's answer is submitted and read-only: Enter continues.
    else if (event.key === 'Enter' && (at as HTMLInputElement).readOnly) pressMain(event, at, stage)
    return
  }
  const rtl = isRtl(stage)
  if (event.key === 'ArrowRight') (rtl ? acts.back : acts.next)()
  else if (event.key === 'ArrowLeft') (rtl ? acts.next : acts.back)()
  else if (event.key === 'Enter') pressMain(event, at, stage)
  else if (event.key === 'Escape') stage.querySelector<HTMLElement>('.dk-sure .dk-second')?.click()
  else choose(event, stage)
}

/** Enter presses the main button, unless the focused element handles Enter itself; a check box uses the space bar. */
function pressMain(event: KeyboardEvent, at: HTMLElement, stage: HTMLElement): void {
  // A held key would skip the verdict.
  if (event.repeat) return
  const control = at.closest('button,a,summary,select')
  if (control && !control.matches('[aria-disabled=true],[role=checkbox]')) return
  const main =
    slideOf(stage)?.querySelector<HTMLButtonElement>('.dk-submit:not([disabled])') ??
    stage.querySelector<HTMLButtonElement>('.dk-main:not([disabled])')
  if (!main) return
  event.preventDefault()
  main.click()
}

function choose(event: KeyboardEvent, stage: HTMLElement): void {
  if (event.key.length !== 1) return
  // On other keyboard layouts the key's position identifies the letter.
  const name = /^[a-z\d]$/i.test(event.key) ? event.key : event.code.replace(/^(Key|Digit)/, '')
  const letter = name.length === 1 ? name.toLowerCase().charCodeAt(0) - 96 : 0
  const n = letter >= 1 && letter <= 26 ? letter : Number(name)
  const option = n ? slideOf(stage)?.querySelector<HTMLElement>(`[data-n="${n}"]`) : null
  if (!option) return
  event.preventDefault()
  option.focus()
  option.click()
}

/** The current slide, not the prerendered one. */
const slideOf = (stage: HTMLElement) => stage.querySelector('.dk-scroll')

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT', 'VIDEO', 'IFRAME'].includes(target.tagName))
  )
}

/** Sliders, horizontally scrolling parts and videos handle their own gestures. */
function handlesSwipes(target: EventTarget | null, stage: HTMLElement): boolean {
  if (isField(target)) return true
  for (let at = target instanceof Element ? target : null; at && at !== stage; at = at.parentElement) {
    if (at.matches('[draggable=true],[role=slider],audio,video,iframe')) return true
    if (at.scrollWidth > at.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(at).overflowX)) return true
  }
  return false
}

function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.01
}

function hasSelection(): boolean {
  return getSelection()?.isCollapsed === false
}

function isRtl(element: HTMLElement): boolean {
  return element.firstElementChild?.getAttribute('dir') === 'rtl'
}
