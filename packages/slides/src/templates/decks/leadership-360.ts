import { type DeckTemplate, slide, type Words } from '../template.ts'

const statement = (question: Words, tag: string) => slide('rating', { question, rating: 'agreement', tags: [tag] })

export const leadership360: DeckTemplate = {
  key: 'leadership-360',
  name: ['Leadership 360', 'नेतृत्व 360'],
  purpose: [
    'Colleagues describe a leader in eight areas; the chart shows what to build on.',
    'साथी आठ क्षेत्रों में नेतृत्व का वर्णन करते हैं; चार्ट बताता है कि किस पर आगे बढ़ें।',
  ],
  readerType: 'assessment',
  palette: 'Violet',
  design: { textPosition: 'top_center', transition: 'fade', transitionMs: 200 },
  settings: { purpose: 'provide_insight', feedback: false },
  tags: {
    Direction: 'दिशा',
    Listening: 'सुनना',
    Trust: 'भरोसा',
    Feedback: 'प्रतिक्रिया',
    Decisions: 'निर्णय',
    Growth: 'विकास',
    Fairness: 'न्याय',
    Calm: 'धैर्य',
  },
  outcomes: [
    {
      id: 'guide',
      title: ['Strongest in direction and decisions', 'सबसे मज़बूत: दिशा और निर्णय'],
      text: [
        'You set a course and decide. Ask now and then what people see that you do not.',
        'आप दिशा तय करते हैं और निर्णय लेते हैं। कभी-कभी पूछें कि लोगों को क्या दिखता है जो आपको नहीं।',
      ],
      picture: 'compass',
      tags: ['Direction', 'Decisions'],
    },
    {
      id: 'listener',
      title: ['Strongest in listening and feedback', 'सबसे मज़बूत: सुनना और प्रतिक्रिया'],
      text: [
        'People bring you what is hard to say. Close such talks with one clear next step.',
        'लोग कठिन बातें भी आपसे कह पाते हैं। ऐसी बातचीत को एक साफ़ अगले क़दम पर ख़त्म करें।',
      ],
      picture: 'talk',
      tags: ['Listening', 'Feedback'],
    },
    {
      id: 'gardener',
      title: ['Strongest in trust and growth', 'सबसे मज़बूत: भरोसा और विकास'],
      text: [
        'People leave your team larger than they came. Tell them what you expect in return.',
        'लोग आपकी टीम में आकर बढ़ते हैं। उन्हें बताएँ कि बदले में आप क्या अपेक्षा रखते हैं।',
      ],
      picture: 'seedling',
      tags: ['Trust', 'Growth'],
    },
    {
      id: 'anchor',
      title: ['Strongest in fairness and calm', 'सबसे मज़बूत: न्याय और धैर्य'],
      text: [
        'You are the quiet place in a loud week. Say early when something has to change.',
        'शोर भरे हफ़्ते में आप शांत जगह हैं। कुछ बदलना हो तो जल्दी कहें।',
      ],
      picture: 'team',
      tags: ['Fairness', 'Calm'],
    },
  ],
  slides: {
    cover: slide('title', {
      title: ['How do you see this person?', 'आप इस व्यक्ति को कैसे देखते हैं?'],
      paragraph: ['Eight statements. Think of the last three months.', 'आठ कथन। पिछले तीन महीनों के बारे में सोचें।'],
      background: 'meeting',
    }),
    direction: statement(['Explains where we are going and why.', 'बताते हैं कि हम कहाँ और क्यों जा रहे हैं।'], 'Direction'),
    listening: statement(
      ['Lets others finish, and remembers what they said.', 'दूसरों को पूरा बोलने देते हैं और बात याद रखते हैं।'],
      'Listening',
    ),
    trust: statement(['Hands over real work and does not take it back.', 'असली काम सौंपते हैं और वापस नहीं लेते।'], 'Trust'),
    feedback: statement(
      ['Says what was good and what was not, soon and kindly.', 'क्या अच्छा था और क्या नहीं, जल्दी और नरमी से बताते हैं।'],
      'Feedback',
    ),
    decisions: statement(
      ['Decides in time, even when not all is known.', 'समय पर निर्णय लेते हैं, भले सब पता न हो।'],
      'Decisions',
    ),
    growth: statement(['Helps me to learn what I need next.', 'आगे जो सीखना है, उसमें मेरी मदद करते हैं।'], 'Growth'),
    fairness: statement(['Treats all of us by the same measure.', 'हम सबको एक ही पैमाने पर देखते हैं।'], 'Fairness'),
    calm: statement(['Stays calm when things go wrong.', 'गड़बड़ होने पर भी शांत रहते हैं।'], 'Calm'),
    wish: slide('open_answer', {
      question: ['What should this person do more often?', 'इन्हें कौन-सा काम और ज़्यादा करना चाहिए?'],
    }),
  },
}
