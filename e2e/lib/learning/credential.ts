import { type Verdict, verify } from '../../../apps/server/src/modules/certificates/test/verifier.ts'

interface Credential {
  readonly issuer: { readonly id: string }
  readonly credentialStatus: { readonly statusListCredential: string }
}

/** As an employer's verifier does it: from the public addresses alone, by a library that is not ours. */
export async function checkCredential(certificate: string): Promise<Verdict> {
  const credential = await read<Credential>(certificate, 'application/vc+ld+json')
  const did = await read<Parameters<typeof verify>[1]['did']>(`${addressOfDid(credential.issuer.id)}/did.json`)
  const list = await read<{ readonly id: string }>(credential.credentialStatus.statusListCredential)
  return verify(credential, { did, list })
}

async function read<T>(address: string, accept = 'application/json'): Promise<T> {
  const reply = await fetch(address, { headers: { accept } })
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`)
  return (await reply.json()) as T
}

/** Of `did:web`, here without TLS. */
const addressOfDid = (did: string): string => `http://${did.split(':').slice(2).map(decodeURIComponent).join('/')}`
