import { type RefObject, useEffect } from 'react'

interface KeyActs {
  readonly next: () => void
  readonly back: () => void
}

/**
 * Keys and swipes of a player: 1–9 and A–Z choose, Enter goes on, arrows step, Escape leaves a field.
 * @param everywhere listens on the whole page, not only within the stage
 */
export function usePlayerKeys(stage: RefObject<HTMLElement | null>, everywhere: boolean, acts: KeyActs): void {
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const target: EventTarget = everywhere ? document : element
    const onKey = (event: Event) => handleKey(event as KeyboardEvent, element, acts)
    let from: { x: number; y: number } | null = null
    const onDown = (event: Event) => {
      const touch = (event as TouchEvent).changedTouches[0]
      from = touch && !isField(event.target) ? { x: touch.clientX, y: touch.clientY } : null
    }
    const onUp = (event: Event) => {
      const touch = (event as TouchEvent).changedTouches[0]
      if (!touch || !from) return
      const dx = (touch.clientX - from.x) * (isRtl(element) ? -1 : 1)
      if (Math.abs(dx) > 60 && Math.abs(dx) > 2 * Math.abs(touch.clientY - from.y)) (dx < 0 ? acts.next : acts.back)()
    }
    target.addEventListener('keydown', onKey)
    element.addEventListener('touchstart', onDown, { passive: true })
    element.addEventListener('touchend', onUp, { passive: true })
    return () => {
      target.removeEventListener('keydown', onKey)
      element.removeEventListener('touchstart', onDown)
      element.removeEventListener('touchend', onUp)
    }
  })
}

function handleKey(event: KeyboardEvent, stage: HTMLElement, acts: KeyActs): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  const at = event.target as HTMLElement
  if (isField(at)) {
    if (event.key === 'Escape') at.blur()
    return
  }
  const rtl = isRtl(stage)
  if (event.key === 'ArrowRight') (rtl ? acts.back : acts.next)()
  else if (event.key === 'ArrowLeft') (rtl ? acts.next : acts.back)()
  else if (event.key === 'Enter') pressMain(event, at, stage)
  else choose(event, stage)
}

/** Enter presses the main button, unless the focus is on something that takes Enter itself; a check box takes the space bar. */
function pressMain(event: KeyboardEvent, at: HTMLElement, stage: HTMLElement): void {
  const control = at.closest('button,a,summary,select')
  if (control && !control.matches('[aria-disabled=true],[role=checkbox]')) return
  const main =
    stage.querySelector<HTMLButtonElement>('.dk-submit:not([disabled])') ??
    stage.querySelector<HTMLButtonElement>('.dk-main:not([disabled])')
  if (!main) return
  event.preventDefault()
  main.click()
}

function choose(event: KeyboardEvent, stage: HTMLElement): void {
  if (event.key.length !== 1) return
  const letter = event.key.toLowerCase().charCodeAt(0) - 96
  const n = letter >= 1 && letter <= 26 ? letter : Number(event.key)
  const option = n ? stage.querySelector<HTMLElement>(`[data-n="${n}"]`) : null
  if (!option) return
  event.preventDefault()
  option.focus()
  option.click()
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT', 'VIDEO', 'IFRAME'].includes(target.tagName))
  )
}

function isRtl(element: HTMLElement): boolean {
  return element.querySelector('[dir=rtl]') !== null
}
