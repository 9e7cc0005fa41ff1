/** `open`: waits for an operator; `answered`: waits for the asker. */
export const ticketStates = ['open', 'answered', 'closed'] as const
export type TicketState = (typeof ticketStates)[number]

export const isTicketState = (value: string): value is TicketState => ticketStates.some((one) => one === value)

/** Who wrote a message of a ticket. */
export type TicketSide = 'asker' | 'operator'

/** Characters, files and bytes. */
export const ticketLimits = {
  name: 80,
  subject: 140,
  text: 5000,
  /** Of one message. */
  files: 3,
  fileBytes: 5 * 1024 * 1024,
  /** Of one message together. */
  allBytes: 6 * 1024 * 1024,
  /** Of one ticket. */
  messages: 300,
} as const

/** A message by the asker opens a closed ticket again; an answer hands it back to the asker. */
export const stateAfterMessage = (side: TicketSide): TicketState => (side === 'asker' ? 'open' : 'answered')

/** A short name of a ticket for subjects of mails, from the random end of its id. */
export const ticketCode = (id: string): string => id.slice(-6).toUpperCase()
