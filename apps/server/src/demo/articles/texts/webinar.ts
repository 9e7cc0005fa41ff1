import { type ArticleDraft, button, callout, deck, h2, linked, p, ul } from '../article-draft.ts'

const room = 'https://meet.lanternhill.example/roastery'

export const webinarTexts: readonly ArticleDraft[] = [
  {
    key: 'webinar-cupping',
    title: 'Cupping at home: taste four coffees with us',
    subtitle: 'We send the coffees, you bring the spoons',
    category: 'webinar',
    author: 'imran',
    tags: ['Coffee', 'Customers'],
    cover: ['cupping', 'A row of cups for a tasting'],
    daysAgo: 3,
    event: { inDays: 9, hour: 18, hours: 1.5, url: room },
    views: 176,
    likes: 24,
    blocks: [
      p(
        'Ninety minutes, four coffees, no grades. Imran pours in the roastery, you pour at home, and everybody writes down what they taste before anybody says it.',
      ),
      h2('You need'),
      ul('Four equal cups and two spoons', 'A kettle', 'The tasting box, which we post on Monday'),
      button('Open the room', room),
    ],
  },
  {
    key: 'webinar-latte',
    title: 'Latte art, from blob to leaf',
    category: 'webinar',
    author: 'meera',
    tags: ['Coffee', 'New hires'],
    cover: ['latte', 'A latte with a leaf drawn into its milk'],
    daysAgo: 10,
    event: { inDays: 16, hour: 17, hours: 1, url: room },
    views: 143,
    likes: 31,
    blocks: [
      p('Bring a jug and a litre of milk. The first ten will be blobs; that is what the litre is for.'),
      callout('tip', 'Water with a drop of washing-up liquid foams nearly like milk. Practise with it.'),
    ],
  },
  {
    key: 'webinar-lead',
    title: 'Leading a shift: three conversations that nobody likes',
    category: 'webinar',
    author: 'vikram',
    tags: ['New hires'],
    cover: ['meeting', 'People talk around a table'],
    daysAgo: 4,
    event: { inDays: 23, hour: 16, hours: 1, url: room },
    views: 88,
    likes: 13,
    blocks: [
      p(
        'Somebody is late again. Somebody cries. Somebody is better than you. We play all three, badly first and then well.',
      ),
      deck('styles'),
    ],
  },
  {
    key: 'webinar-past',
    title: 'Water: what is in it and why you taste it',
    category: 'webinar',
    author: 'imran',
    tags: ['Coffee'],
    cover: ['lake', 'A lake between hills'],
    daysAgo: 41,
    event: { inDays: -20, hour: 18, hours: 1, url: room },
    views: 201,
    likes: 16,
    blocks: [
      p(
        'The recording is over, the table is here: calcium makes it sweet, bicarbonate makes it dull, chlorine makes it a swimming pool.',
      ),
      ul(
        'Filter tap water, change the cartridge each month.',
        'Never boil it twice.',
        'If your tea tastes good with it, so will your coffee.',
      ),
    ],
  },
  {
    key: 'webinar-hi',
    title: 'घर पर फ़िल्टर कॉफ़ी: साथ बनाइए',
    subtitle: 'दक्षिण भारतीय फ़िल्टर, काढ़ा और सही झाग',
    category: 'webinar',
    language: 'hi',
    author: 'meera',
    tags: ['Coffee', 'Customers'],
    cover: ['pourOver', 'काग़ज़ के फ़िल्टर में कॉफ़ी पर पानी'],
    daysAgo: 2,
    event: { inDays: 12, hour: 18, hours: 1, url: room },
    views: 131,
    likes: 26,
    blocks: [
      p('एक घंटे में हम साथ मिलकर काढ़ा बनाएँगे, दूध उबालेंगे और ऊँचाई से उड़ेलना सीखेंगे। मेज़ पर एक पुराना अख़बार बिछा लीजिए।'),
      h2('क्या चाहिए'),
      ul('पीतल या स्टील का फ़िल्टर', 'चिकोरी वाली या बिना चिकोरी की पिसी कॉफ़ी', 'आधा लीटर दूध और एक डवरा'),
      linked('पहली बार है?', 'सब वेबिनार देखिए', '/articles?category=webinar'),
    ],
  },
]
