/** How much of a file's beginning tells its type, in bytes. */
export const HEAD_BYTES = 4100

/** What a computer runs: not taken. */
const programs = new Set([
  'application/x-msdownload',
  'application/x-elf',
  'application/x-mach-binary',
  'application/x-apple-diskimage',
  'application/java-vm',
  'text/x-shellscript',
  'application/x-ms-shortcut',
  'application/vnd.android.package-archive',
  'application/java-archive',
  'application/x-deb',
  'application/x-rpm',
  'application/x-google-chrome-extension',
])

/** Documents that are archives, by the folder that stands in them. */
const inArchives: readonly (readonly [part: string, type: string])[] = [
  ['AndroidManifest.xml', 'application/vnd.android.package-archive'],
  ['META-INF/MANIFEST.MF', 'application/java-archive'],
  ['word/', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xl/', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['ppt/', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
]

/** The type by how the content begins, whatever the name says; null for a program. Nothing packed is ever unpacked. */
export async function typeOfHead(head: Buffer): Promise<string | null> {
  const type = (await knownType(head)) ?? (isText(head) ? 'text/plain; charset=utf-8' : 'application/octet-stream')
  return programs.has(type) ? null : type
}

async function knownType(head: Buffer): Promise<string | undefined> {
  const start = head.toString('latin1', 0, 4)
  if (start === 'PK\u0003\u0004') return archiveType(head)
  if (start.startsWith('\u001f\u008b')) return 'application/gzip'
  if (start.startsWith('MZ')) return 'application/x-msdownload'
  if (start.startsWith('#!')) return 'text/x-shellscript'
  const { fileTypeFromBuffer } = await import('file-type')
  return (await fileTypeFromBuffer(head).catch(() => undefined))?.mime
}

/** By the names of its first parts; OpenDocument and EPUB say their type in a first part that is not packed. */
function archiveType(head: Buffer): string {
  const text = head.toString('latin1')
  const said = /^.{30}mimetype(application\/(?:epub\+zip|vnd\.oasis\.opendocument\.[a-z-]{1,30}))/s.exec(text)?.[1]
  if (said !== undefined) return said
  return inArchives.find(([part]) => text.includes(part))?.[1] ?? 'application/zip'
}

function isText(head: Buffer): boolean {
  if (head.includes(0)) return false
  try {
    // What is cut off in the middle of a character is text too.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}
