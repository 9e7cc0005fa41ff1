import type { PictureName } from '@deckle/slides/templates/pictures/pictures.ts'

/** A comment; the replies to it follow it. `likes` are how many liked it. */
export interface DemoComment {
  readonly by: string
  readonly text: string
  readonly likes?: number
  readonly replies?: readonly Omit<DemoComment, 'replies'>[]
}

/** What people of Lantern Hill Coffee wrote. `@key` in a text names a person. */
export interface DemoPost {
  readonly by: string
  readonly daysAgo: number
  readonly text: string
  readonly likes: number
  readonly images?: readonly PictureName[]
  /** Key of a deck. */
  readonly deck?: string
  /** Key of an article. */
  readonly article?: string
  /** Title of a course. */
  readonly course?: string
  /** A page that it leads to, as its card shows it. */
  readonly link?: { readonly url: string; readonly title: string; readonly description: string; readonly site: string }
  /** Keys of people who saved it. */
  readonly savedBy?: readonly string[]
  /** Why others reported it, by their key. */
  readonly reports?: Readonly<Record<string, string>>
  /** Name of a tag of people. */
  readonly tag?: string
  /** Key of the person at its top. */
  readonly branch?: string
  readonly pinned?: true
  readonly edited?: true
  readonly comments?: readonly DemoComment[]
}

