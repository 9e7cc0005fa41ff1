import { readerTypeRules, readerTypes, type ReaderType } from '@deckle/core/reader-type/reader-type.ts'

export const everyContentType: readonly ReaderType[] = readerTypes

/** Reader types with choice questions. */
export const choiceContentTypes: readonly ReaderType[] = readerTypes.filter(
  (type) => type !== 'linklist' && type !== 'calculator',
)

/** Reader types with questions for a value: all but link lists. */
export const valueContentTypes: readonly ReaderType[] = readerTypes.filter((type) => type !== 'linklist')

export const pointsContentTypes: readonly ReaderType[] = readerTypes.filter((type) => readerTypeRules[type].addsPoints)
