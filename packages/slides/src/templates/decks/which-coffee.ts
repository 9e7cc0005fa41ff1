import { taggedOptions } from '../shorthand.ts'
import { type DeckTemplate, slide } from '../template.ts'

export const whichCoffee: DeckTemplate = {
  key: 'which-coffee',
  name: ['Which coffee suits you?', 'आपके लिए कौन-सी कॉफ़ी?'],
  purpose: [
    'Leads undecided guests to one of four products, with a link to buy it.',
    'अनिश्चित मेहमानों को चार में से एक उत्पाद तक ले जाती है, ख़रीदने के लिंक के साथ।',
  ],
  readerType: 'recommendation',
  palette: 'Rust',
  design: { textPosition: 'bottom_left', transition: 'slide', transitionMs: 350, imageLayout: 'side_full' },
  tags: { Strong: 'तेज़', Milky: 'दूधिया', Clear: 'साफ़', Cold: 'ठंडी' },
  outcomes: [
    {
      id: 'espresso',
      title: ['Our house espresso', 'हमारा हाउस एस्प्रेसो'],
      text: [
        'Short, dark and round, with cocoa and roasted nuts. It also stands up to a little sugar.',
        'छोटा, गाढ़ा और गोल स्वाद, कोको और भुने मेवे के साथ। थोड़ी चीनी भी सह लेता है।',
      ],
      picture: 'espresso',
      link: [['See the house espresso', 'हाउस एस्प्रेसो देखें'], 'https://example.org/shop/espresso'],
      tags: ['Strong'],
    },
    {
      id: 'latte',
      title: ['A latte from the mild roast', 'हल्के रोस्ट की लाते'],
      text: [
        'Soft and sweet, with caramel and a long finish. Good with oat drink as well.',
        'मुलायम और मीठी, कैरामेल और लंबे स्वाद के साथ। ओट ड्रिंक के साथ भी अच्छी।',
      ],
      picture: 'latte',
      link: [['See the mild roast', 'हल्का रोस्ट देखें'], 'https://example.org/shop/mild'],
      tags: ['Milky'],
    },
    {
      id: 'filter',
      title: ['The hill in a filter', 'फ़िल्टर में पहाड़ी'],
      text: [
        'Clear as tea, with orange peel and honey. Brew it slowly, drink it without anything.',
        'चाय जैसी साफ़, संतरे के छिलके और शहद के साथ। धीरे बनाएँ, बिना कुछ मिलाए पिएँ।',
      ],
      picture: 'pourOver',
      link: [['See the single origin', 'सिंगल ओरिजिन देखें'], 'https://example.org/shop/hill'],
      tags: ['Clear'],
    },
    {
      id: 'cold',
      title: ['Cold brew for long days', 'लंबे दिनों के लिए कोल्ड ब्रू'],
      text: [
        'Eighteen hours in cold water: hardly bitter, with plum and cocoa. Keeps for a week.',
        'ठंडे पानी में अठारह घंटे: कड़वाहट बहुत कम, आलूबुख़ारा और कोको। एक हफ़्ते चलती है।',
      ],
      picture: 'coldBrew',
      link: [['See the cold brew', 'कोल्ड ब्रू देखें'], 'https://example.org/shop/cold-brew'],
      tags: ['Cold'],
    },
  ],
  slides: {
    cover: slide('title', {
      title: ['Which coffee suits you?', 'आपके लिए कौन-सी कॉफ़ी?'],
      paragraph: ['Four questions, one cup', 'चार सवाल, एक प्याला'],
      background: 'cappuccino',
    }),
    morning: slide('tagged_select', {
      question: ['What should the first sip do?', 'पहला घूँट क्या करे?'],
      taggedselect: taggedOptions(
        ['Strong', ['Wake me up', 'मुझे जगा दे']],
        ['Milky', ['Be gentle with me', 'नरमी से पेश आए']],
        ['Clear', ['Taste of somewhere', 'किसी जगह का स्वाद दे']],
        ['Cold', ['Cool me down', 'मुझे ठंडक दे']],
      ),
    }),
    sweet: slide('tagged_select', {
      question: ['Which cake do you take?', 'आप कौन-सा केक लेंगे?'],
      image: 'shop',
      taggedselect: taggedOptions(
        ['Milky', ['Cheesecake', 'चीज़केक']],
        ['Strong', ['Dark chocolate', 'डार्क चॉकलेट']],
        ['Cold', ['Ice cream', 'आइसक्रीम']],
        ['Clear', ['Lemon cake', 'नींबू केक']],
      ),
    }),
    time: slide('tagged_select', {
      question: ['How much time do you have?', 'आपके पास कितना समय है?'],
      taggedselect: taggedOptions(
        ['Strong', ['Two minutes, standing', 'दो मिनट, खड़े-खड़े']],
        ['Clear', ['Ten, and I like to watch', 'दस मिनट, और देखना पसंद है']],
        ['Milky', ['As long as the talk lasts', 'जब तक बातें चलें']],
        ['Cold', ['I take it with me', 'साथ ले जाऊँगा/जाऊँगी']],
      ),
    }),
    taste: slide('tagged_select', {
      question: ['And which smell makes you stop?', 'और कौन-सी ख़ुशबू आपको रोक लेती है?'],
      image: 'beans',
      taggedselect: taggedOptions(
        ['Clear', ['Orange peel', 'संतरे का छिलका']],
        ['Strong', ['Cocoa', 'कोको']],
        ['Milky', ['Caramel', 'कैरामेल']],
        ['Cold', ['Plums', 'आलूबुख़ारा']],
      ),
    }),
  },
}
