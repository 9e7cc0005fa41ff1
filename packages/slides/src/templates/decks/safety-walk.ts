import { truth, ways } from '../shorthand.ts'
import { type DeckTemplate, slide } from '../template.ts'

export const safetyWalk: DeckTemplate = {
  key: 'safety-walk',
  name: ['Safety walk-through', 'सुरक्षा की सैर'],
  purpose: [
    'Shows visitors and new starters the four places they must know, in their own order.',
    'आगंतुकों और नए साथियों को चार ज़रूरी जगहें दिखाती है, उनके अपने क्रम में।',
  ],
  readerType: 'story',
  palette: 'Forest',
  design: { textPosition: 'bottom_left', transition: 'slide', transitionMs: 300 },
  settings: { voEnabled: true },
  slides: {
    welcome: slide(
      'title',
      {
        title: ['Three minutes for your safety', 'आपकी सुरक्षा के लिए तीन मिनट'],
        paragraph: ['Look at all four places, then tell us that you have', 'चारों जगहें देखें, फिर हमें बताएँ'],
        background: 'exitDoor',
      },
      { voiceover: ['Welcome. This takes three minutes.', 'स्वागत है। इसमें तीन मिनट लगेंगे।'] },
    ),
    hub: slide(
      'brancher',
      {
        question: ['Where would you like to look next?', 'अब आप क्या देखना चाहेंगे?'],
        popupitems: ways(
          ['exits', ['Exits and assembly point', 'निकास और एकत्र होने की जगह'], 'exitDoor'],
          ['fire', ['In case of fire', 'आग लगने पर'], 'extinguisher'],
          ['aid', ['First aid', 'प्राथमिक उपचार'], 'firstAid'],
          ['machines', ['Machines', 'मशीनें'], 'guardedMachine'],
          ['check', ['I have seen them all', 'मैंने सब देख लिया']],
        ),
      },
      { noArrows: true },
    ),
    exits: slide(
      'image_story',
      {
        image: 'exitDoor',
        caption: [
          'Green signs lead to the nearest exit. Take no lift. We meet by the flagpole and stay until everyone is counted.',
          'हरे संकेत निकटतम निकास दिखाते हैं। लिफ़्ट न लें। झंडे के पास मिलें और गिनती तक रुकें।',
        ],
      },
      { minTime: 3, jumps: { otherwise: 'hub' }, voiceover: ['Follow the green signs.', 'हरे संकेतों के पीछे चलें।'] },
    ),
    fire: slide(
      'paragraph',
      {
        title: ['In case of fire', 'आग लगने पर'],
        paragraph: [
          'Raise the alarm first. Only fight a small fire, only with a way out behind you, and only if you have been trained.',
          'पहले अलार्म बजाएँ। केवल छोटी आग बुझाएँ, पीछे रास्ता खुला हो, और तभी जब आपने प्रशिक्षण लिया हो।',
        ],
        bullets: [
          { text: ['Press the nearest call point', 'पास का अलार्म बटन दबाएँ'] },
          { text: ['Close doors behind you', 'पीछे दरवाज़े बंद करें'] },
          { text: ['Call the emergency number', 'आपातकालीन नंबर पर फ़ोन करें'] },
        ],
        image: 'extinguisher',
      },
      { minTime: 3, jumps: { otherwise: 'hub' } },
    ),
    aid: slide(
      'image_story',
      {
        image: 'firstAid',
        caption: [
          'Boxes hang beside the kitchen and the workshop. The names of today’s first-aiders are on the lid.',
          'पेटियाँ रसोई और कार्यशाला के पास टँगी हैं। आज के प्राथमिक उपचारकों के नाम ढक्कन पर हैं।',
        ],
      },
      { minTime: 3, jumps: { otherwise: 'hub' } },
    ),
    machines: slide(
      'image_story',
      {
        image: 'guardedMachine',
        caption: [
          'Never reach behind a guard. The red button stops a machine at once; anyone may press it, at any time.',
          'सुरक्षा जाली के पीछे हाथ न डालें। लाल बटन मशीन को तुरंत रोकता है; इसे कोई भी, कभी भी दबा सकता है।',
        ],
      },
      { minTime: 3, jumps: { otherwise: 'hub' } },
    ),
    check: slide('true_false', {
      question: ['Visitors may press the red stop button.', 'आगंतुक भी लाल रोक बटन दबा सकते हैं।'],
      image: 'clipboard',
      choice: truth(true),
    }),
    promise: slide('rating', {
      question: [
        'I have seen the four places and know what to do.',
        'मैंने चारों जगहें देखी हैं और जानता/जानती हूँ कि क्या करना है।',
      ],
      rating: 'binary',
    }),
    thanks: slide('paragraph', {
      title: ['Thank you, and welcome', 'धन्यवाद, और स्वागत'],
      paragraph: [
        'Please wear your badge where it can be seen. If anything is unclear, ask the person who received you.',
        'कृपया अपना बैज ऐसे पहनें कि दिखे। कुछ अस्पष्ट हो तो जिन्होंने आपका स्वागत किया, उनसे पूछें।',
      ],
    }),
  },
}
