export interface Entered {
  /** Begins an attempt; stored on the device. */
  readonly pass: string
  /** Opens the page, once. */
  readonly opening: string
}

/** The reply of `play.enter`: `pass` is null where a code was sent by e-mail. */
export interface Entry {
  readonly pass?: string | null
  readonly opening?: string | null
  readonly code?: string
  readonly errors?: readonly string[]
}

export async function enter(deck: string, credentials: object): Promise<Entry> {
  const response = await fetch(`/api/v2/play/${deck}/enter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  })
  return (await response.json()) as Entry
}
