import { describe, expect, it } from 'vitest'
import { isTicketState, stateAfterMessage, ticketCode, ticketStates } from './ticket.ts'

describe('a ticket', () => {
  it('waits for whoever has not written last', () => {
    expect([stateAfterMessage('asker'), stateAfterMessage('operator')]).toEqual(['open', 'answered'])
  })

  it('has one of three states', () => {
    expect(ticketStates.every(isTicketState)).toBe(true)
    expect(isTicketState('lost')).toBe(false)
  })

  it('has a short code from the random end of its id', () => {
    expect(ticketCode('0195f3d2-0000-7000-8000-00000a1b2c3d')).toBe('1B2C3D')
  })
})
