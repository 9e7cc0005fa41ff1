import { options, scoredOptions } from '../shorthand.ts'
import { type DeckTemplate, slide } from '../template.ts'

export const employeePulse: DeckTemplate = {
  key: 'employee-pulse',
  name: ['Employee pulse', 'टीम की नब्ज़'],
  purpose: [
    'Takes two minutes every month and shows early where people need support.',
    'हर महीने दो मिनट, और जल्दी दिखता है कि लोगों को कहाँ सहारा चाहिए।',
  ],
  readerType: 'survey',
  palette: 'Teal',
  design: { textPosition: 'top_center', transition: 'slide', transitionMs: 250 },
  feedbackTexts: { neutral: ['Noted, thank you.', 'दर्ज हुआ, धन्यवाद।'] },
  slides: {
    cover: slide('title', {
      title: ['How are you doing here?', 'यहाँ आपका हाल कैसा है?'],
      paragraph: [
        'Two minutes. Answers are only shown for the whole team.',
        'दो मिनट। उत्तर केवल पूरी टीम के लिए दिखाए जाते हैं।',
      ],
      background: 'team',
    }),
    goals: slide('rating', {
      question: ['I know what is expected of me this month.', 'मुझे पता है कि इस महीने मुझसे क्या अपेक्षा है।'],
      rating: 'agreement',
    }),
    tools: slide('rating', {
      question: ['I have what I need to do my work well.', 'अपना काम अच्छे से करने के लिए जो चाहिए, वह मेरे पास है।'],
      rating: 'agreement',
    }),
    voice: slide('rating', {
      question: ['When I say what goes wrong, something happens.', 'जब मैं बताता/बताती हूँ कि क्या ग़लत है, तो कुछ होता है।'],
      rating: 'informal',
    }),
    load: slide('scored_single_select', {
      question: ['How was your workload in the last four weeks?', 'पिछले चार हफ़्तों में काम का बोझ कैसा रहा?'],
      scoreselect: scoredOptions(
        [0, ['Far too much', 'बहुत ज़्यादा']],
        [5, ['A little too much', 'थोड़ा ज़्यादा']],
        [10, ['Just right', 'बिल्कुल ठीक']],
        [5, ['I could do more', 'मैं और कर सकता/सकती हूँ']],
      ),
    }),
    energy: slide('multiple_select', {
      question: ['What gave you energy? Choose all that apply.', 'किससे ऊर्जा मिली? जो लागू हो, सब चुनें।'],
      image: 'meeting',
      multiselect: options(
        [],
        ['The people around me', 'आस-पास के लोग'],
        ['Learning something new', 'कुछ नया सीखना'],
        ['A customer’s thanks', 'ग्राहक का धन्यवाद'],
        ['Time to finish things', 'काम पूरा करने का समय'],
        ['Nothing this month', 'इस महीने कुछ नहीं'],
      ),
    }),
    recommend: slide('rating', {
      question: [
        'How likely would you recommend us as a place to work?',
        'काम की जगह के रूप में हमारी सिफ़ारिश करने की कितनी संभावना है?',
      ],
      rating: '10_stars',
    }),
    change: slide('open_answer', {
      question: ['What one thing should we change first?', 'सबसे पहले हमें कौन-सी एक चीज़ बदलनी चाहिए?'],
    }),
  },
}
