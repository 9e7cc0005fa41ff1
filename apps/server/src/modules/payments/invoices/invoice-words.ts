import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import type { PricePeriod } from '@deckle/core/plan/price.ts'

interface InvoiceWords {
  readonly invoice: string
  readonly credit_note: string
  readonly number: string
  readonly date: string
  readonly corrects: string
  readonly seller: string
  readonly buyer: string
  readonly taxNumber: string
  readonly item: string
  readonly amount: string
  readonly plan: string
  readonly periods: Readonly<Record<PricePeriod, string>>
  readonly from: string
  readonly forGood: string
  readonly net: string
  readonly tax: string
  readonly total: string
  readonly paid: string
  readonly sentBack: string
  readonly rounding: string
  readonly sandbox: string
  readonly page: string
  readonly undrawn: string
}

export const invoiceWords: Readonly<Record<InterfaceLanguage, InvoiceWords>> = {
  en: {
    invoice: 'Invoice {number}',
    credit_note: 'Credit note {number}',
    number: 'Number',
    date: 'Date',
    corrects: 'For the invoice',
    seller: 'From',
    buyer: 'To',
    taxNumber: 'Tax number: {number}',
    item: 'Description',
    amount: 'Amount',
    plan: 'Plan {plan}, {period}',
    periods: { once: 'bought once', month: 'one month', year: 'one year' },
    from: '{from} to {to}',
    forGood: 'from {from}, without an end',
    net: 'Amount without tax',
    tax: '{name} {rate} %',
    total: 'Total',
    paid: 'Paid in full.',
    sentBack: 'This amount was sent back to the account that paid.',
    rounding:
      'Tax is calculated once on the amount without tax and rounded half up to the smallest unit of the currency.',
    sandbox: 'TEST: made in the sandbox. No money was moved, and this is no tax document.',
    page: 'Page {page} of {pages}',
    undrawn: 'Characters shown as boxes, as no font has them: {characters}',
  },
  hi: {
    invoice: 'बिल {number}',
    credit_note: 'क्रेडिट नोट {number}',
    number: 'संख्या',
    date: 'तारीख़',
    corrects: 'जिस बिल के लिए',
    seller: 'विक्रेता',
    buyer: 'ख़रीदार',
    taxNumber: 'कर संख्या: {number}',
    item: 'विवरण',
    amount: 'राशि',
    plan: '{plan} प्लान, {period}',
    periods: { once: 'एक बार की ख़रीद', month: 'एक महीना', year: 'एक साल' },
    from: '{from} से {to} तक',
    forGood: '{from} से, हमेशा के लिए',
    net: 'कर से पहले की राशि',
    tax: '{name} {rate} %',
    total: 'कुल',
    paid: 'पूरा भुगतान हो चुका है।',
    sentBack: 'यह राशि उसी खाते में लौटाई गई जिससे भुगतान हुआ था।',
    rounding: 'कर एक बार, कर से पहले की राशि पर निकाला जाता है और मुद्रा की सबसे छोटी इकाई तक पूर्णांकित होता है (आधा ऊपर)।',
    sandbox: 'परीक्षण: यह सैंडबॉक्स में बना है। कोई पैसा नहीं लिया गया और यह कर का दस्तावेज़ नहीं है।',
    page: 'पृष्ठ {page} / {pages}',
    undrawn: 'ये अक्षर किसी फ़ॉन्ट में नहीं हैं, इसलिए डिब्बे दिखते हैं: {characters}',
  },
}
