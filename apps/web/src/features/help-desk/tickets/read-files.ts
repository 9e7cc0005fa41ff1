import { ticketLimits } from '@deckle/core/ticket/ticket.ts'

export type FileFault = { readonly kind: 'tooMany' } | { readonly kind: 'tooLarge'; readonly name: string }

/** What a message can't take; null where all is well. The server decides. */
export function faultOf(files: readonly File[]): FileFault | null {
  if (files.length > ticketLimits.files) return { kind: 'tooMany' }
  let all = 0
  for (const { name, size } of files) {
    all += size
    if (size > ticketLimits.fileBytes || all > ticketLimits.allBytes) return { kind: 'tooLarge', name }
  }
  return null
}

/** As base64, for a JSON body. */
export const readFiles = (files: readonly File[]) =>
  Promise.all(
    files.map(async (file) => ({
      name: file.name.slice(0, 255),
      data: base64Of(new Uint8Array(await file.arrayBuffer())),
    })),
  )

function base64Of(bytes: Uint8Array): string {
  const parts: string[] = []
  // A function takes no more arguments than this at once.
  for (let at = 0; at < bytes.length; at += 8192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)))
  return btoa(parts.join(''))
}
