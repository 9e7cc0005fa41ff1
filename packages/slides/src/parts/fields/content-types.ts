import { readerTypeRules, readerTypes, type ReaderType } from '@deckle/core/reader-type/reader-type.ts'

export const everyContentType: readonly ReaderType[] = readerTypes

/** Reader types that ask questions of choice. */
export const choiceContentTypes: readonly ReaderType[] = readerTypes.filter(
  (type) => type !== 'linklist' && type !== 'calculator',
)

/** Reader types that ask for a value: all but link lists. */
export const valueContentTypes: readonly ReaderType[] = readerTypes.filter((type) => type !== 'linklist')

/** Reader types that add points up. */
export const pointsContentTypes: readonly ReaderType[] = readerTypes.filter((type) => readerTypeRules[type].addsPoints)
