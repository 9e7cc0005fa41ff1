import { links, ways } from '../shorthand.ts'
import { type DeckTemplate, slide } from '../template.ts'

export const eventHub: DeckTemplate = {
  key: 'event-hub',
  name: ['Event hub', 'आयोजन की पूरी जानकारी'],
  purpose: [
    'Programme, way and tickets of an event behind one QR code.',
    'एक QR कोड के पीछे आयोजन का कार्यक्रम, रास्ता और टिकट।',
  ],
  readerType: 'linklist',
  palette: 'Midnight',
  design: { textPosition: 'bottom_left', transition: 'slide', transitionMs: 400 },
  slides: {
    cover: slide('title', {
      title: ['An evening of short talks', 'छोटे व्याख्यानों की शाम'],
      paragraph: ['Friday, 7 p.m., in the old cinema', 'शुक्रवार, शाम 7 बजे, पुराने सिनेमाघर में'],
      background: 'stage',
    }),
    hub: slide(
      'brancher',
      {
        question: ['What would you like to know?', 'आप क्या जानना चाहेंगे?'],
        popupitems: ways(
          ['programme', ['Programme', 'कार्यक्रम'], 'stage'],
          ['speakers', ['Who speaks', 'कौन बोलेगा'], 'team'],
          ['way', ['How to get there', 'कैसे पहुँचें'], 'mapFlag'],
          ['tickets', ['Tickets and links', 'टिकट और लिंक'], 'phoneLinks'],
          ['.end', ['That is all, thank you', 'बस इतना ही, धन्यवाद']],
        ),
      },
      { noArrows: true },
    ),
    programme: slide(
      'paragraph',
      {
        title: ['Programme', 'कार्यक्रम'],
        paragraph: ['Six talks of eight minutes, with a break for the bar.', 'आठ-आठ मिनट के छह व्याख्यान, बीच में विराम।'],
        bullets: [
          { text: ['6:30 p.m. Doors open', 'शाम 6:30 द्वार खुलेंगे'] },
          { text: ['7 p.m. First three talks', 'शाम 7 बजे पहले तीन व्याख्यान'] },
          { text: ['8 p.m. Break', 'रात 8 बजे विराम'] },
          { text: ['8:30 p.m. Last three talks', 'रात 8:30 अंतिम तीन व्याख्यान'] },
        ],
      },
      { jumps: { otherwise: 'hub' } },
    ),
    speakers: slide(
      'image_story',
      {
        image: 'team',
        caption: [
          'A bridge builder, a beekeeper, a translator, a nurse, a pilot and a pastry cook tell what they learned last year.',
          'एक पुल बनाने वाला, मधुमक्खी पालक, अनुवादक, नर्स, पायलट और हलवाई बताएँगे कि पिछले साल क्या सीखा।',
        ],
      },
      { jumps: { otherwise: 'hub' } },
    ),
    way: slide(
      'image_story',
      {
        image: 'mapFlag',
        caption: [
          'Tram 4 to the market, then two minutes on foot. There is no step at the side entrance; ring, and we open.',
          'ट्राम 4 से बाज़ार तक, फिर दो मिनट पैदल। बग़ल के द्वार पर सीढ़ी नहीं है; घंटी बजाएँ, हम खोलेंगे।',
        ],
      },
      { jumps: { otherwise: 'hub' } },
    ),
    tickets: slide(
      'brancher',
      {
        question: ['Tickets and links', 'टिकट और लिंक'],
        popupitems: links(
          ['https://example.org/tickets', ['Buy a ticket', 'टिकट ख़रीदें']],
          ['https://example.org/talks', ['Watch last year’s talks', 'पिछले साल के व्याख्यान देखें']],
          ['mailto:hello@example.org', ['Ask us something', 'हमसे कुछ पूछें']],
        ),
      },
      { jumps: { otherwise: 'hub' } },
    ),
  },
}
