import type { Brand, Demo } from 'atrium/contract/brand'
import type { OfferedLanguages } from 'atrium/contract/language'

/** Holds the name, colour and logo of the product. */
export const brand: Brand = {
  name: 'Bicycle workshop',
  key: 'bicycle-workshop',
  colour: '#5240ff',
  logo: 'M8.75 20v-6a5.25 5.25 0 0 1 10.5 0v6M11.75 20v-5.25a2.25 2.25 0 0 1 4.5 0V20',
  repository: '',
}

/** A description of the product for search engines and link previews, after the name and a comma. */
export const description = 'an admin back office'

/** The languages that people can choose. The first one is used where nothing known was asked for. */
export const languages: OfferedLanguages = ['zh-cn', 'en']

/** The names and addresses in the demo data, and the password of its accounts. */
export const demo: Demo = {
  emailDomain: 'bicycle-workshop.example',
  password: 'Atrium#2026',
  passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$NffEOovCn2eJskeGjvoFLw$jFsOhq79NWxEGE6k7vrIl6SWf7P9OnmLU9TCBM9kAQ8',
}
