import { howOften, options, pictureOptions, scoredOptions } from '../shorthand.ts'
import { type DeckTemplate, slide } from '../template.ts'

export const kitchenHygiene: DeckTemplate = {
  key: 'kitchen-hygiene',
  name: ['Kitchen hygiene check', 'रसोई की स्वच्छता जाँच'],
  purpose: [
    'A walk through a professional kitchen before opening, with a photo as evidence.',
    'खुलने से पहले पेशेवर रसोई का चक्कर, सबूत के लिए तस्वीर के साथ।',
  ],
  readerType: 'audit',
  palette: 'Olive',
  design: { textPosition: 'top_center', transition: 'slide', transitionMs: 200 },
  tags: {
    Hands: 'हाथ',
    Cold: 'ठंडा भंडार',
    Cleaning: 'सफ़ाई',
    Separation: 'अलग रखना',
    Waste: 'कचरा',
  },
  outcomes: [
    {
      id: 'open',
      title: ['Ready to open', 'खोलने के लिए तैयार'],
      text: [
        'Sign the list and hang it up. Mend what the shortest axis shows before tomorrow’s check.',
        'सूची पर हस्ताक्षर करके टाँगें। सबसे छोटी धुरी वाली कमी कल की जाँच से पहले ठीक करें।',
      ],
      band: [85, 100],
    },
    {
      id: 'mend',
      title: ['Mend first, then open', 'पहले सुधार, फिर खोलें'],
      text: [
        'Put right what is missing now and note who did it. Tell the person in charge before the first guest.',
        'जो कमी है, अभी ठीक करें और लिखें कि किसने किया। पहले मेहमान से पहले प्रभारी को बताएँ।',
      ],
      band: [60, 85],
    },
    {
      id: 'stop',
      title: ['Do not open yet', 'अभी न खोलें'],
      text: [
        'Call the person in charge and go through the list together, point by point.',
        'प्रभारी को बुलाएँ और सूची के हर बिंदु को साथ देखें।',
      ],
      link: [['Call the person in charge', 'प्रभारी को लिखें'], 'mailto:hello@example.org'],
      band: [0, 60],
    },
  ],
  slides: {
    cover: slide(
      'title',
      {
        title: ['Kitchen check before opening', 'खुलने से पहले रसोई की जाँच'],
        paragraph: ['Walk through with this list in your hand', 'यह सूची हाथ में लेकर रसोई का चक्कर लगाएँ'],
        background: 'pots',
      },
      { minTime: 2 },
    ),
    hands: slide('scored_single_select', {
      question: ['Soap, paper towels and warm water at every basin?', 'हर बेसिन पर साबुन, काग़ज़ी तौलिये और गरम पानी?'],
      image: 'handWash',
      scoreselect: scoredOptions([10, ['At all of them', 'सब पर']], [4, ['At some', 'कुछ पर']], [0, ['No', 'नहीं']]),
      tags: ['Hands'],
    }),
    wash: slide('single_select', {
      question: ['How long should hands be washed with soap?', 'साबुन से हाथ कितनी देर धोने चाहिए?'],
      options: options([1], ['5 seconds', '5 सेकंड'], ['20 seconds', '20 सेकंड'], ['2 minutes', '2 मिनट']),
      tags: ['Hands'],
      correct_feedback: ['Right, and between the fingers.', 'सही, और उँगलियों के बीच भी।'],
      incorrect_feedback: ['At least 20 seconds, between the fingers too.', 'कम से कम 20 सेकंड, उँगलियों के बीच भी।'],
    }),
    fridge: slide('range_select', {
      question: ['Read the thermometers of both refrigerators.', 'दोनों फ़्रिज के थर्मामीटर पढ़ें।'],
      image: 'coldStore',
      rangeselect: [
        { name: ['Refrigerator 1', 'फ़्रिज 1'], minValue: 0, maxValue: 20, unit: '°C', variable: 'varA' },
        { name: ['Refrigerator 2', 'फ़्रिज 2'], minValue: 0, maxValue: 20, unit: '°C', variable: 'varB' },
      ],
      formula: 'MAX(varA, varB)',
      caption: ['The warmer one of the two', 'दोनों में जो ज़्यादा गरम है'],
      resultUnit: '°C',
    }),
    cold: slide('qualification', {
      question: ['Is the cold store cold enough?', 'क्या ठंडा भंडार पर्याप्त ठंडा है?'],
      criteria: 'MAX(varA, varB) &lt;= 5',
      okay: ['5 °C or less: note it and go on.', '5 °C या कम: लिखें और आगे बढ़ें।'],
      notOkay: ['Too warm: move the food and call for service.', 'ज़्यादा गरम: खाना हटाएँ और सर्विस बुलाएँ।'],
    }),
    dated: slide('scored_single_select', {
      question: ['Is everything in the cold store covered and dated?', 'क्या ठंडे भंडार में सब कुछ ढका है और तारीख़ लिखी है?'],
      scoreselect: howOften(),
      tags: ['Cold'],
    }),
    boards: slide('pick_picture', {
      question: ['What must be kept at the bottom of the refrigerator?', 'फ़्रिज में सबसे नीचे क्या रखना चाहिए?'],
      imageOpts: pictureOptions(
        [0],
        ['coldStore', ['Raw meat, in a closed box', 'कच्चा मांस, बंद डिब्बे में']],
        ['pots', ['Cooked soup', 'पका हुआ सूप']],
      ),
      tags: ['Separation'],
      correct_feedback: ['Right: nothing can drip onto other food.', 'सही: कुछ टपककर दूसरे खाने पर नहीं गिरेगा।'],
      incorrect_feedback: ['Raw meat: it must not drip onto other food.', 'कच्चा मांस: वह दूसरे खाने पर न टपके।'],
    }),
    knives: slide('scored_single_select', {
      question: ['Separate boards and knives for raw and cooked?', 'कच्चे और पके के लिए अलग तख़्ते और चाक़ू?'],
      scoreselect: howOften(),
      tags: ['Separation'],
    }),
    surfaces: slide('scored_single_select', {
      question: ['Surfaces, handles and slicers clean and dry?', 'सतहें, हत्थे और कटाई मशीन साफ़ और सूखे?'],
      scoreselect: howOften(),
      tags: ['Cleaning'],
    }),
    bins: slide('scored_single_select', {
      question: ['Bins empty, closed, and no trace of pests?', 'कूड़ेदान ख़ाली, बंद, और कीटों का कोई निशान नहीं?'],
      scoreselect: howOften(),
      tags: ['Waste'],
    }),
    photo: slide('uploader', {
      question: ['Take a picture of the cold store, thermometer in sight.', 'ठंडे भंडार की तस्वीर लें, थर्मामीटर दिखे।'],
      button: ['Choose a picture', 'तस्वीर चुनें'],
    }),
  },
}
