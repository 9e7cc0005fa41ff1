import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server that can keep its clients waiting. */
export interface MailPeer {
  readonly url: string
  /** Addresses of received emails. */
  readonly received: readonly string[]
  /** Clients that wait for an answer to MAIL FROM. */
  waiting(): number
  hold(): void
  release(): void
  close(): Promise<void>
}

export async function startMailPeer(): Promise<MailPeer> {
  const received: string[] = []
  const held: (() => void)[] = []
  let isHeld = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom(_address, _session, answer) {
      if (isHeld) held.push(() => answer())
      else answer()
    },
    onData(stream, { envelope }, answer) {
      stream.resume().on('end', () => {
        received.push(...envelope.rcptTo.map(({ address }) => address))
        answer()
      })
    },
  })
  // A killed client resets its connection.
  server.on('error', () => undefined)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}?ignoreTLS=true`,
    received,
    waiting: () => held.length,
    hold: () => {
      isHeld = true
    },
    release: () => {
      isHeld = false
      for (const answer of held.splice(0)) answer()
    },
    close: () => new Promise((done) => server.close(() => done())),
  }
}
