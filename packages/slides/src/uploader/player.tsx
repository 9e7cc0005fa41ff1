import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import { fill } from '../parts/answers/fill.ts'
import { Question } from '../parts/view/question.tsx'
import type { SlideViewProps } from '../view.ts'
import { bytesInWords } from './bytes-in-words.ts'
import { ChooseFile } from './choose-file.tsx'
import { HeldFile } from './held-file.tsx'
import type { UploaderPlay } from './scoring.ts'
import { useUpload } from './use-upload.ts'

type UploaderProps = SlideViewProps<UploaderPlay, AnswerByKind['uploader']>

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
  const upload = useUpload({ answer, onAnswer, onUpload, uploadLimit, words })
  const { held, isStored, error } = upload
  return (
    <Question question={data.question} image={data.image} prompt={words.uploadFile} {...props}>
      {(labelledBy) => (
        <div className="dk-form dk-upload">
          {held ? (
            <HeldFile upload={upload} file={held} locked={locked} words={words} />
          ) : (
            <ChooseFile
              {...upload}
              text={data.button}
              otherwise={words.upload}
              labelledBy={labelledBy}
              locked={locked}
            />
          )}
          <p className="dk-soft" role="status">
            {isStored && (hasUnsent ? words.fileKept : words.fileSent)}
          </p>
          {uploadLimit > 0 && <p className="dk-soft">{fill(words.uploadLimit, { n: bytesInWords(uploadLimit) })}</p>}
          <p className="dk-trouble" role="alert">
            {error}
          </p>
        </div>
      )}
    </Question>
  )
}
