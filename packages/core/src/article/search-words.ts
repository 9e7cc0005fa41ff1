/** Characters of a word that count. */
const LONGEST = 60

/** The words of a text as they are searched: runs of letters, marks and digits of any script, in lower case, Latin letters without accents. */
export const searchWords = (text: string): readonly string[] =>
  (plain(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => [...word].slice(0, LONGEST).join(''))

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
