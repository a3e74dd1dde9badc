/**
 * Holds the name, colour and logo of a product. The texts of both languages, the browser tab, the login page, the icon, the OpenAPI description,
 * the password rules and the demo data take it from there. `key` is in the names of what browsers and the server keep: choose it before the
 * first start.
 */
export interface Brand {
  /** As people read and write it, in both languages. */
  readonly name: string
  /** In the names of databases and of what a browser keeps: lower-case letters, digits and hyphens. */
  readonly key: string
  /** The primary colour until somebody chooses another, and the ground of the logo: six hex digits with #. */
  readonly colour: string
  /** The logo: the `d` of an SVG path in a square of 28 units, drawn as white lines 1.6 units wide. */
  readonly logo: string
  /**
   * Where the sources are on the web: the path of a file follows it, as in `https://git.example/atrium/blob/main/`. Empty while there is no
   * such site: the showcase then names the path alone.
   */
  readonly repository: string
}

/** Holds the e-mail domain and the password of the demo data of a product. */
export interface Demo {
  /** Of all e-mail addresses. No domain under `.example` is in use. */
  readonly emailDomain: string
  /** Of all four accounts. */
  readonly password: string
  /** Of that password, ready made so that a demo starts without hashing: Argon2id as in `platform/server/src/credentials`. */
  readonly passwordHash: string
}
