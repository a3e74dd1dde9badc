import { readFileSync } from 'node:fs'

interface Given {
  readonly url: string
  readonly password: string | undefined
  readonly schema: string | undefined
  readonly caFile: string | undefined
}

/**
 * Returns the address of a database with its password, schema and authority, so that each connection to it has them. Throws an Error with a
 * sentence where one contradicts the address. SQLite has none of them.
 */
export function databaseUrlOf({ url, password, schema, caFile }: Given): string {
  if (url.startsWith('file:')) return url
  const given = new URLSearchParams(url.split('?')[1])
  const added: [string, string][] = []
  if (password !== undefined && !/:\/\/[^/@]*:[^@]*@/.test(url) && !given.has('password'))
    added.push(['password', password])
  if (schema !== undefined) {
    if (given.has('options'))
      throw new Error(
        'DATABASE_SCHEMA is set, and DATABASE_URL has options. Unset DATABASE_SCHEMA or take the options out.',
      )
    added.push(['options', `-c search_path=${schema}`])
  }
  if (caFile !== undefined) {
    const mode = given.get('sslmode')
    if (mode !== null && mode !== 'verify-full' && mode !== 'verify-ca')
      throw new Error(
        `DATABASE_CA_FILE is set, and DATABASE_URL has sslmode=${mode}, which does not check the certificate as it says. Use sslmode=verify-full or leave it out.`,
      )
    rejectNoCertificate(caFile)
    if (mode === null) added.push(['sslmode', 'verify-full'])
    added.push(['sslrootcert', caFile])
  }
  if (added.length === 0) return url
  const query = added.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  return `${url}${url.includes('?') ? '&' : '?'}${query}`
}

function rejectNoCertificate(path: string): void {
  let text = ''
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(`DATABASE_CA_FILE names ${path}, which cannot be read (${code}). Correct the path or unset it.`, {
      cause: error,
    })
  }
  if (!text.includes('-----BEGIN CERTIFICATE-----'))
    throw new Error(
      `DATABASE_CA_FILE names ${path}, which holds no certificate in PEM. Name the file of the authority or unset it.`,
    )
}
