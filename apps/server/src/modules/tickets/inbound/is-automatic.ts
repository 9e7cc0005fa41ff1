import type { Email } from 'postal-mime'

const bulk = new Set(['bulk', 'junk', 'list', 'auto_reply'])

/** Written by a program: an answer to it might begin a loop (RFC 3834). */
export function isAutomatic({ headers, returnPath, from }: Email, ownAddresses: readonly string[]): boolean {
  const header = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase()
  const submitted = header('auto-submitted')
  const sender = from?.address?.toLowerCase() ?? ''
  return (
    (submitted !== undefined && !submitted.startsWith('no')) ||
    bulk.has(header('precedence') ?? '') ||
    ['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond', 'x-auto-response-suppress'].some(
      (name) => header(name) !== undefined,
    ) ||
    header('return-path') === '<>' ||
    returnPath === '' ||
    ownAddresses.some((address) => isAddressOf(sender, address)) ||
    /^(?:mailer-daemon|postmaster|no-?reply)@/.test(sender)
  )
}

/** With or without what follows a `+`. */
function isAddressOf(sender: string, own: string): boolean {
  const [name = '', domain = ''] = own.toLowerCase().split('@')
  return sender === own.toLowerCase() || (sender.startsWith(`${name}+`) && sender.endsWith(`@${domain}`))
}
