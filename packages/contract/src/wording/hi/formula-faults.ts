import { FORMULA_LENGTH } from '@deckle/core/formula/formula.ts'
import type { FaultTexts } from '../texts.ts'

export const formulaFaults: FaultTexts = {
  empty: () => 'सूत्र खाली है।',
  too_long: () => `सूत्र ${FORMULA_LENGTH} अक्षरों से लंबा है।`,
  too_deep: () => 'एक के भीतर एक बहुत अधिक कोष्ठक हैं।',
  unknown_character: (what) => `सूत्र में “${what}” का कोई अर्थ नहीं है।`,
  unknown_name: (what) => `“${what}” ज्ञात नहीं है। चरों के नाम varA से varZ हैं।`,
  bad_number: (what) => `“${what}” कोई संख्या नहीं है।`,
  decimal_comma: (what) => `दशमलव के लिए बिंदु लगाएँ: ${what}।`,
  value_expected: (what) => (what === '' ? 'अंत में कोई संख्या, चर या फ़ंक्शन छूट गया है।' : `“${what}” से पहले कोई मान छूट गया है।`),
  operator_expected: (what) => `“${what}” से पहले + या * जैसा चिह्न छूट गया है।`,
  unclosed: () => 'यह कोष्ठक बंद नहीं हुआ।',
  not_opened: () => 'यह कोष्ठक खोला नहीं गया था।',
  chained_comparison: (what) => `दो तुलनाओं को “and” से जोड़ें: “${what}” केवल दो मानों की तुलना करता है।`,
  wrong_count: (what) => `${what} के कोष्ठकों में मान कम या अधिक हैं।`,
  parentheses_expected: (what) => `${what} के मान कोष्ठकों में लिखें: ${what}(…)।`,
  unset: (what) => `${what} का कोई मान नहीं है।`,
  zero_division: () => 'यहाँ शून्य से भाग दिया जा रहा है।',
  outside_domain: (what) => `इस मान के लिए ${what} नहीं निकाला जा सकता।`,
  too_large: () => 'संख्या बहुत बड़ी हो जाती है।',
}
