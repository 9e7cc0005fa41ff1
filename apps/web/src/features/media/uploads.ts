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
  readonly onStored: (item: MediaItem) => void
  /** A stored file of whose animation only the first picture was kept. */
  readonly onStill: (item: MediaItem) => void
  /** The same as `onStored`, and failures, where nobody looks on any more. */
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
  const list = createUploadList()
  const queue = createQueue<Waiting>(AT_ONCE, run)
  const watchers = new Set<(item: MediaItem, isOnly: boolean) => void>()

  function flash({ id, file, events }: Waiting): void {
    list.change(id, { error: events.tooLarge, onCancel: undefined })
    setTimeout(() => list.remove(id), FLASH)
    if (watchers.size === 0) events.onUnseen(file.name, events.tooLarge)
  }

  function enqueue(one: Waiting): void {
    if (one.file.size >= one.events.limit) return flash(one)
    const cancel = () => {
      queue.remove(one)
      list.remove(one.id)
    }
    list.change(one.id, { error: undefined, onRetry: undefined, progress: 0, onCancel: cancel })
    queue.add(one)
  }

  async function run(one: Waiting): Promise<void> {
    const { file, id } = one
    const controller = new AbortController()
    list.change(id, { onCancel: () => controller.abort() })
    try {
      const { media, still } = await send(file, {
        signal: controller.signal,
        onProgress: (progress) => list.change(id, { progress: Math.min(progress, 0.99) }),
      })
      finish(one, media)
      if (still) one.events.onStill(media)
    } catch (error) {
      if (controller.signal.aborted) return list.remove(id)
      fail(one, error)
    }
  }

  function finish({ id, events, isAlone }: Waiting, item: MediaItem): void {
    list.change(id, { progress: 1, onCancel: undefined })
    setTimeout(() => list.remove(id), STAYS)
    events.onStored(item)
    const isOnly = isAlone && !list.get().some((upload) => upload.progress < 1 && !upload.error)
    if (watchers.size > 0) watchers.forEach((watch) => watch(item, isOnly))
    else events.onUnseen(item.name, null)
  }

  function fail(one: Waiting, error: unknown): void {
    const { file, id, events } = one
    if (error instanceof CallError && error.code === 'too_large') return flash(one)
    const words = events.explain(error)
    list.change(id, { error: words, onCancel: () => list.remove(id), onRetry: () => enqueue(one) })
    if (watchers.size === 0) events.onUnseen(file.name, words)
  }

  return {
    list: list.get,
    subscribe: list.subscribe,
    /** Called for each uploaded file while mounted; `isOnly` where it was added alone and no other is under way. */
    watch: (watcher: (item: MediaItem, isOnly: boolean) => void) => {
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
        if (watchers.size === 0) list.removeFailed()
      }
    },
    add: (files: readonly File[], events: UploadEvents) => {
      const isAlone = files.length === 1
      const added = files.map((file) => ({ file, id: crypto.randomUUID(), events, isAlone }))
      list.removeFailed()
      list.add(added.map(({ id, file }) => ({ id, name: file.name, progress: 0 })))
      added.forEach(enqueue)
    },
  }
}

/** What `FileDrop` shows, with those who are to know of changes. */
function createUploadList() {
  let list: readonly Upload[] = []
  const listeners = new Set<() => void>()
  const set = (next: readonly Upload[]) => {
    list = next
    listeners.forEach((listener) => listener())
  }
  return {
    get: () => list,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add: (more: readonly Upload[]) => set([...list, ...more]),
    change: (id: string, values: Partial<Upload>) =>
      set(list.map((one) => (one.id === id ? { ...one, ...values } : one))),
    remove: (id: string) => set(list.filter((one) => one.id !== id)),
    removeFailed: () => set(list.filter((one) => !one.error)),
  }
}

/** Runs up to `atOnce` tasks at a time, the others in the order they were added. */
function createQueue<T>(atOnce: number, run: (one: T) => Promise<void>) {
  const waiting: T[] = []
  let running = 0
  const next = () => {
    if (running >= atOnce) return
    const one = waiting.shift()
    if (one === undefined) return
    running += 1
    void run(one).finally(() => {
      running -= 1
      next()
    })
  }
  return {
    add: (one: T) => {
      waiting.push(one)
      next()
    },
    /** Nothing where it runs already. */
    remove: (one: T) => {
      const at = waiting.indexOf(one)
      if (at !== -1) waiting.splice(at, 1)
    },
  }
}

/** The uploads of this tab. */
export const uploads = createUploads()
