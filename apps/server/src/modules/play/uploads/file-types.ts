/** Bytes at the beginning of a file that are needed to detect its type. */
export const HEAD_BYTES = 4100

/** Executable formats, which are refused. */
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

/** Archive-based documents, by a folder in the archive. */
const inArchives: readonly (readonly [part: string, type: string])[] = [
  ['AndroidManifest.xml', 'application/vnd.android.package-archive'],
  ['META-INF/MANIFEST.MF', 'application/java-archive'],
  ['word/', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xl/', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['ppt/', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
]

/** Detects the type by content, not by name; null for executables. Archives are never unpacked. */
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

/** By the names of its first entries; OpenDocument and EPUB have their type in an uncompressed first entry. */
function archiveType(head: Buffer): string {
  const text = head.toString('latin1')
  const declared = /^.{30}mimetype(application\/(?:epub\+zip|vnd\.oasis\.opendocument\.[a-z-]{1,30}))/s.exec(text)?.[1]
  if (declared !== undefined) return declared
  return inArchives.find(([part]) => text.includes(part))?.[1] ?? 'application/zip'
}

function isText(head: Buffer): boolean {
  if (head.includes(0)) return false
  try {
    // In streaming mode, a character cut off at the end is still text.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}
