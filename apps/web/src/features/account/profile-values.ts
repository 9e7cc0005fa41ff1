/** What the form of the own profile holds. */
export interface ProfileValues {
  first_name: string
  last_name: string
  email: string
  current_password: string
  company: string
  webpage: string
  address: string
  bio: string
}
