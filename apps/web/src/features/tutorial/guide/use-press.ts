import { type RefObject, useEffect, useState } from 'react'

/** Returns the value from before the press while `isPressed`: a button that moves during a press loses it. */
export function useUnlessPressed<Value>(value: Value, isPressed: boolean): Value {
  const [last, setLast] = useState(value)
  if (isPressed) return last
  if (last !== value) setLast(value)
  return value
}

/** Milliseconds after which the click of a touch has arrived: it is aimed at what is under the finger then. */
const CLICK_DELAY = 300

/** Whether a pointer is down on the card, until the click that follows has arrived. */
export function useIsPressed(card: RefObject<HTMLDivElement | null>): boolean {
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    const box = card.current
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      clearTimeout(timer)
      setPressed(true)
    }
    const end = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setPressed(false), CLICK_DELAY)
    }
    box?.addEventListener('pointerdown', begin)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
    return () => {
      clearTimeout(timer)
      box?.removeEventListener('pointerdown', begin)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
    }
  }, [card])
  return isPressed
}
