import type { Catalogue } from '../catalogue.ts'

export const notifications: Catalogue['notifications'] = {
  shared: { title: 'डेक “{name}” आपके साथ साझा हुआ', text: '' },
  upgrade_asked: { title: '{name} प्लान {plan} माँग रहे हैं', text: '{text}' },
  upgrade_asked_of_operators: { title: '{client} के {name} प्लान {plan} माँग रहे हैं', text: '{text}' },
  upgrade_forwarded: { title: 'प्लान {plan} का आपका अनुरोध आगे भेज दिया गया', text: '{text}' },
  upgrade_granted: { title: 'प्लान {plan} अब आपका है', text: '{text}' },
  upgrade_granted_for: { title: '{name} के अनुरोध पर अब आपके संगठन के पास प्लान {plan} है', text: '{text}' },
  upgrade_refused: { title: 'प्लान {plan} का आपका अनुरोध अस्वीकार हुआ', text: '{text}' },
  upgrade_refused_for: { title: 'प्लान {plan} के लिए {name} का अनुरोध अस्वीकार हुआ', text: '{text}' },
}
