import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'

export interface MobileWords {
  readonly title: string
  readonly intro: string
  readonly fields: { readonly email: string; readonly name: string; readonly subject: string; readonly text: string }
  readonly optional: string
  readonly send: string
  /** Beside a field that people don't see. */
  readonly trap: string
  readonly problems: string
  readonly sent: { readonly title: string; readonly text: string; readonly again: string }
  readonly other: string
  readonly home: string
}

export const mobileWords: Readonly<Record<InterfaceLanguage, MobileWords>> = {
  en: {
    title: 'Ask for help',
    intro: 'Write what you want to know. You are sent a mail with a link: open it, and somebody answers you.',
    fields: { email: 'Your e-mail', name: 'Your name', subject: 'What is it about?', text: 'Your question' },
    optional: 'optional',
    send: 'Send question',
    trap: 'Leave this empty',
    problems: 'Nothing was sent yet. Please look at the marked fields.',
    sent: {
      title: 'Look into your mail',
      text: 'We have sent you a link. Open it within seven days, and your question reaches us. What you wrote is stored until then.',
      again: 'Ask something else',
    },
    other: 'हिन्दी में',
    home: 'To sign-in',
  },
  hi: {
    title: 'मदद माँगें',
    intro: 'लिखें कि आप क्या जानना चाहते हैं। आपको एक लिंक वाला मेल मिलेगा: उसे खोलें, फिर कोई आपको जवाब देगा।',
    fields: { email: 'आपका ई-मेल', name: 'आपका नाम', subject: 'यह किस बारे में है?', text: 'आपका सवाल' },
    optional: 'वैकल्पिक',
    send: 'सवाल भेजें',
    trap: 'इसे ख़ाली छोड़ें',
    problems: 'अभी कुछ नहीं भेजा गया। कृपया चिह्नित जगहें देखें।',
    sent: {
      title: 'अपना मेल देखें',
      text: 'हमने आपको एक लिंक भेजा है। उसे सात दिन के भीतर खोलें, तब आपका सवाल हम तक पहुँचेगा। तब तक आपका लिखा सुरक्षित है।',
      again: 'कुछ और पूछें',
    },
    other: 'In English',
    home: 'साइन इन पर जाएँ',
  },
}
