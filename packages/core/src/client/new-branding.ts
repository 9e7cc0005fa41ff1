/** The branding of a new client, until its Admins change it. `logo` and `icon` are media ids, '' for none. */
export const newBranding = (name: string) => ({ name, primary: '#6a1b9a', logo: '', icon: '', footer: '' })
