/** What a pass says before its signature: how its holder was let in, and who it is (base64url). The server's `pass.ts` writes it, with its format's version first. */
export function passFields(pass: string): readonly [mode: string, subject: string] {
  const [mode = '', subject = ''] = pass.replace(/^v\d+\./, '').split('.', 2)
  return [mode, subject]
}
