import type { LeadsUrl } from './queries.ts'

export const filterWidth = 'w-44 phone:w-[calc(50%-0.25rem)]'

export interface ChoiceProps {
  readonly url: LeadsUrl
  readonly choose: (change: Partial<LeadsUrl>) => void
}

/** What the address names is offered, whether or not it is among the choices. */
export const withChosen = (
  choices: readonly { readonly id: string; readonly label: string }[],
  chosen: string | undefined,
) =>
  chosen === undefined || choices.some(({ id }) => id === chosen) ? choices : [...choices, { id: chosen, label: '…' }]