export const demoPosts: readonly DemoPost[] = [
  {
    by: 'ananya',
    daysAgo: 61,
    text: 'Welcome to our feed. Ask what you would ask across the counter, show what went well, and say it when something did not. Be kind; we all taste sour shots.',
    likes: 11,
    pinned: true,
    comments: [
      { by: 'vikram', text: 'Good to have one place for this.', likes: 3 },
      {
        by: 'aditi',
        text: 'क्या हम हिंदी में भी लिख सकते हैं?',
        likes: 5,
        replies: [{ by: 'ananya', text: 'ज़रूर, अदिति। जिस भाषा में मन हो।', likes: 6 }],
      },
    ],
  },
  {
    by: 'imran',
    daysAgo: 58,
    text: 'First lot of the new harvest is on the drying beds. Two weeks of sun and we know what we have.',
    likes: 9,
    images: ['dryingBeds', 'cherries'],
  },
  {
    by: 'meera',
    daysAgo: 55,
    text: 'The quiz on what we know about coffee is up again, with one new question. Nobody got all of them last time, @kabir came close.',
    likes: 7,
    deck: 'knowledge',
    comments: [
      {
        by: 'kabir',
        text: 'Question 4 was unfair!',
        likes: 2,
        replies: [{ by: 'meera', text: 'Question 4 is why there is a training on Thursday.', likes: 5 }],
      },
      { by: 'fatima', text: '9 of 10. I will be back.', likes: 4 },
    ],
  },
  {
    by: 'lakshmi',
    daysAgo: 52,
    text: 'Indiranagar: the second grinder is back from repair. Please dial it in again before the morning rush.',
    likes: 4,
  },
  {
    by: 'aditi',
    daysAgo: 49,
    text: 'आज एक मेहमान ने कहा कि हमारी फ़िल्टर कॉफ़ी उन्हें घर की याद दिलाती है। पूरा दिन बन गया।',
    likes: 12,
    comments: [
      { by: 'sunita', text: 'यही तो हम चाहते हैं!', likes: 3 },
      { by: 'ananya', text: 'बहुत सुंदर, अदिति।', likes: 2 },
    ],
  },
  {
    by: 'vikram',
    daysAgo: 46,
    text: 'Shifts for the festival week are in your mail. Swap among yourselves by Friday, then tell me.',
    likes: 3,
    branch: 'vikram',
    comments: [
      {
        by: 'joseph',
        text: 'Who takes my Tuesday evening for a Sunday morning?',
        replies: [{ by: 'arjun', text: 'I do.', likes: 1 }],
      },
    ],
  },
  {
    by: 'joseph',
    daysAgo: 43,
    text: 'Does anybody know why the steam wand in Koramangala whistles at the end?',
    likes: 2,
    comments: [
      { by: 'imran', text: 'Scale in the tip. Soak it overnight, I will send a new one.', likes: 4 },
      { by: 'joseph', text: 'Soaked it. It sings no more.', likes: 3 },
    ],
  },
  {
    by: 'meera',
    daysAgo: 40,
    text: 'Photo contest: your best cup of the week. Put it in by Sunday evening.',
    likes: 8,
    deck: 'photo-contest',
    comments: [
      { by: 'rosa', text: 'Latte art from somebody who is here for three weeks counts double, yes?', likes: 6 },
    ],
  },
  {
    by: 'imran',
    daysAgo: 37,
    text: 'Cupping notes of lot 14: jaggery, orange peel, a long clean end. It goes into the house blend from Monday.',
    likes: 10,
    comments: [
      {
        by: 'kabir',
        text: 'Can we have it as a single origin too?',
        likes: 3,
        replies: [{ by: 'imran', text: 'A few bags. Ask Lakshmi.', likes: 1 }],
      },
    ],
  },
  {
    by: 'kabir',
    daysAgo: 34,
    text: 'Passed the hygiene check with full marks. Thank you @lakshmi for quizzing me on the bus.',
    likes: 13,
    comments: [{ by: 'lakshmi', text: 'You knew it all along.', likes: 2 }],
  },
  {
    by: 'sunita',
    daysAgo: 31,
    text: 'बारिश में हमारे यहाँ बाहर की छह मेज़ें ख़ाली रहती हैं। क्या शाम को अंदर दो और लगा सकते हैं?',
    likes: 5,
    comments: [{ by: 'vikram', text: 'अच्छा विचार है। कल नापकर देखते हैं।', likes: 2 }],
  },
  {
    by: 'fatima',
    daysAgo: 28,
    text: 'Tip: warm the cups on top of the machine, not under the hot water. Same heat, half the water.',
    likes: 9,
  },
  {
    by: 'vikram',
    daysAgo: 26,
    text: 'Whoever has the first aid course: the boxes in all shops were renewed today. Look where yours hangs.',
    likes: 3,
    tag: 'First aid',
  },
  {
    by: 'arjun',
    daysAgo: 24,
    text: 'Jayanagar had its busiest Saturday ever. 412 cups. Nobody waited longer than six minutes.',
    likes: 14,
    comments: [
      { by: 'ananya', text: 'I was cup 227. Very good.', likes: 7 },
      { by: 'venkata', text: 'And the roastery hears you: another 20 kg are on the way.', likes: 4 },
    ],
  },
  {
    by: 'meera',
    daysAgo: 22,
    text: 'How do guests see us? The survey has 60 answers by now, and the open ones are worth ten minutes of anybody’s time.',
    likes: 6,
    deck: 'visit',
  },
  {
    by: 'venkata',
    daysAgo: 19,
    text: 'The afterburner of the big roaster is cleaned. If you smell nothing at all near the roastery today, that is how it should be.',
    likes: 5,
    images: ['roaster'],
  },
  {
    by: 'aditi',
    daysAgo: 17,
    text: 'नए साथियों के लिए: दूध का तापमान 60–65 डिग्री। हाथ से नहीं, थर्मामीटर से।',
    likes: 8,
    tag: 'New here',
    comments: [{ by: 'rosa', text: 'Taped it to the fridge. Thank you!', likes: 2 }],
  },
  {
    by: 'rosa',
    daysAgo: 15,
    text: 'Two weeks here. Things I have learned: everything has a lid, the lid is never where you look, and everybody helps.',
    likes: 15,
    comments: [
      { by: 'joseph', text: 'The lids move at night.', likes: 9 },
      { by: 'meera', text: 'Welcome, Rosa. Your first course is nearly done, too.', likes: 2 },
    ],
  },
  {
    by: 'imran',
    daysAgo: 12,
    text: 'Who wants to come to the estate in Chikkamagaluru for the harvest? Four places, the first weekend of next month.',
    likes: 11,
    edited: true,
    comments: [
      { by: 'kabir', text: 'Me!', likes: 1 },
      {
        by: 'fatima',
        text: 'And me, if Jayanagar can do without me.',
        replies: [{ by: 'vikram', text: 'It can. Go.', likes: 3 }],
      },
    ],
  },
  {
    by: 'lakshmi',
    daysAgo: 10,
    text: 'A guest asked for the story of the lantern in our sign. I told the long version. Now I wonder which one you tell.',
    likes: 6,
    comments: [
      { by: 'ananya', text: 'The true one is the shortest: the power was out on the first evening.', likes: 8 },
    ],
  },
  {
    by: 'meera',
    daysAgo: 8,
    text: 'Thursday game, the round about brewing. Bring nothing but your phone.',
    likes: 5,
    deck: 'trivia',
  },
  {
    by: 'sunita',
    daysAgo: 6,
    text: 'Cleaning list of the week is done in Koramangala, with pictures in the folder. @joseph did the part that nobody likes.',
    likes: 7,
    comments: [{ by: 'joseph', text: 'The drip tray and I are friends now.', likes: 5 }],
  },
  {
    by: 'fatima',
    daysAgo: 4,
    text: 'क्या किसी के पास ओट मिल्क वाले कैपुचीनो की अच्छी रेसिपी है? मेरा झाग टिकता नहीं।',
    likes: 4,
    comments: [
      {
        by: 'aditi',
        text: 'बरिस्ता वाला पैक लें और 58 डिग्री पर रुक जाएँ।',
        likes: 6,
        replies: [{ by: 'fatima', text: 'हो गया, धन्यवाद!', likes: 1 }],
      },
    ],
  },
  {
    by: 'vikram',
    daysAgo: 2,
    text: 'Inspection in all shops passed without a note. That is your work, not luck.',
    likes: 12,
    comments: [{ by: 'arjun', text: 'And a bit of luck with the back door.', likes: 4 }],
  },
  {
    by: 'ananya',
    daysAgo: 1,
    text: 'Next week we taste three candidates for the winter menu, in each shop at four. Your vote counts as much as mine.',
    likes: 9,
    comments: [
      {
        by: 'kabir',
        text: 'Is gingerbread among them?',
        likes: 2,
        replies: [{ by: 'ananya', text: 'I say nothing.', likes: 3 }],
      },
    ],
  },
  {
    by: 'meera',
    daysAgo: 7,
    text: 'Written down at last: how we steam milk. Read it before your next latte shift, and say what is missing.',
    likes: 8,
    article: 'milk',
    savedBy: ['kabir', 'fatima', 'aditi'],
    comments: [{ by: 'rosa', text: 'Saved for the weekend.', likes: 1 }],
  },
  {
    by: 'vikram',
    daysAgo: 5,
    text: 'New on the list of courses: the winter menu at the bar. Twenty minutes, open to everybody.',
    likes: 6,
    course: 'Winter menu at the bar',
  },
  {
    by: 'imran',
    daysAgo: 3,
    text: 'A good read about washing stations, for everybody who asked at the last tasting.',
    likes: 4,
    link: {
      url: 'https://example.org/washing-stations',
      title: 'What happens at a washing station',
      description: 'From cherry to parchment in eight photographs.',
      site: 'example.org',
    },
    savedBy: ['lakshmi'],
  },
  {
    by: 'arjun',
    daysAgo: 1.5,
    text: 'Selling my old grinder, message me, cash only, first come first served.',
    likes: 0,
    reports: { sunita: 'Private selling does not belong here.', rosa: 'An advert' },
  },
  {
    by: 'kabir',
    daysAgo: 0.2,
    text: 'The new chalk board in Indiranagar is up. Come and look before the first customer smudges it.',
    likes: 4,
  },
]
