import type { PlayerWords } from '../view.ts'
import { bytesInWords } from './bytes-in-words.ts'
import type { Upload } from './use-upload.ts'

interface HeldFileProps {
  readonly upload: Upload
  readonly file: NonNullable<Upload['held']>
  readonly locked: boolean
  readonly words: PlayerWords
}

export function HeldFile({ upload, file, locked, words }: HeldFileProps) {
  const { share, isStored, submit, submitRef, reset } = upload
  const isDisabled = locked || share !== null
  return (
    <>
      <p className="dk-file">
        <strong dir="auto">{file.name}</strong>
        <bdi>{bytesInWords(file.size)}</bdi>
      </p>
      {share !== null && <progress aria-label={words.sending} max={1} value={share} />}
      <div className="dk-acts">
        {!isStored && (
          <button
            ref={submitRef}
            type="button"
            className="dk-button dk-main"
            disabled={isDisabled}
            onClick={() => void submit()}
          >
            {words.continue}
          </button>
        )}
        <button type="button" className="dk-button dk-second" disabled={isDisabled} onClick={reset}>
          {words.uploadAgain}
        </button>
      </div>
    </>
  )
}
