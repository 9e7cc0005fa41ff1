export interface DemoProfile {
  readonly bio: string
  /** What visitors see too; by default nothing. */
  readonly shows?: 'person' | 'results'
}

/** What people of the coffee roaster wrote about themselves, by their keys; the others nothing. */
export const demoProfiles: Readonly<Record<string, DemoProfile>> = {
  vikram: {
    bio: 'Eleven shops, eighty people and one espresso recipe. Came as a barista in 2014, and still opens the bar in Indiranagar on Mondays.',
  },
  meera: {
    bio: 'I write our courses and quizzes, and most of what you read here about brewing.\n\nBefore that: six years behind the bar, two as a teacher. Tell me what you did not understand; that is where the next lesson begins.',
    shows: 'results',
  },
  imran: {
    bio: 'Roasts in Chikkamagaluru, an hour from the farms we buy from. Ask me about harvests, drums and why the light roast tastes of orange.',
    shows: 'person',
  },
  lakshmi: { bio: 'Latte art, badly at first and every morning since.', shows: 'results' },
  joseph: { bio: 'Runs the bar in Koramangala. Filter coffee at home, always.' },
  aditi: { bio: 'जयनगर की दुकान में बरिस्ता। सुबह की पहली कॉफ़ी मेरे हाथ की होती है।' },
  venkata: { bio: 'Roaster of the night shift. Cups before breakfast, writes down everything.' },
}
