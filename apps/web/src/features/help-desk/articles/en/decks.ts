import type { ArticleText } from '../article.ts'

export const decks = {
  'first-deck': {
    title: 'Make your first deck',
    keywords: ['start', 'begin', 'new', 'template', 'create', 'import', 'save', 'undo', 'bin'],
    body: `
A deck is a set of slides that people read, answer or play: a quiz, a survey, a story and ten other kinds. You need no training for the first one; it takes some minutes.

## From nothing to a deck

1. Open the [library](/library) and press **New deck**.
2. Choose the kind of deck. Each says in a sentence what it is for, and the kind can be changed later in the properties.
3. Begin with an empty deck, or with one of the [templates](/templates), which you can play before you take one.
4. Write on the slide itself, as your audience will see it. **Add slide** brings the next slide.
5. **Preview** shows the deck on a phone, a tablet and a desktop without counting you.

## You need not save

Every change is stored about a second after you make it; the line at the top says so. Without a connection your changes wait in this browser. **Undo** takes back every step of the session, and **Version history** brings back what was published earlier.

## Have something already?

**Import** in the library takes a file of another deck and shows, item by item, what it understood before anything is stored. A deck that you delete stays in the **Bin** for 30 days.
`,
  },
  'slide-types': {
    title: 'Choose the right slide',
    keywords: ['question', 'quiz', 'survey', 'rating', 'upload', 'picture', 'video', 'type'],
    body: `
A deck mixes slides that say something with slides that ask something. **Add slide** lists them all, and a search finds them by what you would call them.

## To say something

- **Title**, **Paragraph**, **Captioned image** and **Captioned video** are read or watched. Keep to one idea a slide.
- **Link list** offers ways to go on, within the deck or to other pages.

## To ask with a right answer

- **Single select**, **Multiple select**, **Binary choice** and **Picture select** are marked right or wrong.
- **Fill in the blanks**, **Anagram** and **Ranking** ask for more than a guess.

## To ask without one

- **Rating** takes an opinion in stars or on a scale, **Open answer** one in words.
- **Input field** takes a name or a number, **File uploader** a file.

## To work something out

- **Scored question** gives each option its points, **Tagged question** its tags, which lead to an outcome.
- **Calculation** computes from sliders by a formula, **Measured result** tells whether somebody meets a condition.

To change the type of a slide later, choose another under **Slide type**. The slide then begins with the new type's defaults; undo brings the old one back.
`,
  },
  jumps: {
    title: 'Lead people by their answers',
    keywords: ['branch', 'logic', 'flow', 'condition', 'path', 'skip', 'next'],
    body: `
Not everybody has to see every slide. A jump sends people on by what they answered, by their score so far or by the leading tag.

## Add a jump

1. Open the slide in the editor and look for **Logic jumps** beside it.
2. Press **Add a jump** and say when it happens: several conditions are joined so that **all of these hold** or **any of these holds**.
3. Choose the slide under **then go to**. It may also be the end of the deck.
4. Say under **Otherwise go to** what happens when no condition is met. Left alone, the following slide comes next.

## See the whole

**Flow map** draws every way through the deck, with the same as a list below it. A slide marked **Cannot be reached** is seen by nobody; one marked **Never reaches the end** would keep people for ever. The check list before publishing names both.

## Good to know

- A jump asks about answers that were given before it. If somebody goes back and answers differently, they go another way from there.
- Logic jumps belong to some plans and not to others; [your plan](/account?tab=plan) says which. The targets of a link list need none.
`,
  },
  scoring: {
    title: 'Points, passing and results',
    keywords: ['score', 'mark', 'grade', 'pass', 'fail', 'percent', 'outcome', 'feedback', 'certificate'],
    body: `
How a deck is marked depends on its kind. A quiz, an assessment and an audit can be passed; a profiler and a recommendation lead to an outcome; a survey only thanks.

## Right answers

Mark the right options on the slide. Each question counts one point unless you change **Points for a right answer**. With several right options all of them must be chosen, and no other; **Partial credit** gives a share instead.

## The pass mark

**Passing score** in the properties of the deck is the share of all points that is needed, 70 per cent until you change it. **Show feedback after each answer** decides whether people read after each answer whether it was right.

## Outcomes

1. Give the options points (**Scored question**) or tags (**Tagged question**).
2. In the properties press **Add an outcome** and write its title and text.
3. Enter the results that it is for, or its tags: their points are added, and the outcome with the most points is shown. **Spread the bands evenly** divides the results for you.

## Where marking happens

The server marks: what a browser gets to play holds no right answers. **On the device** is for practice without a connection; then the deck carries its answers with it.
`,
  },
  languages: {
    title: 'A deck in several languages',
    keywords: ['translate', 'translation', 'Hindi', 'English', 'right to left', 'XLIFF', 'CSV'],
    body: `
One deck can speak several of 18 languages. People read the one that their browser asks for, where you have translated it, and can choose another.

## Translate a deck

1. Open **Properties** of the deck and switch on **Offer the deck in other languages**.
2. Choose a language under **Translate to**.
3. Write each text beside the original. **Only what is missing** hides what is done.

What is not translated is shown in the deck's own language, so you can publish before the last sentence is there. Urdu and Arabic run from right to left by themselves.

## With a translator

Export the texts as a file, have it translated, and import it again; nothing but texts is changed. A translator needs no account for that.

## What stays the same

- The original stays what others are compared with. If you change it, look at the translations too.
- Buttons and messages of the player are there in all 18 languages.
- Screens of Deckle itself are in English and Hindi. Choose yours under **Appearance** in [your account](/account?tab=appearance).
`,
  },
} as const satisfies Readonly<Record<string, ArticleText>>
