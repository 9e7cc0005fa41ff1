import type { BodyInputOf, ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { second_factor } from '@deckle/contract/second-factor.ts'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

type Assertion = NonNullable<BodyInputOf<typeof second_factor.answer>['assertion']>
type Attestation = BodyInputOf<typeof second_factor.confirmPasskey>['attestation']
type RequestOptions = ReplyOf<typeof second_factor.beginProof>['options']
type CreationOptions = ReplyOf<typeof second_factor.beginPasskey>['options']

/** The browser's refusal: cancelled, too slow, or a device that has one already. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError'
}

export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis

/** Rejects with a `PasskeyError`. */
export async function makePasskey(options: CreationOptions): Promise<Attestation> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  return withoutExtensions(await startRegistration({ optionsJSON }).catch(refused)) as unknown as Attestation
}

/** Rejects with a `PasskeyError`. @param inField as a suggestion of the field for the user name, until one is chosen */
export async function askPasskey(options: RequestOptions, { inField = false } = {}): Promise<Assertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const asked = startAuthentication({ optionsJSON, useBrowserAutofill: inField })
  return withoutExtensions(await asked.catch(refused)) as unknown as Assertion
}

/** Whether the browser suggests passkeys in a field. */
export async function suggestsPasskeys(): Promise<boolean> {
  if (!hasPasskeys()) return false
  const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser')
  return browserSupportsWebAuthnAutofill()
}

/** Ends a suggestion that waits, when its screen is left. */
export async function stopAsking(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser')
  WebAuthnAbortService.cancelCeremony()
}

/** What extensions add is nobody's to read here. */
const withoutExtensions = <T extends object>(answer: T): T => ({ ...answer, clientExtensionResults: {} })

function refused(error: unknown): never {
  throw new PasskeyError(error instanceof Error ? error.message : '')
}
