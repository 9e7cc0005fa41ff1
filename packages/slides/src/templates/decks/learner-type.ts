import { taggedOptions } from '../shorthand.ts'
import { type DeckTemplate, slide } from '../template.ts'

export const learnerType: DeckTemplate = {
  key: 'learner-type',
  name: ['What kind of learner are you?', 'आप किस तरह सीखते हैं?'],
  purpose: [
    'Tells people how they like to learn, with one habit to try this week.',
    'लोगों को बताता है कि उन्हें कैसे सीखना पसंद है, और इस हफ़्ते के लिए एक आदत।',
  ],
  readerType: 'profiler',
  palette: 'Violet',
  design: { textPosition: 'top_left', transition: 'slide', transitionMs: 300 },
  tags: { Planner: 'योजनाकार', Maker: 'कर्मी', Talker: 'संवादी', Reader: 'पाठक' },
  outcomes: [
    {
      id: 'planner',
      title: ['You learn by plan', 'आप योजना से सीखते हैं'],
      text: [
        'You like to see the whole way before the first step. Try this week: plan only two days ahead, then look again.',
        'पहले क़दम से पहले आप पूरा रास्ता देखना चाहते हैं। इस हफ़्ते: केवल दो दिन की योजना बनाएँ, फिर देखें।',
      ],
      picture: 'mapFlag',
      tags: ['Planner'],
    },
    {
      id: 'maker',
      title: ['You learn by making', 'आप करके सीखते हैं'],
      text: [
        'You understand what you have had in your hands. Try this week: write down in three lines why it worked.',
        'जो हाथ में लिया, वही समझ आता है। इस हफ़्ते: तीन पंक्तियों में लिखें कि वह क्यों काम कर गया।',
      ],
      picture: 'tools',
      tags: ['Maker'],
    },
    {
      id: 'talker',
      title: ['You learn by talking', 'आप बातचीत से सीखते हैं'],
      text: [
        'You find out what you think while you say it. Try this week: explain one thing to somebody who does not know it.',
        'बोलते हुए आपको पता चलता है कि आप क्या सोचते हैं। इस हफ़्ते: किसी अनजान को एक बात समझाएँ।',
      ],
      picture: 'talk',
      tags: ['Talker'],
    },
    {
      id: 'reader',
      title: ['You learn by reading', 'आप पढ़कर सीखते हैं'],
      text: [
        'You want to know what is behind it. Try this week: close the book after ten minutes and write what stayed.',
        'आप जानना चाहते हैं कि पीछे क्या है। इस हफ़्ते: दस मिनट बाद किताब बंद करें और लिखें कि क्या याद रहा।',
      ],
      picture: 'bookLamp',
      tags: ['Reader'],
    },
  ],
  slides: {
    cover: slide('title', {
      title: ['What kind of learner are you?', 'आप किस तरह सीखते हैं?'],
      paragraph: ['Six situations. There are no wrong answers.', 'छह स्थितियाँ। कोई उत्तर ग़लत नहीं है।'],
      background: 'bookLamp',
    }),
    shelf: slide('tagged_select', {
      question: ['A shelf has to be put together. What do you do first?', 'एक अलमारी जोड़नी है। आप पहले क्या करेंगे?'],
      image: 'tools',
      taggedselect: taggedOptions(
        ['Reader', ['Read the instructions to the end', 'निर्देश अंत तक पढ़ूँगा']],
        ['Maker', ['Begin and see what fits', 'शुरू करूँगा और देखूँगा क्या बैठता है']],
        ['Planner', ['Lay out and count all parts', 'सारे पुर्ज़े बिछाकर गिनूँगा']],
        ['Talker', ['Ask somebody who has done it', 'किसी जानकार से पूछूँगा']],
      ),
    }),
    tool: slide('tagged_select', {
      question: [
        'There is a new programme at work. How do you get to know it?',
        'काम पर नया सॉफ़्टवेयर आया है। आप उसे कैसे जानेंगे?',
      ],
      taggedselect: taggedOptions(
        ['Maker', ['I press every button', 'हर बटन दबाकर']],
        ['Talker', ['I sit down with a colleague', 'किसी साथी के साथ बैठकर']],
        ['Reader', ['I look up how it is meant', 'पढ़कर कि वह कैसे बना है']],
        ['Planner', ['I list what I need it for', 'सूची बनाकर कि मुझे क्या चाहिए']],
      ),
    }),
    language: slide('tagged_select', {
      question: ['You learn a language. What gives you joy?', 'आप कोई भाषा सीख रहे हैं। मज़ा किसमें आता है?'],
      taggedselect: taggedOptions(
        ['Talker', ['The first real conversation', 'पहली असली बातचीत']],
        ['Planner', ['Thirty days without a gap', 'तीस दिन बिना नागा']],
        ['Maker', ['Cooking by a foreign recipe', 'विदेशी विधि से खाना बनाना']],
        ['Reader', ['Understanding a page by myself', 'ख़ुद एक पन्ना समझ लेना']],
      ),
    }),
    stuck: slide('tagged_select', {
      question: ['You are stuck. What helps?', 'आप अटक गए हैं। किससे मदद मिलती है?'],
      taggedselect: taggedOptions(
        ['Planner', ['Going back to the last sure step', 'पिछले पक्के क़दम पर लौटना']],
        ['Maker', ['Trying something quite different', 'कुछ बिल्कुल अलग आज़माना']],
        ['Talker', ['Saying the problem aloud', 'समस्या को ज़ोर से कहना']],
        ['Reader', ['Looking for how others did it', 'देखना कि औरों ने कैसे किया']],
      ),
    }),
    course: slide('tagged_select', {
      question: ['Which course would you take?', 'आप कौन-सा कोर्स करेंगे?'],
      image: 'workshop',
      taggedselect: taggedOptions(
        ['Reader', ['One with a thick booklet', 'मोटी पुस्तिका वाला']],
        ['Talker', ['One in a small group', 'छोटे समूह वाला']],
        ['Maker', ['One with a workshop', 'कार्यशाला वाला']],
        ['Planner', ['One with a clear programme', 'साफ़ कार्यक्रम वाला']],
      ),
    }),
    know: slide('tagged_select', {
      question: ['When do you know that you know it?', 'आपको कब लगता है कि अब आ गया?'],
      taggedselect: taggedOptions(
        ['Maker', ['When it works', 'जब वह काम कर जाए']],
        ['Planner', ['When the list is done', 'जब सूची पूरी हो जाए']],
        ['Reader', ['When I see why', 'जब समझ आए कि क्यों']],
        ['Talker', ['When I can explain it', 'जब मैं समझा सकूँ']],
      ),
    }),
  },
}
