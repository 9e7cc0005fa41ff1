import { describe, expect, it, vi } from 'vitest'
import { type AchievementDetails, createCredential, hashIdentity } from './credential/achievement-credential.ts'
import { loadContext } from './credential/contexts.ts'
import { didDocument, didDocumentPath, issuerDid } from './credential/issuer-did.ts'
import { signCredential } from './credential/sign-credential.ts'
import { createSigningKey } from './credential/signing-key.ts'
import { createStatusList, STATUS_LIST_LENGTH, statusPlace } from './credential/status-list.ts'
import { verify } from './test/verifier.ts'

const did = issuerDid('https://learn.example.com', '0f8b')
const list = 'https://learn.example.com/.well-known/clients/0f8b/status/0'
const issuedAt = '2026-03-01T09:30:00Z'
const now = '2026-11-23T12:00:00Z'

const details: AchievementDetails = {
  address: 'https://learn.example.com/certificate/ABCD-1234-EFGH',
  issuer: { did, name: 'Lotus Retail Academy', address: 'https://learn.example.com/lotus' },
  person: { name: 'श्रीमती ज्योत्स्ना', identityHash: hashIdentity('jyotsna@example.com', 'c4f1'), salt: 'c4f1' },
  course: {
    id: 'https://learn.example.com/courses/77aa',
    title: 'Fire safety "in" warehouses\n\\ – محمد',
    summary: 'What to do before, during and after a fire.',
    criteria: 'Complete all decks and pass the final exam with 70 per cent.',
    language: 'en',
  },
  percentage: 92.5,
  issuedAt,
  validUntil: '2028-03-01T09:30:00Z',
  status: { list, index: 94_567 },
}

const key = createSigningKey()
const keys = didDocument(did, [key])

const statusList = (revoked: readonly number[], by = key) =>
  signCredential(createStatusList({ address: list, issuer: did, revoked, validFrom: issuedAt }), by, issuedAt)

