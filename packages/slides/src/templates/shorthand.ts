import type { PictureName } from './pictures/pictures.ts'
import type { Words } from './template.ts'

/** Shorthand for what templates have many of. Pure data. */

const mark = (right: readonly number[], at: number): 'checked' | '' => (right.includes(at) ? 'checked' : '')

/**
 * Options of a choice.
 * @param right indexes of the right ones; none where nothing is right or wrong
 */
export const options = (right: readonly number[], ...texts: readonly Words[]) =>
  texts.map((text, at) => ({ text, correct: mark(right, at) }))

export const truth = (isTrue: boolean) => options([isTrue ? 0 : 1], ['True', 'सही'], ['False', 'ग़लत'])

/** Neither is right or wrong. */
export const yesNo = () => options([], ['Yes', 'हाँ'], ['No', 'नहीं'])

export const pictureOptions = (right: readonly number[], ...items: readonly (readonly [PictureName, Words])[]) =>
  items.map(([image, text], at) => ({ image, text, correct: mark(right, at) }))

export const scoredOptions = (...items: readonly (readonly [points: number, Words])[]) =>
  items.map(([option, caption]) => ({ caption, option }))

/** Always, mostly, now and then, never. */
export const howOften = () =>
  scoredOptions(
    [10, ['Always', 'हमेशा']],
    [7, ['Mostly', 'ज़्यादातर']],
    [3, ['Now and then', 'कभी-कभी']],
    [0, ['Never', 'कभी नहीं']],
  )

export const taggedOptions = (...items: readonly (readonly [tag: string, Words])[]) =>
  items.map(([tag, option]) => ({ option, tags: [tag] }))

/** Items of a link list that open an address. */
export const links = (...items: readonly (readonly [address: string, Words, PictureName?])[]) =>
  items.map(([caption, option, image]) => ({ caption, option, ...(image ? { image } : {}) }))

/** Items of a link list that lead to a slide. */
export const ways = (...items: readonly (readonly [slideId: string, Words, PictureName?])[]) =>
  items.map(([slide, option, image]) => ({ slide, option, ...(image ? { image } : {}) }))
