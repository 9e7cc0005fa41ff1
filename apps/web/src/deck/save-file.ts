import { isBlank } from '@deckle/core/text/is-blank.ts'
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  const safe = name.replaceAll(/[\\/:*?"<>|]+/g, ' ')
  link.download = isBlank(safe) ? 'file' : safe.trim()
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
