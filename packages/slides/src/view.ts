import type { ReactElement } from 'react'
import type { Answer } from '@deckle/core/deck/slide.ts'

/** What the person is told after an answer; null feedback where the deck gives none. */
export interface ShownVerdict {
  readonly correct: boolean | null
  readonly feedback: string | null
  /** Ids of the right options, or the right texts; empty where nothing is revealed. */
  readonly solution: readonly string[]
  /** What the answer came to, on a slide that computes; absent on all others. */
  readonly result?: ShownResult | null
  /** Where the slide leads, where only the marker can say: a slide's id, `deckEnd`, '' for the following slide. */
  readonly next?: string
}

/** What a formula came to; null for an error. Criteria come to true or false. */
export interface ShownResult {
  readonly value: number | boolean | null
}

/** A file that was handed in. */
export interface UploadedFile {
  readonly file: string
  readonly name: string
  readonly size: number
  /** Kept on the device until the connection is back. */
  readonly isKept?: boolean
}

/** Words of the player, in the deck's language: a bare catalogue. */
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

/** What a slide's view is given. `Data` is what `redact` returned; the same view stands in player, preview and editor. */
export interface SlideViewProps<Data, A extends Answer = Answer> {
  readonly slideId: string
  readonly data: Data
  /** The answer given or being changed; null before the first. */
  readonly answer: A | null
  readonly verdict: ShownVerdict | null
  /** No more answers: a verdict is there, or the slide is only shown. */
  readonly locked: boolean
  /** Commits an answer with one act; the view says nothing more about it until the props change. */
  readonly onAnswer: (answer: A) => void
  readonly words: PlayerWords
  /** The deck's language, for numbers; English where absent. */
  readonly language?: string | undefined
  /** Address of a picture at the given width in pixels. */
  readonly imageUrl: (mediaId: string, width: number) => string
  /** Address of another file (video, audio) by its media id. */
  readonly fileUrl: (mediaId: string) => string
  /** Hands in a file, telling the share that is sent; rejects where it can't be. Absent where nothing is handed in. */
  readonly onUpload?: ((file: File, onProgress: (share: number) => void) => Promise<UploadedFile>) | undefined
  /** A file of as many bytes, or more, is refused; 0 for no limit. */
  readonly uploadLimit?: number | undefined
  /** Answers wait to be sent. */
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
