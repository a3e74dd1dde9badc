import { patterns } from 'atrium/contract/untrusted/rules'

/** How mails are sent, where the environment says so. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with name and password where the server asks for them. */
  readonly smtpUrl: URL
  readonly from: { readonly name: string; readonly address: string }
  /** The address of the console, without a slash at its end. */
  readonly publicUrl: string
}

/** The forms of SMTP_URL, MAIL_FROM and PUBLIC_URL, for error messages. */
export const mailFormats = {
  smtpUrl: 'must be smtp://HOST:PORT or smtps://HOST:PORT, with USER:PASSWORD@ before the host where it needs them',
  from: 'must be an email address, or a name with one, such as Office <office@example.com>',
  publicUrl: 'must be the address of the console, such as https://admin.example.com',
}

/** Returns the address of a server of SMTP; undefined for anything else. */
export function readSmtpUrl(text: string): URL | undefined {
  const isOne = /^smtps?:\/\/[^/?#\s]+\/?$/.test(text) && URL.canParse(text)
  if (!isOne) return undefined
  const url = new URL(text)
  try {
    decodeURIComponent(`${url.username}${url.password}`)
  } catch {
    return undefined
  }
  return url.hostname === '' ? undefined : url
}

/** Returns a sender by its name and address; undefined where there is none. */
export function readSender(text: string): MailSettings['from'] | undefined {
  const [, name = '', bracketed, plain] =
    /^(?:([^<>"\p{Cc}]{1,100}?)?\s*<([^<>]+)>|([^<>\s]+))$/u.exec(text.trim()) ?? []
  const address = bracketed ?? plain ?? ''
  return patterns.email.test(address) ? { name: name.trim(), address } : undefined
}

/** Returns an address of the web without a slash at its end; undefined for one with a query, or that is none. */
export function readPublicUrl(text: string): URL | undefined {
  if (!/^https?:\/\/[^/?#@\s]+(?:\/[^?#@\s]*)?$/.test(text) || !URL.canParse(text)) return undefined
  return new URL(text.replace(/\/$/, ''))
}
