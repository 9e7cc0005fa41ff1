import { screen } from '@testing-library/react'
import { fireOn } from './fire-on.ts'

/**
 * Presses the button with this name, after waiting for it: while a dialog closes, what is behind it is still hidden
 * from assistive technology and can't be found by its role.
 */
export const press = (name: RegExp | string, part: Pick<typeof screen, 'findByRole'> = screen) =>
  fireOn.click(part.findByRole('button', { name }))

/** Presses the first of several buttons with this name. */
export const pressFirst = (name: RegExp | string) =>
  fireOn.click(screen.findAllByRole('button', { name }).then(([first]) => first as HTMLElement))
