import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import { useEdit } from '../parts/edit-context.ts'
import { fill } from '../parts/fill.ts'
import { Question } from '../parts/question.tsx'
import { Text } from '../parts/text.tsx'
import type { SlideViewProps } from '../view.ts'
import { bytesInWords } from './bytes-in-words.ts'
import type { UploaderPlay } from './scoring.ts'

type UploaderProps = SlideViewProps<UploaderPlay, AnswerByKind['uploader']>

/** How long a refusal for size is shown, in milliseconds (product.md §9, "Error flash"). */
const flashMs = 1500

/** A file is held; Upload Again resets to none; Continue hands it in (product.md §4, "Upload"). */
export function UploaderView({
  data,
  answer,
  onAnswer,
  locked,
  onUpload,
  uploadLimit = 0,
  hasUnsent = false,
  ...props
}: UploaderProps) {
  const { words } = props
  const edit = useEdit()
  const inputId = useId()
  const [file, setFile] = useState<File | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [trouble, setTrouble] = useState('')
  /** Handed in without a connection: the player's own button goes on. */
  const [isKept, setIsKept] = useState(false)
  useEffect(() => {
    if (trouble !== words.tooLarge) return
    const timer = setTimeout(() => setTrouble(''), flashMs)
    return () => clearTimeout(timer)
  }, [trouble, words])
  /** The file that was handed in before is taken back too. */
  const [isReset, setIsReset] = useState(false)
  const onward = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // What was pressed is gone: the focus goes to what stands in its place.
    if (file) onward.current?.focus()
    else if (isReset) field.current?.focus()
  }, [file, isReset])
  const held = file ?? (isReset ? null : answer)
  const choose = (chosen: File | undefined) => {
    if (!chosen) return
    if (uploadLimit > 0 && chosen.size >= uploadLimit) return setTrouble(words.tooLarge)
    setTrouble('')
    setIsKept(false)
    setFile(chosen)
  }
  const reset = () => {
    setTrouble('')
    setIsKept(false)
    setFile(null)
    setIsReset(true)
  }
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    choose(currentTarget.files?.[0])
    // The same file may be chosen again.
    currentTarget.value = ''
  }
  const handIn = async () => {
    if (!file) return answer ? onAnswer(answer) : undefined
    if (!onUpload) return
    setTrouble('')
    setShare(0)
    try {
      const { isKept: waits = false, ...handedIn } = await onUpload(file, setShare)
      setFile(null)
      setIsReset(false)
      setIsKept(waits)
      onAnswer({ kind: 'uploader', ...handedIn })
    } catch (error) {
      const { name, message } = error as Error
      const told: Readonly<Record<string, string>> = {
        TooLarge: words.tooLarge,
        NotKept: words.notKept,
        Refused: message,
      }
      setTrouble(told[name] || words.uploadFailed)
    }
    setShare(null)
  }
  return (
    <Question question={data.question} image={data.image} prompt={words.uploadFile} {...props}>
      {(labelledBy) => (
        <div className="dk-form dk-upload">
          {!held && (
            <>
              {!edit && (
                <input
                  ref={field}
                  id={inputId}
                  type="file"
                  className="dk-sr"
                  aria-describedby={labelledBy}
                  disabled={locked}
                  onChange={onChange}
                />
              )}
              {/* The field takes files by keyboard; dropping is for the pointer alone. */}
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
              <label
                htmlFor={edit ? undefined : inputId}
                className="dk-button dk-second dk-drop"
                onDragOver={(event) => event.preventDefault()}
                onDrop={(event) => {
                  event.preventDefault()
                  choose(event.dataTransfer.files[0])
                }}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M12 16V5M7 10l5-5 5 5M5 19h14" />
                </svg>
                <span>
                  <Text path="button" text={data.button} otherwise={words.upload} />
                </span>
              </label>
            </>
          )}
          {held && (
            <>
              <p className="dk-file">
                <strong dir="auto">{held.name}</strong>
                <bdi>{bytesInWords(held.size)}</bdi>
              </p>
              {share !== null && <progress aria-label={words.sending} max={1} value={share} />}
              <div className="dk-acts">
                {!isKept && (
                  <button
                    ref={onward}
                    type="button"
                    className="dk-button dk-main"
                    disabled={locked || share !== null}
                    onClick={() => void handIn()}
                  >
                    {words.continue}
                  </button>
                )}
                <button
                  type="button"
                  className="dk-button dk-second"
                  disabled={locked || share !== null}
                  onClick={reset}
                >
                  {words.uploadAgain}
                </button>
              </div>
            </>
          )}
          <p className="dk-soft" role="status">
            {isKept && (hasUnsent ? words.fileKept : words.fileSent)}
          </p>
          {uploadLimit > 0 && <p className="dk-soft">{fill(words.uploadLimit, { n: bytesInWords(uploadLimit) })}</p>}
          <p className="dk-trouble" role="alert">
            {trouble}
          </p>
        </div>
      )}
    </Question>
  )
}
