import type { MediaItem } from '@deckle/contract/media.ts'
import type { Upload } from '@deckle/ui/pickers/file-drop.tsx'
import { useCallback, useEffect, useRef, useState } from 'react'
import { uploadMedia } from './upload.ts'

/** Files on their way: several at once, each with its progress, its way to stop, and its own error in words. */
export function useUploads(onDone: (item: MediaItem) => void, explain: (error: unknown, file: File) => string) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const running = useRef(new Set<AbortController>())
  const latest = useRef({ onDone, explain })
  useEffect(() => {
    latest.current = { onDone, explain }
  })
  useEffect(() => {
    const all = running.current
    return () => all.forEach((one) => one.abort())
  }, [])

  const again = useRef<(file: File, id: string) => void>(() => {})
  const start = useCallback(async (file: File, id: string): Promise<void> => {
    const controller = new AbortController()
    running.current.add(controller)
    const change = (values: Partial<Upload>) =>
      setUploads((list) => list.map((one) => (one.id === id ? { ...one, ...values } : one)))
    const remove = () => setUploads((list) => list.filter((one) => one.id !== id))
    change({ error: undefined, progress: 0, onCancel: () => controller.abort() })
    try {
      const item = await uploadMedia(file, {
        signal: controller.signal,
        onProgress: (progress) => change({ progress: Math.min(progress, 0.99) }),
      })
      change({ progress: 1 })
      latest.current.onDone(item)
      setTimeout(remove, 2500)
    } catch (error) {
      if (controller.signal.aborted) remove()
      else change({ error: latest.current.explain(error, file), onRetry: () => again.current(file, id) })
    } finally {
      running.current.delete(controller)
    }
  }, [])

  useEffect(() => {
    again.current = (file, id) => void start(file, id)
  }, [start])

  const add = useCallback(
    (files: readonly File[]) => {
      for (const file of files) {
        const id = crypto.randomUUID()
        setUploads((list) => [...list.filter((one) => !one.error), { id, name: file.name, progress: 0 }])
        void start(file, id)
      }
    },
    [start],
  )
  return { uploads, add }
}
