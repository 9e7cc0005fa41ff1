import type { Language } from '../deck.ts'
import type { DeckEdit } from '../edit/apply-edit.ts'
import { isSameLanguage } from './csv-file.ts'
import { type FileRow, fileText, slideOfId, textId, type TranslationText } from './translation-text.ts'

/** Why a row of a file is left out. */
export type RowProblem = 'no_id' | 'unknown_slide' | 'unknown_path' | 'too_long' | 'wrong_language' | 'repeated'

export interface LeftOut {
  readonly row: FileRow
  readonly problem: RowProblem
  /** The text that it is for, where that is known. */
  readonly text: TranslationText | null
  /** How long it is, in characters. */
  readonly length: number
}

/** A text that an import would change. */
export interface TextChange {
  readonly text: TranslationText
  readonly after: string
  /** The file was made of another source text than the deck has now. */
  readonly sourceChanged: boolean
}

/** What an import of a file would do. */
export interface ImportPlan {
  readonly changes: readonly TextChange[]
  /** Rows that say what is there already. */
  readonly same: number
  /** Rows without a translation; what is there stays. */
  readonly blank: number
  readonly leftOut: readonly LeftOut[]
}

/** What the rows of a file would change; blank ones change nothing, and of two for one text the first counts. */
export function planImport(
  rows: readonly FileRow[],
  deck: {
    readonly texts: readonly TranslationText[]
    readonly slideIds: ReadonlySet<string>
    readonly language: Language
  },
): ImportPlan {
  const byId = new Map(deck.texts.map((text) => [textId(text), text]))
  const seen = new Set<string>()
  const changes: TextChange[] = []
  const leftOut: LeftOut[] = []
  let [same, blank] = [0, 0]
  for (const row of rows) {
    const text = byId.get(row.id) ?? null
    const after = text ? fitted(row.target, text) : ''
    const problem = problemOf(row, { text, after, seen, deck })
    if (problem) leftOut.push({ row, problem, text, length: after.length })
    else if (after === '') blank += 1
    else if (text && after === text.target) same += 1
    else if (text)
      changes.push({ text, after, sourceChanged: row.source !== null && row.source !== fileText(text.source) })
    seen.add(row.id)
  }
  return { changes, same, blank, leftOut }
}

/** The plan as one edit. */
export function importEdit({ changes }: Pick<ImportPlan, 'changes'>, language: Language): DeckEdit {
  return {
    type: 'batch',
    edits: changes.map(({ text: { slideId, path }, after }) => ({
      type: 'setTranslation',
      language,
      slideId,
      path,
      text: after,
    })),
  }
}

/** A text as the deck keeps it: one line where the field has one. */
function fitted(target: string, { multiline }: TranslationText): string {
  const text = multiline ? target : target.replaceAll('\n', ' ')
  return text.trim() === '' ? '' : text
}

function problemOf(
  { id, language }: FileRow,
  given: {
    text: TranslationText | null
    after: string
    seen: ReadonlySet<string>
    deck: { readonly slideIds: ReadonlySet<string>; readonly language: Language }
  },
): RowProblem | null {
  const slideId = slideOfId(id)
  if (slideId === undefined) return 'no_id'
  if (language !== null && !isSameLanguage(language, given.deck.language)) return 'wrong_language'
  if (slideId !== null && !given.deck.slideIds.has(slideId)) return 'unknown_slide'
  if (!given.text) return 'unknown_path'
  if (given.seen.has(id)) return 'repeated'
  return given.after.length > given.text.max ? 'too_long' : null
}
