/** System notifications, by type or by the key of their words. */
export const notifications = {
  shared: { title: 'The deck “{name}” is shared with you', text: '' },
  upgrade_asked: { title: '{name} asks for the plan {plan}', text: '{text}' },
  upgrade_asked_of_operators: { title: '{name} of {client} asks for the plan {plan}', text: '{text}' },
  upgrade_forwarded: { title: 'Your request for the plan {plan} was passed on', text: '{text}' },
  upgrade_granted: { title: 'The plan {plan} is yours', text: '{text}' },
  upgrade_granted_for: { title: 'Your organisation has the plan {plan} now, as {name} asked', text: '{text}' },
  upgrade_refused: { title: 'Your request for the plan {plan} was refused', text: '{text}' },
  upgrade_refused_for: { title: 'The request of {name} for the plan {plan} was refused', text: '{text}' },
}
