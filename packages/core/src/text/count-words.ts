/** Words that say nothing by themselves, English and Hindi. */
const fillers = new Set(
  (
    "a about above after again against all already also although always am an and another any are aren't around as at away be because been before being below between both but by can can't cannot could couldn't did didn't do does doesn't doing don't down during each either else even ever every few for from further get gets got had hadn't has hasn't have haven't having he her here hers herself him himself his how however i i'd i'll i'm i've if in into is isn't it it's its itself just let like made make many may me might mine more most much must my myself neither never no nor not now of off on once one only or other our ours ourselves out over own please quite rather really same shall she should shouldn't since so some still such than that that's the their theirs them themselves then there there's these they they're this those though through thus to too under until up upon us very was wasn't we we're well were weren't what when where whether which while who whom whose why will with within without won't would wouldn't yes yet you you're your yours yourself " +
    'अगर अपना अपनी अपने अब अभी आदि आप आपका आपकी आपके इतना इन इनका इनकी इनके इन्हें इस इसका इसकी इसके इसमें इसलिए इसी इसे उतना उन उनका उनकी उनके उन्हें उन्होंने उस उसका उसकी उसके उसने उसमें उसी उसे एक एवं ऐसा ऐसी ऐसे ओर और कई कब कभी कम कर करके करता करती करते करना करने करें कहाँ कहा का काफी किंतु कि कितना कितने किन किया किस किसी किसे की कुछ के केवल को कोई कौन कौनसा क्या क्यों क्योंकि गई गए गया चाहिए जब जहाँ जा जाता जाती जाते जाना जाने जितना जिन जिस जिसका जिसकी जिसके जिसमें जिसे जैसा जैसे जो तक तथा तब तरह तो था थी थीं थे दिया दी दे देना दो दोनों द्वारा न नहीं ना नीचे ने पर परंतु पहले फिर बहुत बाद बार बिना बीच भी मगर मुझे में मेरा मेरी मेरे मैं मैंने यदि यह यहाँ यही या ये रखें रहा रही रहे लिए लिया ले लेकिन लेना व वह वहाँ वही वाला वाली वाले वे वो सब सबसे सभी साथ सिर्फ से हम हमारा हमारी हमारे हमें ही हुआ हुई हुए है हैं हो होता होती होते होना होने'
  )
    .split(' ')
    .map((filler) => filler.normalize('NFC')),
)

/** Letters with their marks, and what stands within a word: l’eau, self-made. */
const word = /[\p{L}\p{M}\p{N}]+(?:['’\-\u200c\u200d][\p{L}\p{M}\p{N}]+)*/gu

/** Scripts that put no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** By spaces and signs where these part words, which is ten times as fast, else by the dictionary of Unicode's rules. */
function wordsIn(text: string): readonly string[] {
  if (!unspaced.test(text)) return text.match(word) ?? []
  return [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
}

/** A single letter says nothing, a single character of Chinese does. */
const saysSomething = (one: string): boolean => (one.length > 1 || unspaced.test(one)) && !fillers.has(one)

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
    const words = new Set(wordsIn(text.normalize('NFC').toLowerCase().replaceAll('’', "'")))
    for (const one of words) if (saysSomething(one)) counts.set(one, (counts.get(one) ?? 0) + 1)
  }
  return [...counts]
    .map(([one, count]) => ({ word: one, texts: count }))
    .sort((one, other) => other.texts - one.texts || (one.word < other.word ? -1 : 1))
    .slice(0, most)
}
