import type { Catalogue } from '../sections.ts'

export const words: Catalogue<typeof import('../en/table-export.ts').words> = {
  export: 'निर्यात करें',
  of: 'निर्यात करें: {name}',
  begins: 'तैयार हो रहा है …',
  rowsOf: '{total, number} में से {arrived, number} पंक्तियाँ',
  bytesOf: '{bytes} · {total, plural, one {# पंक्ति} other {# पंक्तियाँ}}',
  stopOf: 'निर्यात रोकें: {name}',
  stopped: 'निर्यात रोक दिया गया',
  csv: { label: 'CSV', text: 'किसी भी स्प्रेडशीट या प्रोग्राम के लिए' },
  pdf: { label: 'रिपोर्ट (PDF)', text: 'छापने या भेजने के लिए' },
  xlsx: { label: 'Excel (XLSX)', text: 'असली तारीख़ों और संख्याओं के साथ' },
}
