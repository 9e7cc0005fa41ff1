/** What people of Lantern Hill Coffee said to an article. `@key` in a text names a person. */
export interface Remark {
  readonly by: string
  readonly text: string
  readonly likedBy?: readonly string[]
  readonly replies?: readonly Omit<Remark, 'replies' | 'reports'>[]
  /** Why others reported it. */
  readonly reports?: Readonly<Record<string, string>>
}

/** By the article's key, in the order in which they were written. */
export const conversations: Readonly<Record<string, readonly Remark[]>> = {
  pune: [
    {
      by: 'kabir',
      text: 'Who from Indiranagar goes over for the first week? I would.',
      likedBy: ['sunita', 'joseph'],
      replies: [
        {
          by: 'vikram',
          text: 'You and @fatima, if the rota allows it. I will ask both of you on Monday.',
          likedBy: ['fatima'],
        },
      ],
    },
    {
      by: 'rosa',
      text: 'My aunt lives two streets from there. She has already asked for a loyalty card.',
      likedBy: ['kabir', 'aditi', 'ananya'],
    },
  ],
  prices: [
    {
      by: 'joseph',
      text: 'Guests do ask about this. Could we have two sentences to say at the counter?',
      likedBy: ['sunita', 'arjun', 'kabir'],
      replies: [
        { by: 'meera', text: 'They are in the opening checklist from tomorrow, @joseph.', likedBy: ['joseph'] },
      ],
    },
    {
      by: 'arjun',
      text: 'Buy my cousin’s beans instead, half the price, call me.',
      reports: {
        sunita: 'This is an advert.',
        kabir: 'Not meant seriously, but it stands here for everybody.',
        rosa: 'Advertising',
      },
    },
  ],
  milk: [
    {
      by: 'fatima',
      text: 'The part about temperature helped. I always went on until it was too hot to touch.',
      likedBy: ['meera', 'aditi'],
      replies: [
        { by: 'lakshmi', text: 'Same here. A thermometer for a week, then the hand knows.', likedBy: ['fatima'] },
        { by: 'meera', text: 'Exactly that.' },
      ],
    },
    {
      by: 'venkata',
      text: 'Is there a table for oat and soy as well?',
      replies: [{ by: 'meera', text: 'It comes with the next version of this text.' }],
    },
  ],
  'milk-hi': [
    { by: 'aditi', text: 'हिंदी में पढ़कर आखिरकार समझ आया। धन्यवाद!', likedBy: ['sunita', 'meera'] },
    { by: 'sunita', text: 'तापमान वाली तालिका छपवाकर मशीन के पास लगा दी है।', likedBy: ['aditi'] },
  ],
  'slow-bar': [
    { by: 'imran', text: 'One more reason to grind a little coarser on wet days.', likedBy: ['kabir'] },
    {
      by: 'lakshmi',
      text: 'I do not agree about the second pour, it makes the cup flat.',
      reports: { arjun: 'She is wrong.' },
      replies: [
        { by: 'imran', text: 'Let us taste both on Thursday and see.', likedBy: ['lakshmi', 'kabir', 'meera'] },
      ],
    },
  ],
  'faq-newcomers': [
    {
      by: 'rosa',
      text: 'I looked for this page on my first day. Could it be linked from the welcome course?',
      likedBy: ['kabir'],
    },
  ],
  award: [
    {
      by: 'sunita',
      text: 'Proud of everybody who stood there until midnight.',
      likedBy: ['ananya', 'imran', 'kabir', 'joseph', 'meera'],
    },
    { by: 'ananya', text: 'The cup stands in Koramangala. Go and touch it.', likedBy: ['sunita', 'rosa'] },
  ],
  'monsoon-hi': [{ by: 'venkata', text: 'पहली बारिश वाली तस्वीर कमाल की है।', likedBy: ['aditi', 'imran'] }],
}
