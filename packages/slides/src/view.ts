import type { ReactElement } from 'react'
import type { Answer } from '@deckle/core/deck/slide.ts'

/** What the person is shown after an answer. */
export interface ShownVerdict {
  readonly correct: boolean | null
  readonly feedback: string | null
  /** Ids of the right options, or the right texts; empty where they are not shown. */
  readonly solution: readonly string[]
  /** On a slide that computes. */
  readonly result?: ShownResult | null
  /** Where the slide leads, if marking decides: a slide's id, `deckEnd`, '' for the next slide. */
  readonly next?: string
}

/** A formula's result; null for an error. Criteria are true or false. */
export interface ShownResult {
  readonly value: number | boolean | null
}

export interface UploadedFile {
  readonly file: string
  readonly name: string
  readonly size: number
  /** On the device until the connection is back. */
  readonly isOnDevice?: boolean
}

/** The player's words in the deck's language. */
export type PlayerWords = Readonly<Record<PlayerWord, string>>
export type PlayerWord =
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

/** The props of a slide's view, in the player, the preview and the editor. `Data` is what `redact` returned. */
export interface SlideViewProps<Data, A extends Answer = Answer> {
  readonly slideId: string
  readonly data: Data
  /** Null before the first answer. */
  readonly answer: A | null
  readonly verdict: ShownVerdict | null
  /** The answer can't be changed: there is a verdict, or the slide is only shown. */
  readonly locked: boolean
  /** Submits an answer. */
  readonly onAnswer: (answer: A) => void
  readonly words: PlayerWords
  /** The deck's language, for numbers; English by default. */
  readonly language?: string | undefined
  readonly imageUrl: (mediaId: string, width: number) => string
  /** Of a video or another file. */
  readonly fileUrl: (mediaId: string) => string
  /** Absent where nothing can be uploaded. */
  readonly onUpload?: ((file: File, onProgress: (share: number) => void) => Promise<UploadedFile>) | undefined
  /** In bytes: a file of this size is refused; 0 for no limit. */
  readonly uploadLimit?: number | undefined
  /** There are unsent answers. */
  readonly hasUnsent?: boolean | undefined
}

export type SlideView<Data, A extends Answer = Answer> = (props: SlideViewProps<Data, A>) => ReactElement

/**
 * How the editor edits in place: parts ask this context for each text and picture they draw.
 * Absent (null) in a player, where a part draws plain content.
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
  /** Draws what stands after a list: the way to add an item. */
  readonly renderListEnd: (path: string) => ReactElement | null
  /** Draws what stands beside an item: mark as right, remove. */
  readonly renderItemTools: (path: string, itemId: string) => ReactElement | null
}
