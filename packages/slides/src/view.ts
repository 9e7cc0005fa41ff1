import type { ReactElement } from 'react'
import type { Answer } from '@deckle/core/deck/slide.ts'

export interface ShownVerdict {
  readonly correct: boolean | null
  readonly feedback: string | null
  /** Ids of the right options, or the right texts; empty where they are not shown. */
  readonly solution: readonly string[]
  readonly result?: ShownResult | null
  /** Where the slide leads, where marking decides: a slide's id, `deckEnd`, '' for the next slide. */
  readonly next?: string
}

/** A formula's result, null for an error; boolean for criteria. */
export interface ShownResult {
  readonly value: number | boolean | null
}

export interface UploadedFile {
  readonly file: string
  readonly name: string
  readonly size: number
  /** Stored on the device until the connection is back. */
  readonly isOnDevice?: boolean
}

/** The player's texts in the deck's language. */
export type PlayerWords = Readonly<Record<PlayerWord, string>>
type PlayerWord =
  | 'letUsKnow'
  | 'chooseOne'
  | 'chooseAll'
  | 'putInOrder'
  | 'moveUp'
  | 'moveDown'
  | 'uploadFile'
  | 'submit'
  | 'continue'
  | 'next'
  | 'back'
  | 'right'
  | 'wrong'
  | 'yourAnswer'
  | 'rightAnswer'
  | 'notAnswered'
  | 'playVideo'
  | 'videoFailed'
  | 'missingImage'
  | 'starsOf'
  | 'yes'
  | 'no'
  | 'upload'
  | 'uploadAgain'
  | 'uploadLimit'
  | 'tooLarge'
  | 'uploadFailed'
  | 'notKept'
  | 'fileKept'
  | 'fileSent'
  | 'calculate'
  | 'result'
  | 'error'
  | 'areYouSure'
  | 'cancel'
  | 'okay'
  | 'notOkay'
  | 'letters'
  | 'yourWord'
  | 'clear'
  | 'blank'
  | 'opensOutside'
  | 'yourResult'
  | 'byTopic'
  | 'outOf'
  | 'whatItIsMadeOf'
  | 'links'
  | 'learnMore'
  | 'opened'
  | 'strongest'
  | 'evenly'
  | 'finish'
  | 'progress'
  | 'slideOf'
  | 'secondsLeft'
  | 'sending'
  | 'waiting'
  | 'offline'
  | 'offlineUnkept'
  | 'endWaits'
  | 'endWaitsMore'
  | 'notStored'
  | 'asksAgain'
  | 'openAgain'
  | 'refused'
  | 'retry'
  | 'score'
  | 'rightOf'
  | 'passed'
  | 'failed'
  | 'thanks'
  | 'thanksMore'
  | 'resultsSoFar'
  | 'review'
  | 'again'
  | 'points'
  | 'streak'
  | 'time'
  | 'seconds'
  | 'rank'
  | 'best'
  | 'you'
  | 'answers'
  | 'share'
  | 'copied'
  | 'language'
  | 'listen'
  | 'stopListening'
  | 'poweredBy'
  | 'needsScript'
  | 'scale.agreement'
  | 'scale.love'
  | 'scale.likelihood'
  | 'scale.informal'

/** Props of a slide's view, in the player, the preview and the editor. `Data` is what `redact` returned. */
export interface SlideViewProps<Data, A extends Answer = Answer> {
  readonly slideId: string
  readonly data: Data
  /** Null before the first answer. */
  readonly answer: A | null
  readonly verdict: ShownVerdict | null
  /** The answer can't be changed: it has a verdict, or the slide is only shown. */
  readonly locked: boolean
  readonly onAnswer: (answer: A) => void
  readonly words: PlayerWords
  /** The deck's language, for numbers; English by default. */
  readonly language?: string | undefined
  readonly imageUrl: (mediaId: string, width: number) => string
  readonly fileUrl: (mediaId: string) => string
  /** Absent where uploads are impossible. */
  readonly onUpload?: ((file: File, onProgress: (share: number) => void) => Promise<UploadedFile>) | undefined
  /** Bytes; a file of this size is refused. 0 for no limit. */
  readonly uploadLimit?: number | undefined
  readonly hasUnsent?: boolean | undefined
}

export type SlideView<Data, A extends Answer = Answer> = (props: SlideViewProps<Data, A>) => ReactElement

/**
 * How the editor edits in place: parts call this context for each text and picture. Null in a player, where parts draw
 * plain content.
 */
export interface EditInPlace {
  /** Draws an editable text for the path (`question`, `options.<id>.text`). */
  readonly renderText: (
    path: string,
    text: string,
    options: { readonly multiline: boolean; readonly otherwise: string },
  ) => ReactElement
  /** Draws the control that changes a picture, over the picture itself. */
  readonly renderImage: (path: string, drawn: ReactElement | null) => ReactElement
  /** Draws the end of a list: the control that adds an item. */
  readonly renderListEnd: (path: string) => ReactElement | null
  /** Draws the tools of an item: mark as right, remove. */
  readonly renderItemTools: (path: string, itemId: string) => ReactElement | null
}
