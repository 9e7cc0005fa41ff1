import { CallError } from '@deckle/contract/client/call-error.ts'
import type { MediaItem } from '@deckle/contract/media.ts'
import type { Upload } from '@deckle/ui/pickers/file-drop.tsx'
import { uploadMedia } from './upload.ts'

/** What whoever adds files says of their coming. */
export interface UploadEvents {
  readonly explain: (error: unknown) => string
  /** A file of as many bytes or more is not sent: `tooLarge` is shown for a moment instead (product.md §5). */
  readonly limit: number
  readonly tooLarge: string
  /** Each file that is in the library now. */
  readonly onKept: (item: MediaItem) => void
  /** The same, and failures, where nobody looks on any more. */
  readonly onUnseen: (name: string, error: string | null) => void
}

type Send = typeof uploadMedia

interface Waiting {
  readonly file: File
  readonly id: string
  readonly events: UploadEvents
  /** It was added alone. */
  readonly isAlone: boolean
}

/** Browsers send few at a time; the rest waits here, so that each progress is true. */
const AT_ONCE = 3
/** Milliseconds that a finished file stays in the list. */
const STAYS = 2500
/** Milliseconds that 'File size too large!' is shown (product.md §9). */
const FLASH = 1500

/** Files on their way, several at once, whether or not a dialog shows them. */
export function createUploads(send: Send = uploadMedia) {
  let list: readonly Upload[] = []
  let running = 0
  const waiting: Waiting[] = []
  const listeners = new Set<() => void>()
  const watchers = new Set<(item: MediaItem, isOnly: boolean) => void>()

  const set = (next: readonly Upload[]) => {
    list = next
    listeners.forEach((listener) => listener())
  }
  const change = (id: string, values: Partial<Upload>) =>
    set(list.map((one) => (one.id === id ? { ...one, ...values } : one)))
  const remove = (id: string) => set(list.filter((one) => one.id !== id))

  const flash = ({ id, file, events }: Waiting) => {
    change(id, { error: events.tooLarge, onCancel: undefined })
    setTimeout(() => remove(id), FLASH)
    if (watchers.size === 0) events.onUnseen(file.name, events.tooLarge)
  }
  const enqueue = (one: Waiting) => {
    if (one.file.size >= one.events.limit) return flash(one)
    const cancel = () => {
      const at = waiting.indexOf(one)
      if (at !== -1) waiting.splice(at, 1)
      remove(one.id)
    }
    change(one.id, { error: undefined, onRetry: undefined, progress: 0, onCancel: cancel })
    waiting.push(one)
    next()
  }
  const next = () => {
    if (running >= AT_ONCE) return
    const one = waiting.shift()
    if (!one) return
    running++
    void run(one).finally(() => {
      running--
      next()
    })
  }
  const run = async (one: Waiting): Promise<void> => {
    const { file, id, events, isAlone } = one
    const controller = new AbortController()
    change(id, { onCancel: () => controller.abort() })
    try {
      const item = await send(file, {
        signal: controller.signal,
        onProgress: (progress) => change(id, { progress: Math.min(progress, 0.99) }),
      })
      change(id, { progress: 1, onCancel: undefined })
      setTimeout(() => remove(id), STAYS)
      events.onKept(item)
      const isOnly = isAlone && !list.some((upload) => upload.progress < 1 && !upload.error)
      if (watchers.size > 0) watchers.forEach((watch) => watch(item, isOnly))
      else events.onUnseen(item.name, null)
    } catch (error) {
      if (controller.signal.aborted) return remove(id)
      if (error instanceof CallError && error.code === 'too_large') return flash(one)
      const words = events.explain(error)
      change(id, { error: words, onCancel: () => remove(id), onRetry: () => enqueue(one) })
      if (watchers.size === 0) events.onUnseen(file.name, words)
    }
  }

  return {
    list: () => list,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Told of each file that is kept while someone looks on; `isOnly` where it was added alone and none is under way beside it. */
    watch: (watcher: (item: MediaItem, isOnly: boolean) => void) => {
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
        if (watchers.size === 0) set(list.filter((one) => !one.error))
      }
    },
    add: (files: readonly File[], events: UploadEvents) => {
      const isAlone = files.length === 1
      const added = files.map((file) => ({ file, id: crypto.randomUUID(), events, isAlone }))
      set([...list.filter((one) => !one.error), ...added.map(({ id, file }) => ({ id, name: file.name, progress: 0 }))])
      added.forEach(enqueue)
    },
  }
}

/** The uploads of this tab. */
export const uploads = createUploads()
