export const words = {
  save: 'Save',
  saved: 'Saved',
  required: 'This cannot be empty.',
  state: {
    none: 'People sign in with a password or a link. Once this is set up, they sign in with the account that they have in your organisation.',
    unverified: 'Nobody signs in this way yet: one of your domains must be verified first.',
    ready: 'People can sign in with the account of your organisation.',
    only: 'People sign in with the account of your organisation, and in no other way.',
    open: 'Open the sign-in page',
  },
  provider: {
    title: 'Your provider',
    text: 'The service that your organisation signs in with. It must speak OpenID Connect.',
    issuer: 'Address of the provider (issuer)',
    issuerText: 'As the provider gives it, such as https://login.example.org.',
    clientId: 'Client id',
    secret: 'Client secret',
    secretText: 'It is kept encrypted and never shown again. Leave it empty if your provider gave none.',
    secretStored: 'A secret is stored. Leave this empty to keep it.',
    label: 'Name on the button',
    labelText: 'People read “Continue with …”. Without a name it is that of your organisation.',
  },
  test: {
    button: 'Test the connection',
    ok: 'The provider answers as it should',
    signsOut: 'Signing out here signs out there, too.',
    noSignOut: 'It offers no signing out: people who sign out here stay signed in there.',
    claims: 'Claims that it may send: {claims}',
    bad_address: 'This is not an address. It begins with https:// and has nothing behind a ? or #.',
    private: 'This address is not on the public internet, so we do not go there.',
    unreachable: 'There is no answer from this address. Check it, and whether the provider is up.',
    no_discovery:
      'There is something at this address, but no OpenID Connect provider. Often a part behind the host is missing.',
    not_json: 'What stands at this address is no configuration of a provider.',
    other_issuer: 'The provider calls itself {issuer}. Enter exactly this.',
    many_tenants: 'This address is for every organisation at once. Enter the one with your own tenant’s id.',
    no_code: 'This provider does not offer signing in by code, which we use.',
    no_keys: 'This provider publishes no keys, so nothing that it sends could be verified.',
    insecure: 'The address must begin with https://.',
  },
  addresses: {
    title: 'What to enter at the provider',
    text: 'Register a web application there, and copy these two addresses to it.',
    redirect: 'Redirect address',
    logout: 'Address after signing out',
  },
  help: {
    google: {
      title: 'Google Workspace',
      first:
        'In the Google Cloud console, create an OAuth client of the type “Web application”, with an “Internal” audience.',
      second: 'Copy the redirect address to “Authorised redirect URIs”. The issuer is https://accounts.google.com.',
      third: 'Copy the client id and the client secret to here. Google sends no groups: licences are given here.',
    },
    entra: {
      title: 'Microsoft Entra ID',
      first:
        'In the Entra admin centre, register an application for this tenant alone, with the redirect address as a “Web” platform.',
      second:
        'The issuer is https://login.microsoftonline.com/…/v2.0, with your tenant’s id in the middle. Create a client secret and copy its value.',
      third:
        'Under “Token configuration”, add the optional claims email and xms_edov, and groups. Enter xms_edov as the claim that confirms addresses.',
    },
    okta: {
      title: 'Okta',
      first: 'Create an app integration “OIDC – Web Application” with the grant “Authorization Code”.',
      second:
        'Copy both addresses to the sign-in and the sign-out redirect URIs. The issuer is the address of your Okta organisation.',
      third:
        'Under “Sign On”, add a groups claim with the name groups, if groups give licences. Assign people to the app.',
    },
    keycloak: {
      title: 'Keycloak',
      first: 'In your realm, create an OpenID Connect client with “Client authentication” and “Standard flow” on.',
      second:
        'Copy both addresses to “Valid redirect URIs” and “Valid post logout redirect URIs”. The issuer is that of your realm: https://…/realms/….',
      third:
        'Copy the secret from “Credentials”. For licences by role, enter realm_access.roles as the claim of groups, and add it to the ID token.',
    },
  },
  domains: {
    title: 'Your domains',
    text: 'Only people with e-mail addresses of these domains can sign in, and who enters such an address is led to your provider. Each must be verified once it is saved.',
    label: 'Domains, one a line',
    bad: 'Enter domains such as school.example, one a line.',
  },
  verify: {
    title: 'Verify your domains',
    text: 'Add the record to the domain at your registrar, as a TXT record without a name in front. Whoever runs this installation can confirm a domain, too.',
    verified: 'Verified',
    waiting: 'Not verified yet',
    byDns: 'By its record, on {when}',
    byOperator: 'Confirmed by the operator on {when}',
    record: 'TXT record of {domain}',
    check: 'Check now',
    done: '{domain} is verified',
  },
  claims: {
    title: 'What the provider says of people',
    text: 'Names of claims. Parts of a claim are separated by dots: realm_access.roles.',
    email: 'E-mail',
    emailText: 'It must be of one of your domains.',
    verified: 'E-mail is confirmed',
    verifiedText: 'Without it, people who have an account here already are not linked to it.',
    first_name: 'First name',
    first_nameText: 'Usually given_name.',
    last_name: 'Last name',
    last_nameText: 'Usually family_name.',
    locale: 'Language',
    localeText: 'Taken when a person first signs in.',
    manager: 'Manager',
    managerText: 'The e-mail of a person of your organisation.',
    groups: 'Groups',
    groupsText: 'A text or a list, for the licences below.',
    updates: 'At each sign-in, bring up to date',
    update: {
      names: 'Names',
      licence: 'Licence, also downwards; the owner and the last administrator stay',
      manager: 'Manager',
    },
  },
  licences: {
    title: 'Licences by group',
    text: 'Who is in several groups gets the highest licence. Everybody else is a learner.',
    group: 'Group',
    licence: 'Licence',
    Learner: 'Learner',
    Creator: 'Creator',
    Manager: 'Manager',
    Admin: 'Admin',
    add: 'Add a group',
    remove: 'Remove the group {group}',
  },
  only: {
    title: 'Passwords',
    text: 'Passwords, reset links and sign-in links stop working for your people. The owner of the organisation keeps the password, so that a provider that fails can be mended.',
    label: 'Sign in by single sign-on only',
  },
  remove: {
    button: 'Take single sign-on away',
    title: 'Take single sign-on away?',
    text: 'People sign in with passwords and links again; who never had a password asks for a reset link. The secret and the verified domains are forgotten.',
    cancel: 'Cancel',
    confirm: 'Take it away',
    done: 'Single sign-on is gone',
  },
  operator: {
    title: 'Domains for single sign-on',
    text: 'Confirm a domain only if you know that it is this organisation’s: people with its addresses can then sign in through its provider.',
    confirm: 'Confirm',
    confirmOf: 'Confirm {domain}',
  },
} as const

declare module '../sections.ts' {
  interface Sections {
    'single-sign-on': typeof words
  }
}
