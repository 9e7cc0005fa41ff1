import { options, pictureOptions } from '../shorthand.ts'
import { type DeckTemplate, slide } from '../template.ts'

export const teamDay: DeckTemplate = {
  key: 'team-day',
  name: ['Where should we go for the team day?', 'टीम दिवस पर कहाँ चलें?'],
  purpose: [
    'Lets a team choose place, month and food, and see at once what the others want.',
    'टीम जगह, महीना और खाना चुनती है और तुरंत देखती है कि बाक़ी क्या चाहते हैं।',
  ],
  readerType: 'poll',
  palette: 'Forest',
  design: { transition: 'fade', transitionMs: 300 },
  settings: { jumpAhead: true },
  slides: {
    place: slide('pick_picture', {
      question: ['Where should we go for the team day?', 'टीम दिवस पर कहाँ चलें?'],
      imageOpts: pictureOptions(
        [],
        ['mountains', ['A walk in the hills', 'पहाड़ों में सैर']],
        ['lake', ['Boats on the lake', 'झील पर नाव']],
        ['museum', ['The museum', 'संग्रहालय']],
        ['pots', ['Cooking together', 'साथ खाना बनाना']],
      ),
    }),
    month: slide('single_select', {
      question: ['Which month suits you best?', 'कौन-सा महीना आपके लिए सबसे अच्छा है?'],
      options: options(
        [],
        ['September', 'सितंबर'],
        ['October', 'अक्टूबर'],
        ['November', 'नवंबर'],
        ['I can always come', 'मैं कभी भी आ सकता/सकती हूँ'],
      ),
    }),
    matters: slide('ranking', {
      question: [
        'What matters most on that day? Put these in order, most important first.',
        'उस दिन सबसे ज़रूरी क्या है? सबसे ज़रूरी को पहले रखकर क्रम में लगाएँ।',
      ],
      options: [
        { text: ['Time to talk', 'बातचीत का समय'] },
        { text: ['Being outdoors', 'खुले में रहना'] },
        { text: ['Good food', 'अच्छा खाना'] },
        { text: ['A short journey', 'छोटा सफ़र'] },
      ],
    }),
    food: slide('multiple_select', {
      question: ['What should there be to eat? Choose all you like.', 'खाने में क्या हो? जो पसंद हो, सब चुनें।'],
      multiselect: options(
        [],
        ['Vegetarian', 'शाकाहारी'],
        ['Vegan', 'वीगन'],
        ['Grilled', 'ग्रिल किया हुआ'],
        ['Without nuts', 'बिना मेवे'],
        ['Plenty of cake', 'ख़ूब सारा केक'],
      ),
    }),
    length: slide('rating', {
      question: ['Shall we stay overnight?', 'क्या रात भी वहीं रुकें?'],
      rating: 'binary',
    }),
    idea: slide('input_field', {
      question: ['Anything we should know, or a better idea?', 'कुछ जो हमें पता हो, या कोई और अच्छा सुझाव?'],
    }),
  },
}
