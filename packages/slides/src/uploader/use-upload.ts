import { type RefObject, useEffect, useRef, useState } from 'react'
import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import type { SlideViewProps } from '../view.ts'

export type UploadProps = Pick<
  SlideViewProps<unknown, AnswerByKind['uploader']>,
  'answer' | 'onAnswer' | 'onUpload' | 'uploadLimit' | 'words'
>

export interface Upload {
  /** The chosen file, or the one uploaded before. */
  readonly held: { readonly name: string; readonly size: number } | null
  /** Of the upload, 0 … 1; null while nothing is uploaded. */
  readonly share: number | null
  readonly error: string
  /** The file is kept for later: the player's own button continues. */
  readonly isKept: boolean
  readonly choose: (file: File | undefined) => void
  /** Back to no file: also one that was uploaded before. */
  readonly reset: () => void
  readonly submit: () => Promise<void>
  readonly submitRef: RefObject<HTMLButtonElement | null>
  readonly fieldRef: RefObject<HTMLInputElement | null>
}

/** Milliseconds that a refusal for size is shown (product.md §9, "Error flash"). */
const flashMs = 1500

/** A file is held; Upload Again resets to none; Continue uploads it (product.md §4, "Upload"). */
export function useUpload({ answer, onAnswer, onUpload, uploadLimit = 0, words }: UploadProps): Upload {
  const [file, setFile] = useState<File | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [isKept, setIsKept] = useState(false)
  const [isReset, setIsReset] = useState(false)
  const [error, setError] = useFlash(words.tooLarge)
  const focus = useFocusOnChange(file, isReset)
  const change = (chosen: File | null) => {
    setError('')
    setIsKept(false)
    setFile(chosen)
  }
  const upload = async (chosen: File, send: NonNullable<UploadProps['onUpload']>) => {
    setError('')
    setShare(0)
    try {
      const { isKept: isStored = false, ...uploaded } = await send(chosen, setShare)
      setFile(null)
      setIsReset(false)
      setIsKept(isStored)
      onAnswer({ kind: 'uploader', ...uploaded })
    } catch (failure) {
      setError(messageOf(failure as Error, words))
    }
    setShare(null)
  }
  return {
    held: file ?? (isReset ? null : answer),
    share,
    error,
    isKept,
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
      if (file && onUpload) await upload(file, onUpload)
      else if (!file && answer) onAnswer(answer)
    },
    ...focus,
  }
}

/** A text that disappears by itself where it is the flashing one. */
function useFlash(flashing: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState('')
  useEffect(() => {
    if (text !== flashing) return
    const timer = setTimeout(() => setText(''), flashMs)
    return () => clearTimeout(timer)
  }, [text, flashing])
  return [text, setText]
}

/** The pressed button is gone: the focus goes to the one in its place. */
function useFocusOnChange(file: File | null, isReset: boolean): Pick<Upload, 'submitRef' | 'fieldRef'> {
  const submitRef = useRef<HTMLButtonElement>(null)
  const fieldRef = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (file) submitRef.current?.focus()
    else if (isReset) fieldRef.current?.focus()
  }, [file, isReset])
  return { submitRef, fieldRef }
}

function messageOf({ name, message }: Error, words: UploadProps['words']): string {
  const messages: Readonly<Record<string, string>> = {
    TooLarge: words.tooLarge,
    NotKept: words.notKept,
    Refused: message,
  }
  return messages[name] || words.uploadFailed
}
