/** Words that say nothing by themselves, English and Hindi. */
const fillers = new Set(
  (
    'a about after all also an and any are as at be been but by can could did do does for from had has have he her him his how i if in into is it its ' +
    'just me more most my no not now of on one only or other our she so some such than that the their them then there these they this to too ' +
    'up us very was we were what when which who why will with would you your ' +
    'और का की के को में से है हैं था थी थे हो ही भी यह वह ये वे मैं हम आप तो पर ने कि जो इस उस एक नहीं क्या कर करने लिए अपने बहुत कुछ'
  ).split(' '),
)

/** Letters with their marks, and what stands within a word: l’eau, self-made. */
const word = /[\p{L}\p{M}\p{N}]+(?:['’\-\u200c\u200d][\p{L}\p{M}\p{N}]+)*/gu

/**
 * Words by the number of texts that hold them, most first, then by the alphabet; without fillers and single letters.
 * @param most how many words at most
 */
export function countWords(
  texts: readonly string[],
  most: number,
): { readonly word: string; readonly texts: number }[] {
  const counts = new Map<string, number>()
  for (const text of texts) {
    const words = new Set(text.normalize('NFC').toLowerCase().match(word) ?? [])
    for (const one of words) if (one.length > 1 && !fillers.has(one)) counts.set(one, (counts.get(one) ?? 0) + 1)
  }
  return [...counts]
    .map(([one, count]) => ({ word: one, texts: count }))
    .sort((one, other) => other.texts - one.texts || (one.word < other.word ? -1 : 1))
    .slice(0, most)
}
