import { type RefObject, useEffect, useRef, useState } from 'react'
import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import type { SlideViewProps } from '../view.ts'

type UploadProps = Pick<
  SlideViewProps<unknown, AnswerByKind['uploader']>,
  'answer' | 'onAnswer' | 'onUpload' | 'uploadLimit' | 'words'
>

export interface Upload {
  /** The chosen file, or the one uploaded before. */
  readonly held: { readonly name: string; readonly size: number } | null
  /** Share uploaded, 0 … 1; null while no upload is running. */
  readonly share: number | null
  readonly error: string
  /** The file is stored on the device for later: the player's own button continues. */
  readonly isStored: boolean
  readonly choose: (file: File | undefined) => void
  /** Removes the file, also one that was uploaded before. */
  readonly reset: () => void
  readonly submit: () => Promise<void>
  readonly submitRef: RefObject<HTMLButtonElement | null>
  readonly fieldRef: RefObject<HTMLInputElement | null>
}

/** Milliseconds that "too large" is shown (product.md §9, "Error flash"). */
const flashMs = 1500

/** States of product.md §4, "Upload": a chosen file; Upload Again removes it; Continue uploads it. */
export function useUpload({ answer, onAnswer, onUpload, uploadLimit = 0, words }: UploadProps): Upload {
  const [file, setFile] = useState<File | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState('')
  const [isStored, setIsStored] = useState(false)
  const [isReset, setIsReset] = useState(false)
  const submitRef = useRef<HTMLButtonElement>(null)
  const fieldRef = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (error !== words.tooLarge) return
    const timer = setTimeout(() => setError(''), flashMs)
    return () => clearTimeout(timer)
  }, [error, words])
  useEffect(() => {
    // The pressed button has disappeared: focus moves to the one in its place.
    if (file) submitRef.current?.focus()
    else if (isReset) fieldRef.current?.focus()
  }, [file, isReset])
  const change = (chosen: File | null) => {
    setError('')
    setIsStored(false)
    setFile(chosen)
  }
  return {
    held: file ?? (isReset ? null : answer),
    share,
    error,
    isStored,
    submitRef,
    fieldRef,
    choose: (chosen) => {
      if (!chosen) return
      if (uploadLimit > 0 && chosen.size >= uploadLimit) setError(words.tooLarge)
      else change(chosen)
    },
    reset: () => {
      change(null)
      setIsReset(true)
    },
    submit: async () => {
      if (!file) return answer ? onAnswer(answer) : undefined
      if (!onUpload) return
      setError('')
      setShare(0)
      try {
        const { isOnDevice = false, ...uploaded } = await onUpload(file, setShare)
        setFile(null)
        setIsReset(false)
        setIsStored(isOnDevice)
        onAnswer({ kind: 'uploader', ...uploaded })
      } catch (failure) {
        setError(messageOf(failure as Error, words))
      }
      setShare(null)
    },
  }
}

function messageOf({ name, message }: Error, words: UploadProps['words']): string {
  const messages: Readonly<Record<string, string>> = {
    TooLarge: words.tooLarge,
    NotStored: words.notKept,
    Refused: message,
  }
  return messages[name] || words.uploadFailed
}
