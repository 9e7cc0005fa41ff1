import { act, fireEvent } from '@testing-library/react'

type Act = (found: Promise<Element>, init?: object) => Promise<void>

const fire =
  (type: 'click' | 'change' | 'keyDown'): Act =>
  async (found, init) => {
    const element = await found
    await act(async () => void fireEvent[type](element, init))
  }

/**
 * Fires events on an element that a `findBy…` query waits for, and waits for what follows from it. The element is
 * awaited outside `act`: React draws nothing inside it, so that a query there finds only what is already drawn.
 */
export const fireOn = { click: fire('click'), change: fire('change'), keyDown: fire('keyDown') }
