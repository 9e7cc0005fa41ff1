import { type Env, publicAddress } from '../../../../env.ts'

/** Of the configured public address, as links in mails: the Host header says what a caller likes. */
export function relyingParty(env: Pick<Env, 'publicUrl' | 'port'>): { readonly id: string; readonly origin: string } {
  const { hostname, origin } = new URL(publicAddress(env))
  return { id: hostname, origin }
}