describe('a credential', () => {
  it.each([
    ['with all it can say', {}],
    ['without score and end', { percentage: null, validUntil: null }],
    ['of a course without summary', { course: { ...details.course, summary: '' } }],
  ])('%s is found genuine by a library that is not ours', async (_what, change) => {
    const signed = await signCredential(createCredential({ ...details, ...change }), key, issuedAt)
    expect(await verify(signed, { did: keys, list: await statusList([3]), now })).toEqual({ verified: true, why: '' })
  })

  it('survives being sent as JSON', async () => {
    const signed = await signCredential(createCredential(details), key, issuedAt)
    const sent = JSON.parse(JSON.stringify(signed)) as object
    expect(await verify(sent, { did: keys, list: await statusList([]), now })).toEqual({ verified: true, why: '' })
  })

  it('is found forged whatever is changed in it', async () => {
    const signed = await signCredential(createCredential(details), key, issuedAt)
    const subject = signed.credentialSubject
    const forged: readonly object[] = [
      { ...signed, name: 'Rocket science' },
      { ...signed, validUntil: '2099-01-01T00:00:00Z' },
      { ...signed, issuer: { ...signed.issuer, name: 'Somebody else' } },
      { ...signed, credentialSubject: { ...subject, achievement: { ...subject.achievement, name: 'Rocket science' } } },
      { ...signed, credentialSubject: { ...subject, result: [{ ...subject.result?.[0], value: '100' }] } },
      { ...signed, credentialSubject: { ...subject, identifier: [{ ...subject.identifier[0], identityHash: 'Eve' }] } },
      { ...signed, credentialStatus: { ...signed.credentialStatus, statusListIndex: '1' } },
      { ...signed, proof: { ...signed.proof, created: '2026-03-02T00:00:00Z' } },
    ]
    const published = { did: keys, list: await statusList([]), now }
    for (const one of forged) expect((await verify(one, published)).verified, JSON.stringify(one)).toBe(false)
  })

  it('by another key is found forged', async () => {
    const thief = createSigningKey()
    const signed = await signCredential(createCredential(details), thief, issuedAt)
    expect((await verify(signed, { did: keys, list: await statusList([]), now })).verified).toBe(false)
    const renamed = { ...signed, proof: { ...signed.proof, verificationMethod: keys.assertionMethod[0] } }
    expect((await verify(renamed, { did: keys, list: await statusList([]), now })).verified).toBe(false)
  })

  it('is seen expired, and not valid yet', async () => {
    const signed = await signCredential(createCredential(details), key, issuedAt)
    const at = async (moment: string) => verify(signed, { did: keys, list: await statusList([]), now: moment })
    expect((await at('2028-02-29T00:00:00Z')).verified).toBe(true)
    expect(await at('2028-03-02T00:00:00Z')).toMatchObject({
      verified: false,
      why: expect.stringContaining('is after \\"validUntil\\"'),
    })
    expect((await at('2026-02-01T00:00:00Z')).verified).toBe(false)
  })

  it('is seen revoked once its place in the list is set, and nobody else with it', async () => {
    const signed = await signCredential(createCredential(details), key, issuedAt)
    const found = await verify(signed, { did: keys, list: await statusList([94_567]), now })
    expect(found).toMatchObject({ verified: false, why: expect.stringContaining('revoked') })
    const others = await statusList([0, 94_566, 94_568, STATUS_LIST_LENGTH - 1])
    expect((await verify(signed, { did: keys, list: others, now })).verified).toBe(true)
  })

  it('does not accept a status list that somebody else signed', async () => {
    const signed = await signCredential(createCredential(details), key, issuedAt)
    const found = await verify(signed, { did: keys, list: await statusList([], createSigningKey()), now })
    expect(found.verified).toBe(false)
  })

  it('stays genuine after the key was changed, as long as the former one is published', async () => {
    const signed = await signCredential(createCredential(details), key, issuedAt)
    const next = createSigningKey()
    const newer = await signCredential(createCredential(details), next, now)
    const published = { did: didDocument(did, [next, key]), list: await statusList([], next), now }
    expect((await verify(signed, published)).verified).toBe(true)
    expect((await verify(newer, published)).verified).toBe(true)
    expect((await verify(signed, { ...published, did: didDocument(did, [next]) })).verified).toBe(false)
  })

  it('says the same bytes for the same key and moment', async () => {
    const [first, again] = await Promise.all([1, 2].map(() => signCredential(createCredential(details), key, issuedAt)))
    expect(first).toEqual(again)
  })

  it('tells the address of a person only to who knows it', () => {
    const said = JSON.stringify(createCredential(details))
    expect(said).not.toContain('jyotsna@example.com')
    expect(said).toContain(hashIdentity('jyotsna@example.com', 'c4f1'))
  })

  it('is not signed with what no context knows', async () => {
    const odd = { ...createCredential(details), favouriteColour: 'green' }
    await expect(signCredential(odd, key, issuedAt)).rejects.toThrow()
  })

  it('asks the network for nothing', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('No network'))
    await signCredential(createCredential(details), key, issuedAt)
    await expect(
      signCredential({ ...createCredential(details), '@context': ['https://evil.example/context'] }, key, issuedAt),
    ).rejects.toThrow()
    expect(() => loadContext('https://evil.example/context')).toThrow('evil.example')
    expect(fetched).not.toHaveBeenCalled()
    fetched.mockRestore()
  })
})

describe('the keys of a client', () => {
  it('are published where did:web looks for them', () => {
    expect(did).toBe('did:web:learn.example.com:.well-known:clients:0f8b')
    expect(issuerDid('http://localhost:3000/', '0f8b')).toBe('did:web:localhost%3A3000:.well-known:clients:0f8b')
    expect(didDocumentPath('0f8b')).toBe('/.well-known/clients/0f8b/did.json')
  })

  it('are Ed25519, as Multikey, and never the private part', () => {
    expect(key.publicKeyMultibase).toMatch(/^z6Mk[1-9A-HJ-NP-Za-km-z]{44}$/)
    expect(JSON.stringify(keys)).not.toContain(key.privateKey)
    expect(createSigningKey().privateKey).not.toBe(key.privateKey)
  })
})

describe('the status list', () => {
  it('has a place for each certificate of a client, list after list', () => {
    expect(statusPlace(0)).toEqual({ list: 0, index: 0 })
    expect(statusPlace(STATUS_LIST_LENGTH - 1)).toEqual({ list: 0, index: STATUS_LIST_LENGTH - 1 })
    expect(statusPlace(STATUS_LIST_LENGTH)).toEqual({ list: 1, index: 0 })
  })
})
