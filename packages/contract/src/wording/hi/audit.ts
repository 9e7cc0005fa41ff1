import type { AuditTexts } from '../texts.ts'

export const auditTexts: AuditTexts = {
  columns: {
    at: 'कब',
    actor: 'किसने',
    by: 'उनकी ओर से',
    client: 'संगठन',
    kind: 'प्रकार',
    text: 'क्या',
    subject: 'किस पर',
    address: 'नेटवर्क पता',
  },
  kinds: {
    sign_in: 'साइन-इन',
    export: 'एक्सपोर्ट',
    people: 'लोग',
    access: 'लाइसेंस और ऐक्सेस',
    settings: 'सेटिंग',
    content: 'कोर्स और सामग्री',
    learning: 'लर्नर और नियम',
    deletion: 'हटाना',
    connection: 'वेबहुक और लिंक',
    billing: 'बिलिंग',
    operator: 'ऑपरेटर',
    installation: 'इंस्टॉलेशन',
  },
  system: 'Deckle',
}
