import type { Catalogue } from '../catalogue.ts'

export const flowTable: Catalogue['flowTable'] = {
  name: 'रास्ते',
  headings: ['चरण', 'कहाँ से', 'अगला चरण', 'कहाँ', 'लोग', 'हिस्सा (%)'],
  steps: { source: 'स्रोत', article: 'लेख', deck: 'डेक', lead: 'संपर्क दिया', course: 'कोर्स' },
  direct: 'सीधे या अज्ञात',
  others: 'अन्य',
  ended: 'आगे नहीं गए',
}
