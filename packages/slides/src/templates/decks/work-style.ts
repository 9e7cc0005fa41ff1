import { taggedOptions } from '../shorthand.ts'
import { type DeckTemplate, slide } from '../template.ts'

export const workStyle: DeckTemplate = {
  key: 'work-style',
  name: ['Your work style', 'आपके काम का अंदाज़'],
  purpose: [
    'Opens a team’s talk about how each of them likes to work.',
    'टीम में इस बात की शुरुआत करता है कि हर किसी को कैसे काम करना पसंद है।',
  ],
  readerType: 'profiler',
  palette: 'Plum',
  design: { textPosition: 'bottom_left', transition: 'fade', transitionMs: 300 },
  tags: { Driver: 'चालक', Organiser: 'व्यवस्थापक', Connector: 'जोड़ने वाला', Thinker: 'विचारक' },
  outcomes: [
    {
      id: 'driver',
      title: ['You set things going', 'आप काम को गति देते हैं'],
      text: [
        'You decide fast and like it when things move. Your team is glad of it. Leave a minute for the quiet ones.',
        'आप जल्दी निर्णय लेते हैं और गति पसंद करते हैं। टीम इससे ख़ुश है। शांत लोगों को एक मिनट दें।',
      ],
      picture: 'rocket',
      tags: ['Driver'],
    },
    {
      id: 'organiser',
      title: ['You keep things together', 'आप काम को सँभालते हैं'],
      text: [
        'With you, nothing is lost. Others lean on your lists. Let one thing stay unfinished now and then.',
        'आपके रहते कुछ नहीं खोता। दूसरे आपकी सूचियों पर भरोसा करते हैं। कभी-कभी कुछ अधूरा भी रहने दें।',
      ],
      picture: 'gears',
      tags: ['Organiser'],
    },
    {
      id: 'connector',
      title: ['You bring people together', 'आप लोगों को जोड़ते हैं'],
      text: [
        'You notice who has not spoken yet. That makes teams better. Say your own opinion as well.',
        'आप देख लेते हैं कि कौन अब तक नहीं बोला। इससे टीम बेहतर होती है। अपनी राय भी कहें।',
      ],
      picture: 'team',
      tags: ['Connector'],
    },
    {
      id: 'thinker',
      title: ['You get to the bottom of it', 'आप तह तक जाते हैं'],
      text: [
        'You ask the question that saves a month. Show your first draft earlier than feels right.',
        'आप वह सवाल पूछते हैं जो महीना बचा देता है। अपना पहला मसौदा थोड़ा पहले दिखाएँ।',
      ],
      picture: 'compass',
      tags: ['Thinker'],
    },
  ],
  slides: {
    cover: slide('title', {
      title: ['How do you like to work?', 'आपको कैसे काम करना पसंद है?'],
      paragraph: ['Five moments of an ordinary week', 'एक आम हफ़्ते के पाँच पल'],
      background: 'gears',
    }),
    monday: slide('tagged_select', {
      question: ['Monday, nine o’clock. What do you do first?', 'सोमवार, नौ बजे। आप पहले क्या करते हैं?'],
      taggedselect: taggedOptions(
        ['Organiser', ['Put the week in order', 'हफ़्ते को क्रम में लगाता/लगाती हूँ']],
        ['Driver', ['Start with the largest task', 'सबसे बड़े काम से शुरू']],
        ['Connector', ['Ask the others how they are', 'औरों का हाल पूछता/पूछती हूँ']],
        ['Thinker', ['Think about what matters', 'सोचता/सोचती हूँ कि ज़रूरी क्या है']],
      ),
    }),
    meeting: slide('tagged_select', {
      question: ['A meeting goes round in circles. You…', 'बैठक गोल-गोल घूम रही है। आप…'],
      image: 'meeting',
      taggedselect: taggedOptions(
        ['Driver', ['propose a decision', 'निर्णय का प्रस्ताव रखते हैं']],
        ['Thinker', ['ask what the question is', 'पूछते हैं कि सवाल क्या है']],
        ['Organiser', ['sum up what is agreed', 'जो तय हुआ, उसे दोहराते हैं']],
        ['Connector', ['ask who sees it otherwise', 'पूछते हैं कि अलग राय किसकी है']],
      ),
    }),
    news: slide('tagged_select', {
      question: ['Plans change overnight. What is your first thought?', 'रातों-रात योजना बदल गई। पहला विचार?'],
      taggedselect: taggedOptions(
        ['Connector', ['Who has to know?', 'किसे बताना है?']],
        ['Organiser', ['What does it move?', 'इससे क्या-क्या खिसकेगा?']],
        ['Thinker', ['Why has it changed?', 'यह क्यों बदला?']],
        ['Driver', ['Good, let us go', 'अच्छा, चलें']],
      ),
    }),
    praise: slide('tagged_select', {
      question: ['Which praise pleases you most?', 'कौन-सी तारीफ़ सबसे अच्छी लगती है?'],
      taggedselect: taggedOptions(
        ['Thinker', ['“I had not seen it that way”', '“मैंने इसे ऐसे नहीं देखा था”']],
        ['Connector', ['“It was good to work with you”', '“आपके साथ काम अच्छा लगा”']],
        ['Driver', ['“That was fast”', '“यह बहुत जल्दी हुआ”']],
        ['Organiser', ['“I can rely on you”', '“आप पर भरोसा है”']],
      ),
    }),
    friday: slide('tagged_select', {
      question: ['Friday evening. A good week was one in which…', 'शुक्रवार शाम। अच्छा हफ़्ता वह था, जिसमें…'],
      image: 'skyline',
      taggedselect: taggedOptions(
        ['Driver', ['something got finished', 'कुछ पूरा हुआ']],
        ['Organiser', ['nothing was forgotten', 'कुछ छूटा नहीं']],
        ['Connector', ['we laughed together', 'हम साथ हँसे']],
        ['Thinker', ['I understood something', 'मुझे कुछ समझ आया']],
      ),
    }),
  },
}
