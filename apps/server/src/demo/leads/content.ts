import type { LeadStatus } from '@deckle/core/lead/lead.ts'

/** Who left their details; the company is '' for people at home. */
export const people: readonly (readonly [name: string, company: string])[] = [
  ['Aditi Kulkarni', 'Filter & Foam'],
  ['Farhan Sheikh', 'Sheikh Bakes'],
  ['Nandini Krishnamurthy', 'Malgudi Mornings'],
  ['Joseph Tharakan', 'Backwater Bistro'],
  ['रोहन देशमुख', 'देशमुख कैफ़े'],
  ['Sana Mirza', ''],
  ['Vivek Subramaniam', 'Third Wave Office Services'],
  ['Grace D’Souza', 'Corner Loaf'],
  ['Harpreet Gill', 'Gill Hospitality'],
  ['Meenakshi Iyer', ''],
  ['Tenzin Dolma', 'Hill Road Homestay'],
  ['Arjun Bhattacharya', 'Coworks Indiranagar'],
  ['Olivia Brooks', 'Brooks & Daughters'],
  ['Yusuf Al Mansoori', 'Dune Roasters'],
  ['प्रिया शर्मा', ''],
  ['Karthik Raman', 'Code & Coffee'],
  ['Leela Thomas', ''],
  ['Siddharth Jain', 'Jain Catering'],
  ['Hannah Becker', 'Kaffeehaus Becker'],
  ['Ibrahim Patel', 'Patel Provisions'],
  ['Ritika Ahuja', 'Ahuja Events'],
  ['Manoj Pillai', ''],
  ['Shreya Ghosh', 'Salt Lake Canteen'],
  ['Wei Ling Tan', 'Tan & Tan'],
  ['Deepa Nambiar', 'Nambiar Stays'],
  ['Rahul Saxena', ''],
  ['Anjali Mehra', 'Mehra Interiors'],
  ['Zubin Contractor', 'Irani Corner'],
  ['स्नेहा जोशी', 'जोशी टिफ़िन'],
  ['Prakash Hegde', 'Hegde Estates'],
  ['Emily Carter', ''],
  ['Ganesh Naik', 'Naik’s Beach Shack'],
  ['Fatima Siddiqui', ''],
  ['Varun Malhotra', 'Northline Hotels'],
  ['Kavya Reddy', 'Reddy Workspaces'],
  ['Thomas Okafor', 'Okafor Imports'],
  ['Neha Bansal', ''],
  ['Suresh Menon', 'Menon Tea & Coffee'],
  ['Divya Chandran', 'Green Leaf Canteen'],
  ['Aarav Singhania', 'Singhania Retail'],
  ['Pooja Hegde', ''],
  ['Mohammed Rafi', 'Rafi’s Kitchen'],
  ['Isha Agarwal', 'Agarwal Sweets'],
  ['Rajesh Kumar', ''],
]

/** Where they came from, by the key of the deck, with how many. */
export const decks: readonly (readonly [key: string, count: number])[] = [
  ['suits', 22],
  ['visit', 10],
  ['styles', 7],
  ['trivia', 5],
]

/** How far they have come, with how many of ten. */
export const stages: readonly (readonly [LeadStatus, number])[] = [
  ['new', 4],
  ['contacted', 2.5],
  ['qualified', 1.5],
  ['won', 1.2],
  ['lost', 0.8],
]

export const consent = 'Lantern Hill may write to me about its coffee. I can take this back at any time.'
export const question = 'How many cups do you serve a day?'
export const cups = ['Under 20', '20 to 100', '100 to 300', 'Over 300']

export const notes = [
  'Called: wants to taste the Araku and the Monsooned Malabar side by side.',
  'Asked for the wholesale price list. Sent it, follow up on Thursday.',
  'Their grinder is ten years old. Offered a loan machine for the first three months.',
  'Orders 12 kg a month from somebody else until March.',
  'Prefers to be written to, not called.',
  'Came to the cupping evening with two colleagues.',
]
