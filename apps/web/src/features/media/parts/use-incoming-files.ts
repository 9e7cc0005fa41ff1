import { useEffect, useRef } from 'react'

/** Sends files that were there before the list: once. */
export function useFilesOnce(files: readonly File[] | undefined, add: (files: readonly File[]) => void): void {
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current || !files || files.length === 0) return
    isSent.current = true
    add(files)
  }, [files, add])
}

/** Sends files that are pasted anywhere, instead of what else a paste would do. */
export function usePastedFiles(add: (files: readonly File[]) => void): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      event.stopPropagation()
      add(files)
    }
    document.addEventListener('paste', onPaste, true)
    return () => document.removeEventListener('paste', onPaste, true)
  }, [add])
}
