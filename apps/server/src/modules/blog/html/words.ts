import { type ArticleCategory, articleCategories } from '@deckle/core/category/category.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'

export interface BlogWords {
  readonly language: InterfaceLanguage
  /** Of those that every client has. */
  readonly builtIn: Readonly<Record<ArticleCategory, string>>
  readonly skip: string
  readonly main: string
  readonly categories: string
  readonly all: string
  readonly search: string
  readonly searchButton: string
  readonly results: string
  readonly noResults: string
  readonly empty: string
  readonly tag: string
  readonly by: string
  readonly updated: string
  readonly published: string
  minutes(count: number): string
  likes(count: number): string
  commentCount(count: number): string
  readonly members: string
  readonly membersText: string
  readonly signIn: string
  readonly contents: string
  readonly event: string
  readonly starts: string
  readonly ends: string
  readonly place: string
  readonly join: string
  readonly calendar: string
  readonly files: string
  readonly languages: string
  readonly related: string
  readonly next: string
  readonly previous: string
  readonly more: string
  readonly comments: string
  readonly comment: string
  readonly noComments: string
  readonly goneComment: string
  readonly somebody: string
  moreReplies(count: number): string
  readonly newerComments: string
  readonly olderComments: string
  readonly pagesOfComments: string
  readonly pages: string
  readonly newer: string
  readonly older: string
  page(number: number, of: number): string
  readonly share: string
  readonly copied: string
  readonly feed: string
  readonly footer: string
  readonly preview: string
  readonly home: string
  readonly gone: { readonly title: string; readonly text: string; readonly back: string }
}

export const blogWords: Readonly<Record<InterfaceLanguage, BlogWords>> = {
  en: {
    language: 'en',
    builtIn: articleCategories,
    skip: 'Skip to the text',
    main: 'Pages',
    categories: 'Categories',
    all: 'All articles',
    search: 'Search articles',
    searchButton: 'Search',
    results: 'Found for',
    noResults: 'No article has these words.',
    empty: 'There are no articles here yet.',
    tag: 'Tag',
    by: 'By',
    updated: 'Updated',
    published: 'Published',
    minutes: (count) => `${count} min read`,
    likes: (count) => (count === 1 ? '1 like' : `${count} likes`),
    commentCount: (count) => (count === 1 ? '1 comment' : `${count} comments`),
    members: 'For members',
    membersText: 'The whole article is for people who are signed in.',
    signIn: 'Sign in and read on',
    contents: 'In this article',
    event: 'When and where',
    starts: 'Begins',
    ends: 'Ends',
    place: 'Place',
    join: 'Take part',
    calendar: 'Add to calendar',
    files: 'Files',
    languages: 'In other languages',
    related: 'You may also like',
    next: 'Next',
    previous: 'Before this',
    more: 'More articles',
    comments: 'Comments',
    comment: 'Sign in and comment',
    noComments: 'Nobody has commented yet.',
    goneComment: 'This comment is not shown any more.',
    somebody: 'Somebody',
    moreReplies: (count) => (count === 1 ? 'Read one more reply' : `Read ${count} more replies`),
    newerComments: 'Newer comments',
    olderComments: 'Older comments',
    pagesOfComments: 'Pages of comments',
    pages: 'Pages of the list',
    newer: 'Newer articles',
    older: 'Older articles',
    page: (number, of) => `Page ${number} of ${of}`,
    share: 'Share',
    copied: 'Link copied',
    feed: 'Feed',
    footer: 'Links',
    preview: 'Preview: the blog looks like this to visitors once it is open.',
    home: 'Home',
    gone: {
      title: 'This page is not here',
      text: 'It may have been moved or taken back.',
      back: 'To the newest articles',
    },
  },
  hi: {
    language: 'hi',
    builtIn: {
      article: 'लेख',
      faq: 'आम सवाल',
      document: 'दस्तावेज़',
      news: 'समाचार',
      video: 'वीडियो',
      webinar: 'वेबिनार',
      courses: 'पाठ्यक्रम',
      event: 'आयोजन',
    },
    skip: 'सीधे लेख पर जाएँ',
    main: 'पेज',
    categories: 'श्रेणियाँ',
    all: 'सभी लेख',
    search: 'लेख खोजें',
    searchButton: 'खोजें',
    results: 'इसके लिए मिले लेख',
    noResults: 'इन शब्दों वाला कोई लेख नहीं है।',
    empty: 'यहाँ अभी कोई लेख नहीं है।',
    tag: 'टैग',
    by: 'लेखक',
    updated: 'बदला गया',
    published: 'प्रकाशित',
    minutes: (count) => `${count} मिनट`,
    likes: (count) => `${count} पसंद`,
    commentCount: (count) => `${count} टिप्पणियाँ`,
    members: 'सदस्यों के लिए',
    membersText: 'पूरा लेख साइन इन करने वालों के लिए है।',
    signIn: 'साइन इन करके आगे पढ़ें',
    contents: 'इस लेख में',
    event: 'कब और कहाँ',
    starts: 'शुरू',
    ends: 'समाप्त',
    place: 'स्थान',
    join: 'भाग लें',
    calendar: 'कैलेंडर में जोड़ें',
    files: 'फ़ाइलें',
    languages: 'दूसरी भाषाओं में',
    related: 'आपको ये भी पसंद आ सकते हैं',
    next: 'अगला',
    previous: 'इससे पहले',
    more: 'और लेख',
    comments: 'टिप्पणियाँ',
    comment: 'साइन इन करके टिप्पणी करें',
    noComments: 'अभी तक किसी ने टिप्पणी नहीं की है।',
    goneComment: 'यह टिप्पणी अब नहीं दिखाई जाती।',
    somebody: 'कोई',
    moreReplies: (count) => `${count} और जवाब पढ़ें`,
    newerComments: 'नई टिप्पणियाँ',
    olderComments: 'पुरानी टिप्पणियाँ',
    pagesOfComments: 'टिप्पणियों के पेज',
    pages: 'सूची के पेज',
    newer: 'नए लेख',
    older: 'पुराने लेख',
    page: (number, of) => `पेज ${number}, कुल ${of}`,
    share: 'साझा करें',
    copied: 'लिंक कॉपी हुआ',
    feed: 'फ़ीड',
    footer: 'लिंक',
    preview: 'पूर्वावलोकन: खुलने पर ब्लॉग आगंतुकों को ऐसा दिखेगा।',
    home: 'मुखपृष्ठ',
    gone: {
      title: 'यह पेज यहाँ नहीं है',
      text: 'हो सकता है कि इसे हटा या बदल दिया गया हो।',
      back: 'सबसे नए लेखों पर जाएँ',
    },
  },
}
