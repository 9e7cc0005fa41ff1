/** Replaces files/file-store.ts: the browser's database, shared by all tabs. */
export const disk = { files: new Map<string, File>(), isFull: false }

export async function storeFile(id: string, file: File): Promise<void> {
  if (disk.isFull) throw new DOMException('full', 'QuotaExceededError')
  disk.files.set(id, file)
}

export async function storedFile(id: string): Promise<File | undefined> {
  return disk.files.get(id)
}

export async function removeFile(id: string): Promise<void> {
  disk.files.delete(id)
}
