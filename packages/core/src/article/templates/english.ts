import { bodyOf, bullets, callout, divider, h, p, question, quote, steps, table } from './build.ts'
import type { TemplateTexts } from './template-texts.ts'

export const english: TemplateTexts = {
  blank: { name: 'Blank', description: 'An empty page.', body: [] },
  how_to: {
    name: 'How-to',
    description: 'Leads a reader through a task, step by step.',
    body: bodyOf([
      p('Say in two sentences what the reader will have done at the end, and how long it takes.'),
      h('What you need'),
      bullets(
        'Each thing, account or permission that the reader must have before the first step',
        'What they should know already, with a link to where they can learn it',
      ),
      h('Steps'),
      steps(
        'Begin each step with what to do: “Open the settings.” One act a step.',
        'Say what the reader sees when the step has worked, so that they know they are right.',
        'Add a picture after steps where words alone are not enough.',
      ),
      callout('warning', 'Warn before the step that can go wrong, not after it.'),
      h('If something does not work'),
      table(
        ['What you see', 'Why', 'What helps'],
        ['The message or behaviour, as the reader sees it', 'The usual cause', 'What to do, in one sentence'],
      ),
      h('Where to go on'),
      p('Link the next task that readers usually have, and say whom to ask when they are stuck.'),
    ]),
  },
  news: {
    name: 'News',
    description: 'What happened, whom it concerns and what comes next.',
    body: bodyOf([
      p(
        'The most important thing first: who did what, when and where, in no more than three sentences. Whoever reads only this should know the news.',
      ),
      h('What changes'),
      bullets('For whom', 'From when', 'What they have to do, if anything'),
      h('Why'),
      p('Give the reasons and a little background. Figures convince more than adjectives; name their source.'),
      quote('One sentence by somebody who is responsible or concerned, in their own words. — Name, role'),
      h('What comes next'),
      p('The next dates, and whom to ask.'),
    ]),
  },
  faq: {
    name: 'FAQ',
    description: 'Questions and answers, which search engines show as such.',
    body: bodyOf([
      p('Say in one sentence what these questions are about and for whom they are answered.'),
      h('General'),
      question(
        'Write the question as people ask it?',
        'Answer in the first sentence. Explain after it, if you must at all.',
      ),
      question(
        'What does it cost, and how long does it take?',
        'Give numbers. Where it depends, say on what, with an example.',
      ),
      h('In practice'),
      question('How do I begin?', 'Name the first step and link to where it is done.'),
      question('What do I do when it does not work?', 'Name the most frequent cause and what helps.'),
      callout('tip', 'Take the questions from your inbox: what three people asked, others want to know too.'),
      h('Was your question missing?'),
      p('Say where people can ask it, and how soon they get an answer.'),
    ]),
  },
  event: {
    name: 'Event or webinar',
    description: 'Invites people; set its time and place beside the text.',
    body: bodyOf([
      p('Say in two sentences what people take home from the event and for whom it is made.'),
      callout(
        'info',
        'Set the start, the end and the place or link in “Event”: readers get it as a calendar entry, and it is listed as upcoming.',
      ),
      h('What awaits you'),
      bullets('The first thing that is shown or learned', 'The second', 'Time for questions'),
      h('Programme'),
      table(
        ['Time', 'Topic', 'With'],
        ['10:00', 'Welcome', 'Name'],
        ['10:10', 'The main part', 'Name'],
        ['10:50', 'Questions', 'Everyone'],
      ),
      h('Who speaks'),
      p('Name, role and one sentence each on why they are the ones to listen to.'),
      h('How to take part'),
      p('Where to register, by when, what it costs, and whether there will be a recording.'),
    ]),
  },
  video: {
    name: 'Video',
    description: 'A video with what is in it, for those who read or search.',
    body: bodyOf([
      p(
        'Set the address of the video in “Video”. Say here in two sentences what it shows and for whom it is worth the time.',
      ),
      h('In this video'),
      table(
        ['Minute', 'What is shown'],
        ['0:00', 'The question'],
        ['1:30', 'The answer, shown'],
        ['4:00', 'What to try oneself'],
      ),
      h('The essentials'),
      bullets('The three things to remember', 'as sentences that can be understood', 'without having seen the video'),
      h('Transcript'),
      p('The spoken text. Whoever can’t listen reads it, and search finds the video by it.'),
    ]),
  },
  case_study: {
    name: 'Case story',
    description: 'How somebody solved a problem, and what it came to.',
    body: bodyOf([
      p('The result in one sentence with a number: who reached what, in which time.'),
      table(['Who', 'Before', 'After'], ['Name, field, size', 'The figure at the beginning', 'The figure today']),
      h('The problem'),
      p('What hindered them, and what it cost. Describe an ordinary day.'),
      h('What they did'),
      steps('What they tried first', 'What they decided on, and why', 'How they introduced it'),
      quote('What they say about it, in their own words. — Name, role'),
      h('What it came to'),
      p(
        'Figures, compared with before. Also what turned out to be harder than expected: it makes the rest believable.',
      ),
      h('What others can take from it'),
      bullets('One thing to copy', 'One thing to do otherwise'),
    ]),
  },
  release_note: {
    name: 'Release note',
    description: 'What is new, better and repaired in a version.',
    body: bodyOf([
      p('Version and date, and in one sentence what matters most in it.'),
      h('New'),
      bullets('What people can do now that they could not do before. Begin with their benefit, not with the button.'),
      h('Better'),
      bullets('What has become faster, clearer or easier, if possible with a number'),
      h('Repaired'),
      bullets('What went wrong, in the words of those who reported it'),
      callout('warning', 'Whatever makes people change something themselves stands here: what, by when and how.'),
      divider,
      p('Where to find older notes, and where to report what does not work.'),
    ]),
  },
}
