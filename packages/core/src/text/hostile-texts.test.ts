import { expect, it } from 'vitest'
import { visitorChoice } from '../attribution/attribution.ts'
import { clientSlugFrom, clientSlugProblem } from '../client/client-slug.ts'
import { hostFrom, slugFrom, slugProblem } from '../deck/publication/publication.ts'
import { csvTable } from '../deck/translation-files/csv-table.ts'
import { fileText } from '../deck/translation-files/translation-text.ts'
import { fromXliff } from '../deck/translation-files/xliff-file.ts'
import { readFormula } from '../formula/formula.ts'
import { phoneKey } from '../lead/lead.ts'
import { parseCertificateNumber } from '../learning/certificate-number.ts'
import { plainName } from '../people/import-columns.ts'
import { searchWords } from '../article/search-words.ts'
import { countWords as countArticleWords } from '../article/reading.ts'
import { countLinks } from '../social/new-account.ts'
import { mentionedIn, textParts } from '../social/mention.ts'
import { isDomain } from '../sso/sso.ts'
import { tidyTagName } from '../tag/tag.ts'
import { slowTextsOf } from '../test/hostile-texts.ts'
import { canonicalInstant } from '../time/instant.ts'
import { referringHost, urlSlugProblem } from '../url/short-url.ts'
import { codeForm } from './code-form.ts'
import { countWords } from './count-words.ts'
import { activeCell, csvCell } from './csv-cell.ts'
import { emailForm, normaliseEmail } from './email-address.ts'
import { escapeHtml } from './escape-html.ts'
import { fileNameOf, harmlessFileName } from './file-name.ts'
import { maskAnswer } from './mask.ts'
import { maskDigits } from './mask-digits.ts'
import { splitName } from './name.ts'
import { isOwnPath } from './own-path.ts'
import { isBlank } from './is-blank.ts'
import { trimInvisible } from './trim-invisible.ts'
import { splitTexts } from './joined-texts.ts'
import { cutEnd } from './cut-end.ts'
import { readPhone } from './phone.ts'
import { comparableText } from './same-text.ts'
import { isNewPin } from './pin.ts'
import { createColumnFacts } from '../people/column-facts.ts'
import { readDay } from '../time/read-day.ts'
import { readNumber } from './read-number.ts'
import { readXml } from './read-xml.ts'
import { isSafeLink } from './safe-link.ts'
import { slug } from './slug.ts'
import { isSiteAddress } from './web-address.ts'

/** Everything of the domain that reads a text which people or programs send. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  activeCell,
  canonicalInstant,
  columnFacts: (text) => createColumnFacts().add(text, false),
  clientSlugFrom,
  clientSlugProblem,
  countArticleWords,
  countLinks,
  countWords: (text) => countWords([text], 100),
  codeForm,
  comparableText,
  csvCell,
  cutEnd: (text) => cutEnd(text, './'),
  csvTable,
  emailForm: (text) => emailForm.test(text),
  escapeHtml,
  fileNameOf,
  fileText,
  fromXliff,
  harmlessFileName,
  hostFrom,
  isBlank,
  trimInvisible,
  isDomain,
  isNewPin,
  isOwnPath,
  isSafeLink,
  isSiteAddress,
  maskAnswer,
  maskDigits,
  mentionedIn,
  normaliseEmail,
  parseCertificateNumber,
  phoneKey,
  plainName,
  readDay,
  readFormula,
  readNumber,
  readPhone,
  readXml,
  referringHost: (text) => referringHost(text, 'firm.in'),
  searchWords,
  slug,
  slugFrom,
  slugProblem,
  splitName,
  splitTexts: (text) => splitTexts(text, { orCommas: true }),
  textParts,
  tidyTagName,
  urlSlugProblem,
  visitorChoice: (text) => visitorChoice(text, 'client'),
}

/** Characters; longer than any text that these readers are given. */
const SIZE = 20_000

it.each(Object.entries(readers))('%s takes time in proportion to every hostile text', (_name, read) => {
  expect(slowTextsOf(read, SIZE)).toEqual([])
})

it('a pattern whose parts overlap is found', () => {
  const overlapping = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
  expect(slowTextsOf((text) => overlapping.test(text), SIZE / 3)).toContain('dots after an at sign')
})
