/** System notifications, by type or by the key of their words. */
export const notifications = {
  shared: { title: 'The deck “{name}” is shared with you', text: '' },
  course_shared: { title: 'The course “{name}” is shared with you', text: '' },
  article_shared: { title: 'The article “{name}” is shared with you', text: '' },
  article_not_published: {
    title: 'The article “{name}” was not published',
    text: 'It was scheduled for now, but something in it is no longer as it must be. It is a draft again: its check list says what is missing.',
  },
  enrolled: { title: 'You are enrolled in the course “{name}”', text: '' },
  due_soon: { title: '“{name}” is due on {date}', text: 'Complete the course by then.' },
  due_today: { title: '“{name}” is due today', text: 'Complete the course before the day is over.' },
  overdue: { title: '“{name}” is overdue', text: 'It was due on {date}. You can still complete the course.' },
  expires: {
    title: 'What you passed in “{name}” is good until {date}',
    text: 'After that day the course is yours to take again.',
  },
  renewed: {
    title: 'Time to take “{name}” again',
    text: 'What you passed before has expired. Your progress begins anew.',
  },
  passed: { title: 'You have passed the course “{name}”', text: 'Well done!' },
  failed: {
    title: 'You have not passed the course “{name}”',
    text: 'No attempt at the final exam is left. Ask who looks after the course for another one.',
  },
  attempt_asked: {
    title: '{name} asks for another attempt at the final exam of “{course}”',
    text: 'They have used all their attempts. Reset their attempts on the course’s Learners tab to let them try again.',
  },
  attempt_asked_two: {
    title: '{name} and one other person ask for another attempt at the final exam of “{course}”',
    text: 'They have used all their attempts. Reset their attempts on the course’s Learners tab to let them try again.',
  },
  attempt_asked_more: {
    title: '{name} and {others} others ask for another attempt at the final exam of “{course}”',
    text: 'They have used all their attempts. Reset their attempts on the course’s Learners tab to let them try again.',
  },
  reminder_one: {
    title: '{name} reminds you: one course is open',
    text: 'Go on where you stopped.',
  },
  reminder: {
    title: '{name} reminds you: {count} courses are open',
    text: 'Go on where you stopped.',
  },
  reminder_overdue_one: {
    title: '{name} reminds you: one course is overdue',
    text: 'Go on where you stopped, or ask for more time.',
  },
  reminder_overdue: {
    title: '{name} reminds you: {count} courses are overdue',
    text: 'Go on where you stopped, or ask for more time.',
  },
  team_weekly: {
    title: 'Your team this week',
    text: [
      'People who finished a course last week: {finished}',
      'Behind, with an overdue course: {overdue}',
      'At risk, not seen for 7 days or due within 3: {at_risk}',
      'Due this week: {due}',
      'Never begun: {not_begun}',
    ].join('\n'),
  },
  lead_new: {
    title: 'New lead: {name}',
    text: '“{deck}” was answered by {name}. Their details and answers are with your leads.',
  },
  lead_new_unnamed: {
    title: 'New lead from “{deck}”',
    text: 'Somebody left their details. They are with your leads.',
  },
  webhook_off: {
    title: 'A webhook was switched off',
    text: 'Nothing could be delivered to {url} for five days. Look at its log, mend what is wrong there, and switch it on again.',
  },
  certificate: {
    title: 'Your certificate of “{course}” is here',
    text: 'Save it, show it, or add it to your profile.',
  },
  certificate_boxes: {
    title: 'The certificate of {name} has characters that can’t be printed',
    text: 'Its PDF for “{course}” shows boxes in place of {characters}. Change the name or the text, then reissue the certificate.',
  },
  certificate_boxes_two: {
    title: 'The certificates of {name} and one other person have characters that can’t be printed',
    text: 'Their PDFs for “{course}” show boxes, for {name} in place of {characters}. Change the names or the texts, then reissue the certificates.',
  },
  certificate_boxes_more: {
    title: 'The certificates of {name} and {others} other people have characters that can’t be printed',
    text: 'Their PDFs for “{course}” show boxes, for {name} in place of {characters}. Change the names or the texts, then reissue the certificates.',
  },
  like_post: { title: '{name} liked your post', text: '{text}' },
  like_post_two: { title: '{name} and one other person liked your post', text: '{text}' },
  like_post_more: { title: '{name} and {others} others liked your post', text: '{text}' },
  like_comment: { title: '{name} liked your comment', text: '{text}' },
  like_comment_two: { title: '{name} and one other person liked your comment', text: '{text}' },
  like_comment_more: { title: '{name} and {others} others liked your comment', text: '{text}' },
  like_article: { title: '{name} liked your article', text: '{text}' },
  like_article_two: { title: '{name} and one other person liked your article', text: '{text}' },
  like_article_more: { title: '{name} and {others} others liked your article', text: '{text}' },
  comment_post: { title: '{name} commented on your post', text: '{text}' },
  comment_post_two: { title: '{name} and one other person commented on your post', text: '{text}' },
  comment_post_more: { title: '{name} and {others} others commented on your post', text: '{text}' },
  comment_article: { title: '{name} commented on your article', text: '{text}' },
  comment_article_two: { title: '{name} and one other person commented on your article', text: '{text}' },
  comment_article_more: { title: '{name} and {others} others commented on your article', text: '{text}' },
  reply: { title: '{name} replied to your comment', text: '{text}' },
  reply_two: { title: '{name} and one other person replied to your comment', text: '{text}' },
  reply_more: { title: '{name} and {others} others replied to your comment', text: '{text}' },
  mention_post: { title: '{name} mentioned you in a post', text: '' },
  mention_article: { title: '{name} mentioned you in the article “{article}”', text: '' },
  mention_comment: { title: '{name} mentioned you in a comment', text: '' },
  post_removed: { title: 'A moderator has hidden your post', text: 'Reason: {reason}' },
  comment_removed: { title: 'A moderator has hidden your comment', text: 'Reason: {reason}' },
  ticket_new: { title: 'New ticket {code}', text: 'From {client}. It waits for an answer.' },
  ticket_reply: { title: 'More was written in ticket {code}', text: 'From {client}. It waits for an answer.' },
  ticket_assigned: { title: 'Ticket {code} was given to you', text: 'From {client}.' },
  ticket_answered: { title: 'Your question was answered: “{subject}”', text: '' },
  ticket_closed: { title: 'Your question was closed: “{subject}”', text: 'Write in it, and it is open again.' },
  limit_maxUsers_80: {
    title: '{used} of {limit} places for people are in use',
    text: 'Some room is left. Deactivate people who have gone before all places are taken.',
  },
  limit_maxUsers_100: {
    title: 'All {limit} places for people are in use',
    text: 'Nobody can be added until somebody is deactivated or the licence gets more places.',
  },
  limit_campaigns_80: {
    title: '{used} of {limit} decks of the plan are in use',
    text: 'Before all are in use: ask for a larger plan, or move decks to the bin.',
  },
  limit_campaigns_100: {
    title: 'All {limit} decks of the plan are in use',
    text: 'Nobody can make a deck until one is moved to the bin or the plan is larger.',
  },
  limit_activeCampaigns_80: {
    title: '{used} of {limit} decks that may be published at once are published',
    text: 'Before all are published: ask for a larger plan, or unpublish decks that are not needed.',
  },
  limit_activeCampaigns_100: {
    title: 'As many decks are published as the plan allows: {limit}',
    text: 'No further deck can be published until one is unpublished or the plan is larger.',
  },
  limit_maxSpace_80: {
    title: 'The files of {name} use {percent} % of their space',
    text: '{used} of {limit} MB are in use.',
  },
  limit_maxSpace_100: {
    title: 'The files of {name} use all of their space',
    text: '{used} of {limit} MB are in use. New files are refused until some are deleted.',
  },
  limit_own_space_80: {
    title: 'Your files use {percent} % of your space',
    text: '{used} of {limit} MB are in use. Delete files that no deck shows.',
  },
  limit_own_space_100: {
    title: 'Your files use all of your space',
    text: '{used} of {limit} MB are in use. New files are refused until some are deleted, also those that people send with their answers.',
  },
  licence_ends: {
    title: 'Your licence ends on {date}',
    text: 'Afterwards you cannot sign in. An administrator of your organisation can extend it.',
  },
  licence_ends_today: {
    title: 'Your licence ends today',
    text: 'Afterwards you cannot sign in. An administrator of your organisation can extend it.',
  },
  licences_end_one: {
    title: 'A licence ends on {date}',
    text: 'Its person cannot sign in afterwards, until the licence is extended.',
  },
  billing_paid: {
    title: 'Paid: the plan {plan}',
    text: 'Thank you. The invoice {number} is with your plan and payments.',
  },
  billing_refunded: {
    title: 'A payment was sent back',
    text: 'The credit note {number}, for the invoice {invoice}, is with your plan and payments.',
  },
  billing_scheduled: {
    title: 'The plan {plan} begins on {date}',
    text: 'Until then everything stays as it is. You can withdraw the change before that day.',
  },
  billing_cancelled: {
    title: 'Your subscription ends on {date}',
    text: 'Until then everything stays as it is, and nothing more is charged. You can take it up again before that day.',
  },
  billing_ended: {
    title: 'Your plan is now {plan}',
    text: 'The larger plan has ended. Nothing was deleted; your decks, people and figures are all there.',
  },
  billing_failed: {
    title: 'A payment for the plan {plan} failed',
    text: 'Your plan stays until {date}. Please pay again, or with another card, before that day.',
  },
  billing_failed_last: {
    title: 'The plan {plan} ends on {date}',
    text: 'The payment for it has not come. After that day your organisation goes on without it; nothing is deleted.',
  },
  billing_over: {
    title: 'More is published than your plan has room for: {count} decks',
    text: 'Nothing is deleted. From {date} the newest of them take no new answers, unless you unpublish some or take a larger plan. Until then nothing more can be published.',
  },
  billing_over_soon: {
    title: 'On {date} decks are paused: {count}',
    text: 'They are beyond what your plan has room for, and take no new answers from that day on, unless you unpublish some or take a larger plan.',
  },
  billing_over_paused: {
    title: 'Decks are paused: {count}',
    text: 'They are beyond what your plan has room for, and take no new answers. Nothing is deleted. A larger plan opens them again at once; unpublished decks make room within a day.',
  },
  licences_end: {
    title: '{count} licences end by {date}',
    text: 'Their people cannot sign in afterwards, until the licences are extended.',
  },
  upgrade_asked: { title: '{name} asks for the plan {plan}', text: '{text}' },
  upgrade_asked_of_operators: { title: '{name} of {client} asks for the plan {plan}', text: '{text}' },
  upgrade_forwarded: { title: 'Your request for the plan {plan} was passed on', text: '{text}' },
  upgrade_granted: { title: 'The plan {plan} is yours', text: '{text}' },
  upgrade_granted_for: { title: 'Your organisation has the plan {plan} now, as {name} asked', text: '{text}' },
  upgrade_refused: { title: 'Your request for the plan {plan} was refused', text: '{text}' },
  upgrade_refused_for: { title: 'The request of {name} for the plan {plan} was refused', text: '{text}' },
}
