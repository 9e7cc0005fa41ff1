import { links } from '../shorthand.ts'
import { type DeckTemplate, slide } from '../template.ts'

export const linkInBio: DeckTemplate = {
  key: 'link-in-bio',
  name: ['Link in bio', 'मेरे लिंक'],
  purpose: [
    'One address for your profile that leads to all you do, and counts what is opened.',
    'आपकी प्रोफ़ाइल के लिए एक पता, जो सब जगह ले जाए और गिने कि क्या खोला गया।',
  ],
  readerType: 'linklist',
  palette: 'Rose',
  design: { textPosition: 'center_center', transition: 'fade', transitionMs: 300 },
  settings: { jumpAhead: true },
  slides: {
    me: slide('brancher', {
      question: ['Hello, I am Asha. I draw and teach.', 'नमस्ते, मैं आशा हूँ। मैं चित्र बनाती और सिखाती हूँ।'],
      popupitems: links(
        ['https://example.org/work', ['My newest drawings', 'मेरे नए चित्र'], 'portrait'],
        ['https://example.org/course', ['Join the evening course', 'शाम के कोर्स में जुड़ें'], 'workshop'],
        ['https://example.org/shop', ['Prints for your wall', 'दीवार के लिए प्रिंट'], 'camera'],
        ['https://example.org/letter', ['My letter, once a month', 'मेरा मासिक पत्र'], 'bookLamp'],
      ),
    }),
    now: slide('image_story', {
      image: 'lake',
      caption: [
        'What I draw at the moment: people on water, seen from the shore.',
        'इन दिनों मैं किनारे से दिखते, पानी पर बैठे लोगों को बना रही हूँ।',
      ],
    }),
    about: slide('paragraph', {
      title: ['A few lines about me', 'मेरे बारे में कुछ पंक्तियाँ'],
      paragraph: [
        'I studied architecture, then I stayed with the pencil. I draw for books and newspapers and teach beginners on Tuesdays.',
        'मैंने वास्तुकला पढ़ी, फिर पेंसिल के साथ रह गई। किताबों और अख़बारों के लिए बनाती हूँ और मंगलवार को सिखाती हूँ।',
      ],
      image: 'portrait',
    }),
    write: slide('brancher', {
      question: ['How to reach me', 'मुझसे कैसे मिलें'],
      popupitems: links(
        ['mailto:hello@example.org', ['Write to me', 'मुझे लिखें']],
        ['https://example.org/calendar', ['Book half an hour', 'आधे घंटे का समय लें']],
      ),
    }),
  },
}
