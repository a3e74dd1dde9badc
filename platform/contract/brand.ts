/**
 * What the product is called and looks like; the one place to change for a product of another name. The texts of both
 * languages, the browser tab, the login page, the icon, the OpenAPI description, the password rules and the demo data take it
 * from here. Change it before the first start: `key` is in the names of what browsers and the server keep.
 */
export const brand = {
  /** As people read and write it, in both languages. */
  name: 'Atrium',
  /** In the names of databases and of what a browser keeps: lower-case letters, digits and hyphens. */
  key: 'atrium',
  /** The primary colour until somebody chooses another, and the ground of the logo: six hex digits with #. */
  colour: '#5240ff',
  /** The logo: the `d` of an SVG path in a square of 28 units, drawn as white lines 1.6 units wide. */
  logo: 'M8.75 20v-6a5.25 5.25 0 0 1 10.5 0v6M11.75 20v-5.25a2.25 2.25 0 0 1 4.5 0V20',
  /**
   * Where the sources are on the web: the path of a file follows it, as in `https://git.example/atrium/blob/main/`. Empty while there is no
   * such site: the showcase then names the path alone.
   */
  repository: '' as string,
} as const

/** What it is, for search engines and link previews; follows the name and a comma. */
export const description = 'an admin back office'

/** What the demo data say. */
export const demo = {
  /** Of all e-mail addresses. No domain under `.example` is in use. */
  emailDomain: 'atrium.example',
  /** Of all four accounts. */
  password: 'Atrium#2026',
  /** Of that password, ready made so that a demo starts without hashing: Argon2id as in `platform/server/src/credentials`. */
  passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$NffEOovCn2eJskeGjvoFLw$jFsOhq79NWxEGE6k7vrIl6SWf7P9OnmLU9TCBM9kAQ8',
} as const

/**
 * The title of the browser tab: that of the page, then the name.
 * @example documentTitle('Users') // 'Users - Atrium'
 */
export function documentTitle(page: string): string {
  return page ? `${page} - ${brand.name}` : brand.name
}
