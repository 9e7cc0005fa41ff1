import type { Language } from '../deck.ts'
import type { DeckEdit } from '../edit/apply-edit.ts'
import { isSameLanguage } from './csv-file.ts'
import { type FileRow, fileText, slideOfId, textId, type TranslationText } from './translation-text.ts'

type RowProblem = 'no_id' | 'unknown_slide' | 'unknown_path' | 'too_long' | 'wrong_language' | 'repeated'

export interface LeftOut {
  readonly row: FileRow
  readonly problem: RowProblem
  /** Null where the row names no known text. */
  readonly text: TranslationText | null
  /** In characters. */
  readonly length: number
}

interface TextChange {
  readonly text: TranslationText
  readonly after: string
  /** The file was made from another source text than the deck's present one. */
  readonly sourceChanged: boolean
}

export interface ImportPlan {
  readonly changes: readonly TextChange[]
  /** Rows equal to the present translation. */
  readonly same: number
  readonly blank: number
  readonly leftOut: readonly LeftOut[]
}

/** Blank rows change nothing; of several rows for one text the first counts. */
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

/** As the deck stores it: on one line unless the field is multiline. */
function fitted(target: string, { multiline }: TranslationText): string {
  const text = multiline ? target : target.replaceAll('\n', ' ')
  return text.trim() === '' ? '' : text
}

function problemOf(
  { id, language }: FileRow,
  context: {
    text: TranslationText | null
    after: string
    seen: ReadonlySet<string>
    deck: { readonly slideIds: ReadonlySet<string>; readonly language: Language }
  },
): RowProblem | null {
  const slideId = slideOfId(id)
  if (slideId === undefined) return 'no_id'
  if (language !== null && !isSameLanguage(language, context.deck.language)) return 'wrong_language'
  if (slideId !== null && !context.deck.slideIds.has(slideId)) return 'unknown_slide'
  if (!context.text) return 'unknown_path'
  if (context.seen.has(id)) return 'repeated'
  return context.after.length > context.text.max ? 'too_long' : null
}
